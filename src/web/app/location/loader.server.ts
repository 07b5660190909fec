import { requireLocation } from "../../locations/index.server.ts";
import { allowEmbeds, markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import { embeddedHosts, sectionsText } from "../../sections/section-views.server.ts";
import type { Route } from "./+types/route";
import { locationPage } from "./location-page.server.ts";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const location = await requireLocation(services, params, url);
  markCacheable(context, "catalogue", "stock", "content", "minute");
  const { data, ...page } = await locationPage(services, location, url);
  allowEmbeds(context, embeddedHosts(page.sections));
  return {
    ...page,
    sections: sectionsText(context, page.sections),
    structuredData: data,
  };
};
