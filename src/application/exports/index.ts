export { exportCatalogue } from "./export-catalogue.ts";
export { createStockExports, exportStock, type StockExport, type StockExports } from "./stock-exports.ts";
export { withoutVin } from "./without-vin.ts";
export type { ExportCounts } from "./write-export.ts";
