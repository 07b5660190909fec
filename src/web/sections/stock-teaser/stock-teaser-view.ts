import type { SectionOf } from "#domain/content/index.ts";
import { createDerivedCache } from "#domain/shared/index.ts";
import type { VehicleCardView } from "../../features/vehicle-card/index.ts";
import type { LiveContent } from "../elements/live-content.ts";

export type StockTeaserView = Omit<SectionOf<"stock_teaser">, "query"> & {
  readonly href: string;
  readonly cards: readonly VehicleCardView[];
};

const views = createDerivedCache<SectionOf<"stock_teaser">, StockTeaserView>();

/** The same object for the same cards, since the server keeps its JSON by it. */
const toStockTeaserView = async (section: SectionOf<"stock_teaser">, live: LiveContent): Promise<StockTeaserView> => {
  const { query, ...rest } = section;
  const href = live.paths.stock(query);
  const cards = await live.cards(query, section.limit);
  return views(section, [href, cards], () => ({ ...rest, href, cards }));
};

export const stockTeaserSection = {
  toView: toStockTeaserView,
  hasContent: ({ cards }: StockTeaserView) => cards.length > 0,
};
