import { asksForMore, listModels, parseModelQuery } from "#domain/models/index.ts";
import { ModelListPage } from "../features/models/model-list-page.tsx";
import { modelListView } from "../features/models/model-list-view.ts";
import { brandOfPath } from "../lib/brand-of-path.ts";
import { crumbsTo } from "../lib/crumbs.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { crumbsData } from "../lib/structured-data.ts";
import { mayBeKept, servicesOf } from "../services.ts";
import { modelListStrings as words } from "../strings/models.ts";
import type { Route } from "./+types/model-list";

/** Names that a description has room for. */
const NAMED = 5;

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const brand = await brandOfPath(services, params.brand, url);
  mayBeKept(context, "catalogue", "stock", "content");
  const { paths, catalogue, stock, siteUrl } = services;
  const query = parseModelQuery(url.searchParams);
  const models = catalogue().models.filter((model) => model.brand === brand.slug);
  const crumbs = crumbsTo(services, { label: brand.name, href: paths.brand(brand) }, { label: words.crumb });
  const names = listModels(models, parseModelQuery(new URLSearchParams())).slice(0, NAMED);
  const shown = names.map(({ name }) => name).join(", ") + (models.length > NAMED ? "…" : ".");
  const data = crumbsData(crumbs, siteUrl);
  return {
    view: modelListView({ brand, models, query, crumbs, paths, count: stock.index().count }),
    description: words.description(models.length, brand.name, shown),
    canonical: paths.brandAllModels(brand),
    noindex: asksForMore(query),
    data: data === null ? [] : [data],
  };
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.view.title ?? null,
    description: loaderData?.description ?? null,
    canonical: loaderData?.canonical ?? null,
    noindex: loaderData?.noindex ?? true,
    structuredData: loaderData?.data ?? [],
  });

const ModelList = ({ loaderData }: Route.ComponentProps) => <ModelListPage view={loaderData.view} />;

export default ModelList;
