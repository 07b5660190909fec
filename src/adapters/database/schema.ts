import type { SettingsTables } from "./tables/settings.ts";
import type { StockTables } from "./tables/stock.ts";

export type Schema = StockTables & SettingsTables;
