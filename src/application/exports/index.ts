export { exportCatalogue } from "./export-catalogue.ts";
export { exportStock } from "./export-stock.ts";
export { createStockExports, type StockExport, type StockExports } from "./stock-exports.ts";
export { withoutVin } from "./without-vin.ts";
export { createExportCounts, type ExportCounts, writeExport } from "./write-export.ts";
