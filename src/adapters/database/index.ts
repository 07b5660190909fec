export { catalogueRepository } from "./catalogue.ts";
export { createCatalogueWriter } from "./catalogue-writer.ts";
export type { Database } from "./database.ts";
export { openDatabase } from "./open.ts";
export { createSharedSettings } from "./shared-settings.ts";
export { createStockReader } from "./stock-reader.ts";
export { createStockWriter } from "./stock-writer.ts";
export { watchVersion } from "./watch.ts";
export { leadRepository } from "./leads.ts";
