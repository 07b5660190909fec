import type { Location } from "../locations/index.ts";
import type { Vehicle } from "../vehicles/index.ts";

/** Data for an export beyond the vehicle. All returned URLs are absolute. */
export type ExportContext = {
  /** The canonical URL of the vehicle's page. */
  readonly vehicleUrl: (vehicle: Vehicle) => string;
  /** Resolves a path of the site ("/media/1.webp"); returns other URLs unchanged. */
  readonly absoluteUrl: (url: string) => string;
  readonly locationById: (id: number | null) => Location | null;
};

/** A vehicle that the format excludes; exports count them by reason. */
export type ExcludedVehicle = { readonly exclusionReason: string };

type FormatBase = {
  readonly name: string;
  /** File name under `/feeds/`. */
  readonly file: string;
  readonly mediaType: string;
  readonly description: string;
  /**
   * True: exports the attributes of the feed, so that a new import restores the stock. False: exports displayed values.
   */
  readonly asFed: boolean;
};

/** A JSON array with one vehicle per line. */
export type JsonFormat = FormatBase & {
  readonly kind: "json";
  readonly object: (vehicle: Vehicle) => Readonly<Record<string, unknown>>;
};

/** A header and one vehicle per line. */
export type CsvFormat = FormatBase & {
  readonly kind: "csv";
  readonly columns: readonly string[];
  readonly cells: (vehicle: Vehicle, context: ExportContext) => readonly string[] | ExcludedVehicle;
  /** Reason why the recipient will reject this vehicle; null if it accepts it. */
  readonly rejectionReason: (vehicle: Vehicle) => string | null;
};

export type ExportFormat = JsonFormat | CsvFormat;
