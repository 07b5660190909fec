import { GOOGLE_COLUMNS } from "../imports/index.ts";
import { lackingForAds } from "./advertised.ts";
import type { ExportFormat } from "./format.ts";
import { googleCells } from "./google.ts";
import { META_FILE_COLUMNS, metaCells } from "./meta.ts";
import { VITRINE_COLUMNS, vitrineCells, vitrineObject } from "./vitrine.ts";

export { exportContext } from "./context.ts";
export type { ExportContext, ExportFormat } from "./format.ts";

const CSV = "text/csv; charset=utf-8; header=present";

/** Every format the stock is given out in. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  {
    name: "vitrine-json",
    file: "vitrine.json",
    mediaType: "application/json; charset=utf-8",
    describes: "our own JSON: everything, as docs/schemas/vitrine-vehicle.schema.json describes it",
    asFed: true,
    kind: "json",
    object: vitrineObject,
  },
  {
    name: "vitrine-csv",
    file: "vitrine.csv",
    mediaType: CSV,
    describes: "our own CSV: the same, nested names with dots, lists with |",
    asFed: true,
    kind: "csv",
    columns: VITRINE_COLUMNS,
    cells: vitrineCells,
    lacking: () => null,
  },
  {
    name: "google-vehicle-ads",
    file: "google-vehicle-ads.csv",
    mediaType: CSV,
    describes: "Google vehicle ads, CSV: what is available, as visitors see it",
    asFed: false,
    kind: "csv",
    columns: GOOGLE_COLUMNS,
    cells: googleCells,
    lacking: lackingForAds,
  },
  {
    name: "meta-automotive",
    file: "meta-automotive.csv",
    mediaType: CSV,
    describes: "Meta automotive inventory ads, CSV: every vehicle with its availability",
    asFed: false,
    kind: "csv",
    columns: META_FILE_COLUMNS,
    cells: metaCells,
    lacking: lackingForAds,
  },
];

/** Raised whenever a format writes the same vehicle otherwise: kept renditions and entity tags go by it. */
export const EXPORT_VERSION = 1;
