import type { SectionOf } from "#domain/content/index.ts";
import type { VehicleCardView } from "../../vehicle/index.ts";
import type { LiveContent } from "../elements/live-content.ts";

export type StockTeaserView = Omit<SectionOf<"stock_teaser">, "query"> & {
  readonly href: string;
  readonly cards: readonly VehicleCardView[];
};

export const toStockTeaserView = async (
  { query, ...section }: SectionOf<"stock_teaser">,
  live: LiveContent,
): Promise<StockTeaserView> => ({
  ...section,
  href: live.paths.stock(query),
  cards: await live.cards(query, section.limit),
});
