export { exportCatalogue, type ExportCounts, withoutVin } from "./write-export.ts";
export { createStockExports, exportStock, type StockExport, type StockExports } from "./stock-exports.ts";
