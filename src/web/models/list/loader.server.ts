import { differsFromDefault, isModelParameter, listModels, parseModelQuery } from "#domain/models/index.ts";
import { readModelAddresses } from "#application/content/index.ts";
import { toModelListView } from "./model-list-view.ts";
import { brandHref, requireBrand } from "../../platform/addresses/index.server.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { crumbsData } from "../../platform/page/index.ts";
import { declareParameters, markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import { modelListStrings as strings } from "../strings/models-strings.ts";
import type { Route } from "./+types/route";

/** Maximum number of model names in the description. */
const MAX_NAMES = 5;

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const brand = await requireBrand(services, params.brand, url);
  markCacheable(context, "catalogue", "stock", "content");
  declareParameters(context, isModelParameter);
  const { paths, catalogue, stock, siteUrl, settings } = services;
  const query = parseModelQuery(url.searchParams);
  const models = catalogue().models.filter((model) => model.brand === brand.slug);
  const addressOf = await readModelAddresses(services);
  const crumbs = crumbsTo(
    services,
    { label: brand.name, href: await brandHref(services, brand) },
    { label: strings.crumb },
  );
  const names = listModels(models, parseModelQuery(new URLSearchParams())).slice(0, MAX_NAMES);
  const nameList = names.map(({ name }) => name).join(", ") + (models.length > MAX_NAMES ? "…" : ".");
  return {
    view: toModelListView({
      brand,
      models,
      query,
      crumbs,
      paths,
      addressOf,
      count: stock.index().count,
      vat: settings.countryTerms.vat,
    }),
    description: strings.description(models.length, brand.name, nameList),
    canonical: paths.brandAllModels(brand),
    noindex: differsFromDefault(query),
    structuredData: [crumbsData(crumbs, siteUrl)],
  };
};
