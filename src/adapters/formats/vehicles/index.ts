import type { ExportContext, ExportedVehicle, ExportFormat } from "#application/exports/ports.ts";
import { adsRejectionReasons } from "./ads-rules.ts";
import { exportCsvLine } from "../../platform/csv/csv-cell.ts";
import { GOOGLE_COLUMNS, googleCells, googleExclusionReason } from "./google-vehicles.ts";
import { META_FILE_COLUMNS, metaCells } from "./meta-vehicles.ts";
import { VITRINE_COLUMNS, vitrineCells, vitrineObject } from "./vitrine.ts";

type CellsOf = (vehicle: ExportedVehicle, context: ExportContext) => readonly string[];

/** A header and one line per vehicle. */
const csvRows = (columns: readonly string[], cellsOf: CellsOf): Pick<ExportFormat, "opening" | "row" | "closing"> => ({
  opening: exportCsvLine(columns),
  row: (vehicle, context) => exportCsvLine(cellsOf(vehicle, context)),
  closing: "",
});

const CSV_MEDIA_TYPE = "text/csv; charset=utf-8; header=present";

export const EXPORT_FORMATS: readonly ExportFormat[] = [
  {
    name: "vitrine-json",
    file: "vitrine.json",
    mediaType: "application/json; charset=utf-8",
    description: "our own JSON: everything, as docs/schemas/vitrine-vehicle.schema.json describes it",
    asFed: true,
    opening: "[",
    row: (vehicle, _context, index) => `${index === 0 ? "\n" : ",\n"}${JSON.stringify(vitrineObject(vehicle))}`,
    closing: "\n]\n",
    exclusionReason: () => null,
    network: null,
    rejectionReasons: () => [],
  },
  {
    name: "vitrine-csv",
    file: "vitrine.csv",
    mediaType: CSV_MEDIA_TYPE,
    description: "our own CSV: the same, nested names with dots, lists with |",
    asFed: true,
    ...csvRows(VITRINE_COLUMNS, vitrineCells),
    exclusionReason: () => null,
    network: null,
    rejectionReasons: () => [],
  },
  {
    name: "google-vehicle-ads",
    file: "google-vehicle-ads.csv",
    mediaType: CSV_MEDIA_TYPE,
    description: "Google vehicle ads, CSV: what is available, as visitors see it",
    asFed: false,
    ...csvRows(GOOGLE_COLUMNS, googleCells),
    exclusionReason: googleExclusionReason,
    network: "Google",
    rejectionReasons: adsRejectionReasons("google"),
  },
  {
    name: "meta-automotive",
    file: "meta-automotive.csv",
    mediaType: CSV_MEDIA_TYPE,
    description: "Meta automotive inventory ads, CSV: every vehicle with its availability",
    asFed: false,
    ...csvRows(META_FILE_COLUMNS, metaCells),
    exclusionReason: () => null,
    network: "Meta",
    rejectionReasons: adsRejectionReasons("meta"),
  },
];

/** Increase it when the output of a format changes: cached exports and entity tags depend on it. */
export const EXPORT_VERSION = 4;
