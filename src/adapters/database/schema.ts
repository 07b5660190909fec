import type { AlertTables } from "./tables/alerts.ts";
import type { ApiTokenTables } from "./tables/api-tokens.ts";
import type { CatalogueTables } from "./tables/catalogue.ts";
import type { ContentTables } from "./tables/content.ts";
import type { LeadTables } from "./tables/leads.ts";
import type { NodeTables } from "./tables/nodes.ts";
import type { PictureTables } from "./tables/pictures.ts";
import type { SettingsTables } from "./tables/settings.ts";
import type { StockTables } from "./tables/stock.ts";

export type Schema = AlertTables &
  ApiTokenTables &
  CatalogueTables &
  ContentTables &
  LeadTables &
  NodeTables &
  PictureTables &
  StockTables &
  SettingsTables;
