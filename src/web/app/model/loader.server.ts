import { requireBrand, requireModel } from "../../platform/addresses/index.server.ts";
import { sectionsText } from "../../sections/section-views.server.ts";
import { modelPage } from "./model-page.server.ts";
import { markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const brand = await requireBrand(services, params.brand, url);
  const model = await requireModel(services, brand, params.model, url);
  markCacheable(context, "catalogue", "stock", "content", "minute");
  const { sections, data, ...page } = await modelPage(services, brand, model, url);
  return {
    ...page,
    sections: sectionsText(context, sections),
    structuredData: data,
  };
};
