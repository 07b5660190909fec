import { useEffect, useMemo } from "react";
import { redirect } from "react-router";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import { fromText, toText } from "../features/stock/as-text.ts";
import { answerOrLast, rememberAnswer, type StockAnswer } from "../features/stock/stock-answer.ts";
import { StockPage } from "../features/stock/stock-page.tsx";
import { searchEntry } from "../features/stock/stock-search-entry.ts";
import { buildStockPageView } from "../features/stock/stock-view.ts";
import { zeroHelp } from "../features/stock/zero-help.ts";
import { cardContext } from "../lib/card-context.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { mayBeKept, servicesOf } from "../services.ts";
import type { Route } from "./+types/stock";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { stock, settings, paths } = services;
  mayBeKept(context, "stock", "catalogue");
  const asked = parseStockQuery(url.searchParams);
  const meant = { ...stock.quickSearch().understand(asked), page: 1 };
  // Words that mean filters become filters, so that each stands as a chip and can be taken back.
  if (meant.q !== asked.q) throw redirect(paths.stock(meant), 302);
  const index = stock.index();
  const result = index.search(asked);
  const query = { ...asked, page: result.page };
  const view = buildStockPageView({
    query,
    result,
    vehicles: await stock.byIds(result.ids),
    settings,
    paths,
    cards: cardContext(services),
    ...(result.total === 0 ? { help: zeroHelp(query, index.zeroHitHelp(query), index.count) } : {}),
  });
  return {
    view: toText(view),
    entry: searchEntry(query, view, settings.indexing),
    canonical: paths.stock(query),
  };
};

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<StockAnswer> =>
  answerOrLast(() => serverLoader());

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.entry.title ?? null,
    description: loaderData?.entry.description ?? null,
    canonical: loaderData?.canonical ?? null,
    noindex: !loaderData?.entry.indexable,
  });

const Stock = ({ loaderData }: Route.ComponentProps) => {
  const answer: StockAnswer = loaderData;
  const view = useMemo(() => fromText(answer.view), [answer.view]);
  useEffect(() => rememberAnswer(answer), [answer]);
  return <StockPage view={view} failure={answer.failure ?? null} />;
};

export default Stock;
