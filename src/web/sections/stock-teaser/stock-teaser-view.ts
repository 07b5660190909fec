import type { SectionOf } from "#domain/content/index.ts";
import type { VehicleCardView } from "../../features/vehicle-card/index.ts";
import type { LiveContent } from "../elements/live-content.ts";

export type StockTeaserView = Omit<SectionOf<"stock_teaser">, "query"> & {
  readonly href: string;
  readonly cards: readonly VehicleCardView[];
};

const toStockTeaserView = async (
  { query, ...section }: SectionOf<"stock_teaser">,
  { paths, cards }: LiveContent,
): Promise<StockTeaserView> => ({
  ...section,
  href: paths.stock(query),
  cards: await cards(query, section.limit),
});

export const stockTeaserSection = {
  toView: toStockTeaserView,
  hasContent: ({ cards }: StockTeaserView) => cards.length > 0,
};
