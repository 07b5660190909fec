import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleStockTeaser } from "./stock-teaser.examples.ts";
import { StockTeaser, toStockTeaserView } from "./stock-teaser.tsx";

export const component = StockTeaser;

export const examples: SectionExamples<typeof component> = [exampleStockTeaser];

export const section = defineSection({
  name: "stock_teaser",
  component,
  toView: toStockTeaserView,
  hasContent: ({ cards }) => cards.length > 0,
});
