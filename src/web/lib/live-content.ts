import { toCardView } from "../features/stock/card-view.ts";
import type { LiveContent } from "../sections/section-views.ts";
import type { WebServices } from "../services.ts";
import { cardContext } from "./card-context.ts";

/** What the sections of a page show beside the editors' words, as it stands now. */
export const liveContent = (services: WebServices): LiveContent => {
  const { paths, stock, catalogue, clock, settings } = services;
  const { brands, locations } = catalogue();
  return {
    paths,
    count: (query) => stock.index().count(query),
    async cards(query, limit) {
      const { ids } = stock.index().search(query, { perPage: limit, facets: false });
      const context = cardContext(services);
      return (await stock.byIds(ids)).map((vehicle) => toCardView(vehicle, context));
    },
    brands,
    locations,
    now: clock.now(),
    timeZone: settings.timeZone,
  };
};
