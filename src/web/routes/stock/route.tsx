import { useEffect, useMemo } from "react";
import { redirect } from "react-router";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import { parseJsonText, toJsonText } from "./json-text.ts";
import { loadOrLast, rememberResponse, type StockResponse } from "./stock-response.ts";
import { StockPage } from "./stock-page.tsx";
import { stockPageMeta } from "./stock-page-meta.ts";
import { buildStockPageView } from "./stock-page-view.ts";
import { zeroResultsHelp } from "./zero-results-help.ts";
import { cardContext } from "../../features/vehicle-card/card-context.server.ts";
import { pageMeta } from "../../features/page/page-meta.ts";
import { markCacheable, servicesOf } from "../../services.ts";
import type { Route } from "./+types/route";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { stock, settings, paths } = services;
  markCacheable(context, "stock", "catalogue");
  const requested = parseStockQuery(url.searchParams);
  const understood = { ...stock.quickSearch().parse(requested), page: 1 };
  // Free text that matches filters becomes filters, which the visitor can remove one by one.
  if (understood.q !== requested.q) throw redirect(paths.stock(understood), 302);
  const index = stock.index();
  const result = index.search(requested);
  const query = { ...requested, page: result.page };
  const view = buildStockPageView({
    query,
    result,
    vehicles: await stock.byIds(result.ids),
    settings,
    paths,
    cards: cardContext(services),
    ...(result.total === 0
      ? { zeroResultsHelp: zeroResultsHelp(query, index.countWithoutFilters(query), index.count) }
      : {}),
  });
  return {
    view: toJsonText(view),
    meta: stockPageMeta(query, view, settings.indexing),
    canonical: paths.stock(query),
  };
};

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<StockResponse> =>
  loadOrLast(() => serverLoader());

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.meta.title ?? null,
    description: loaderData?.meta.description ?? null,
    canonical: loaderData?.canonical ?? null,
    noindex: !loaderData?.meta.indexable,
  });

const Stock = ({ loaderData }: Route.ComponentProps) => {
  const response: StockResponse = loaderData;
  const view = useMemo(() => parseJsonText(response.view), [response.view]);
  useEffect(() => rememberResponse(response), [response]);
  return <StockPage view={view} failure={response.failure ?? null} />;
};

export default Stock;
