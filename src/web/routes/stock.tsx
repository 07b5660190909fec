import { parseStockQuery, writeStockQuery } from "#domain/vehicles/index.ts";
import { StockPage } from "../features/stock/stock-page.tsx";
import { buildStockPageView, relaxationsOf } from "../features/stock/stock-view.ts";
import { cardContext } from "../lib/card-context.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { stockStrings as words } from "../strings/stock.ts";
import { mayBeKept, servicesOf } from "../services.ts";
import type { Route } from "./+types/stock";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { stock, settings, paths } = services;
  mayBeKept(context, "stock", "catalogue");
  const asked = parseStockQuery(url.searchParams);
  const result = stock.search(asked);
  const query = { ...asked, page: result.page };
  const index = stock.index();
  const relaxations = result.total === 0 ? relaxationsOf(query, result.facets) : [];
  const view = buildStockPageView({
    query,
    result,
    vehicles: await stock.byIds(result.ids),
    settings,
    paths,
    cards: cardContext(services),
    relaxed: relaxations.map((relaxation) => ({ ...relaxation, total: index.count(relaxation.query) })),
  });
  // Every choice of filters has an address; search engines are shown those alone that the market wants found.
  const indexable = writeStockQuery({ ...query, page: 1 }).size === 0;
  return { view, canonical: paths.stock(query), indexable };
};

export const meta = ({ loaderData, matches, location }: Route.MetaArgs) =>
  pageMeta(matches, location, {
    title: words.title,
    description: words.description,
    canonical: loaderData?.canonical ?? null,
    noindex: !loaderData?.indexable,
  });

const Stock = ({ loaderData }: Route.ComponentProps) => <StockPage view={loaderData.view} />;

export default Stock;
