import { requireBrand, requireModel } from "../../platform/addresses/index.server.ts";
import { buildSectionViews, sectionsText } from "../../sections/section-views.server.ts";
import { readModelAddresses } from "#application/content/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { Brand, Model } from "#domain/models/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { formatFuels, modelPageStrings as strings, modelPicture, modelTitle } from "../../models/index.ts";
import { modelCrumbs, modelData, modelImageUrls } from "../../models/index.server.ts";
import { crumbsData } from "../../platform/page/index.ts";
import { withModelSections } from "../../sections/elements/with-model-sections.ts";
import { liveContent, type SectionServices } from "../../sections/load-live-content.server.ts";
import { markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

const modelPage = async (services: SectionServices & SiteServices<"siteUrl">, brand: Brand, model: Model, url: URL) => {
  const { siteUrl } = services;
  const title = modelTitle(model, [brand]);
  const canonical = (await readModelAddresses(services))(model);
  const crumbs = await modelCrumbs(services, { brand, model, address: canonical });
  const sections = withModelSections([], { brand, model }).map(({ section }) => section);
  const subject = { brand, model, url: siteUrl + canonical, siteUrl };
  const [picture] = modelImageUrls(subject);
  const { vat } = services.settings.countryTerms;
  const cash = model.cash_price_from === null ? null : `${formatEuros(model.cash_price_from)} ${vat.with}`;
  return {
    crumbs,
    sections: await buildSectionViews(sections, liveContent(services, url)),
    title: strings.title(title),
    description: strings.description(title, model.versions.length, formatFuels(model), cash),
    canonical,
    image: picture === undefined ? null : { url: picture, alt: modelPicture(model, title).alt },
    data: [modelData(subject), crumbsData(crumbs, siteUrl)],
  };
};

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
