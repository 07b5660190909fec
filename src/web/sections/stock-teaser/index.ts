import { defineSection } from "../elements/define-section.ts";
import { StockTeaser, toStockTeaserView } from "./stock-teaser.tsx";

export const component = StockTeaser;

export const section = defineSection({
  name: "stock_teaser",
  component,
  toView: toStockTeaserView,
  hasContent: ({ cards }) => cards.length > 0,
});
