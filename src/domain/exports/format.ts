import type { Location } from "../locations/index.ts";
import type { Vehicle } from "../vehicles/index.ts";

/** What an exported vehicle says beyond its own facts. Addresses are absolute. */
export type ExportContext = {
  /** The vehicle's page, the one that search engines are shown. */
  readonly pageOf: (vehicle: Vehicle) => string;
  /** An address of the site itself ("/media/1.webp") or a foreign one, made absolute. */
  readonly absolute: (url: string) => string;
  readonly locationOf: (id: number | null) => Location | null;
};

/** Why a network takes no such vehicle: it is left out of that export and counted. */
export type LeftOut = { readonly leftOut: string };

type FormatBase = {
  readonly name: string;
  /** Its file under `/feeds/`. */
  readonly file: string;
  readonly mediaType: string;
  readonly describes: string;
  /** Written of the facts as fed, so that taking it in again gives the same stock; or as visitors see the vehicle. */
  readonly asFed: boolean;
};

/** One vehicle a line in an array. */
export type JsonFormat = FormatBase & {
  readonly kind: "json";
  readonly object: (vehicle: Vehicle) => Readonly<Record<string, unknown>>;
};

/** A header and one vehicle a line. */
export type CsvFormat = FormatBase & {
  readonly kind: "csv";
  readonly columns: readonly string[];
  readonly cells: (vehicle: Vehicle, context: ExportContext) => readonly string[] | LeftOut;
  /** Why those who take the file will not show this vehicle; null where nothing keeps them. */
  readonly lacking: (vehicle: Vehicle) => string | null;
};

export type ExportFormat = JsonFormat | CsvFormat;
