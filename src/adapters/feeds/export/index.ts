export { writeExport, createExportCounts, type ExportCounts } from "./write-export.ts";
