import { GOOGLE_COLUMNS } from "../imports/index.ts";
import { adsRejectionReason } from "./advertised-vehicle.ts";
import type { ExportFormat } from "./export-format.ts";
import { googleCells } from "./google.ts";
import { META_FILE_COLUMNS, metaCells } from "./meta.ts";
import { VITRINE_COLUMNS, vitrineCells, vitrineObject } from "./vitrine.ts";

export { createExportContext } from "./export-context.ts";
export type { ExportContext, ExportFormat } from "./export-format.ts";

const CSV_MEDIA_TYPE = "text/csv; charset=utf-8; header=present";

export const EXPORT_FORMATS: readonly ExportFormat[] = [
  {
    name: "vitrine-json",
    file: "vitrine.json",
    mediaType: "application/json; charset=utf-8",
    description: "our own JSON: everything, as docs/schemas/vitrine-vehicle.schema.json describes it",
    asFed: true,
    kind: "json",
    object: vitrineObject,
  },
  {
    name: "vitrine-csv",
    file: "vitrine.csv",
    mediaType: CSV_MEDIA_TYPE,
    description: "our own CSV: the same, nested names with dots, lists with |",
    asFed: true,
    kind: "csv",
    columns: VITRINE_COLUMNS,
    cells: vitrineCells,
    rejectionReason: () => null,
  },
  {
    name: "google-vehicle-ads",
    file: "google-vehicle-ads.csv",
    mediaType: CSV_MEDIA_TYPE,
    description: "Google vehicle ads, CSV: what is available, as visitors see it",
    asFed: false,
    kind: "csv",
    columns: GOOGLE_COLUMNS,
    cells: googleCells,
    rejectionReason: adsRejectionReason,
  },
  {
    name: "meta-automotive",
    file: "meta-automotive.csv",
    mediaType: CSV_MEDIA_TYPE,
    description: "Meta automotive inventory ads, CSV: every vehicle with its availability",
    asFed: false,
    kind: "csv",
    columns: META_FILE_COLUMNS,
    cells: metaCells,
    rejectionReason: adsRejectionReason,
  },
];

/** Increase it when the output of a format changes: cached exports and entity tags depend on it. */
export const EXPORT_VERSION = 1;
