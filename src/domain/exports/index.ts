import type { ExportFormat } from "./format.ts";
import { VITRINE_COLUMNS, vitrineCells, vitrineObject } from "./vitrine.ts";

export { exportContext } from "./context.ts";
export type { ExportContext, ExportFormat, LeftOut } from "./format.ts";

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
    mediaType: "text/csv; charset=utf-8; header=present",
    describes: "our own CSV: the same, nested names with dots, lists with |",
    asFed: true,
    kind: "csv",
    columns: VITRINE_COLUMNS,
    cells: vitrineCells,
  },
];

/** Raised whenever a format writes the same vehicle otherwise: kept renditions and entity tags go by it. */
export const EXPORT_VERSION = 1;
