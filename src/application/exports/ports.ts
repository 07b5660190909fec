import type { Location } from "#domain/locations/index.ts";
import type { AdsVehicle, Vehicle } from "#domain/vehicles/index.ts";

/** Data for an export beyond the vehicle. All returned URLs are absolute. */
export type ExportContext = {
  /** The canonical URL of the vehicle's page. */
  readonly vehicleUrl: (vehicle: Vehicle) => string;
  /** Resolves a path of the site ("/media/1.webp"); returns other URLs unchanged. */
  readonly absoluteUrl: (url: string) => string;
  readonly locationById: (id: number | null) => Location | null;
  /** The current year. */
  readonly year: number;
};

/** `key`: the feed's, where the file goes back to that feed; else the number of the vehicle stands for it. */
export type ExportedVehicle = Vehicle & { readonly key?: string };

/** A file format of the stock. The file is `opening`, one row for each exported vehicle and `closing`. */
export type ExportFormat = {
  readonly name: string;
  /** File name under `/feeds/`. */
  readonly file: string;
  readonly mediaType: string;
  readonly description: string;
  /**
   * True: exports the attributes of the feed, so that a new import restores the stock. False: exports displayed values.
   */
  readonly asFed: boolean;
  readonly opening: string;
  /** `index`: number of rows before this one. */
  readonly row: (vehicle: ExportedVehicle, context: ExportContext, index: number) => string;
  readonly closing: string;
  /** Why the file does not have a vehicle; null: it has it. Exports count them by reason. */
  readonly exclusionReason: (vehicle: Pick<Vehicle, "availability">) => string | null;
  /** The network that reads the format; null: it is our own. */
  readonly network: string | null;
  /** Reasons why the network will refuse a vehicle; empty if it accepts it. */
  readonly rejectionReasons: (vehicle: AdsVehicle) => readonly string[];
};

/** A written export. */
export type ExportFile = {
  readonly modified: Date;
  /** The file is opened with the first read of the stream and closed at its end, its cancellation or an error. */
  readonly read: (encoding: "gzip" | "identity") => ReadableStream<Uint8Array>;
};

/** The folder of written exports. */
export type ExportFiles = {
  /** Null when there is no such file. */
  readonly find: (name: string) => Promise<ExportFile | null>;
  /** Name of the newest file whose name begins with `prefix`; null when there is none. */
  readonly newest: (prefix: string) => Promise<string | null>;
  /** Writes a compressed file: it appears complete or not at all. */
  readonly write: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Removes the files whose name begins with `prefix`, except `current`. */
  readonly removeOutdated: (prefix: string, current: string) => Promise<void>;
};
