import type { LoadedResults } from "../last-results/last-results.ts";
import type { JsonText } from "../../platform/json-text/index.ts";
import type { StockPageMeta } from "./title/stock-page-meta.ts";
import type { StockPageView } from "./stock-page-view.ts";

export type StockResponse = LoadedResults & {
  readonly view: JsonText<StockPageView>;
  readonly meta: StockPageMeta;
  readonly canonical: string;
};
