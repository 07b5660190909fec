export { createExportContext } from "./export-context.ts";
export { createExportCounts, type ExportCounts, writeExport } from "./write-export.ts";
