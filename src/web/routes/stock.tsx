import { useEffect } from "react";
import { redirect } from "react-router";
import { parseStockQuery, writeStockQuery } from "#domain/vehicles/index.ts";
import { StockPage } from "../features/stock/stock-page.tsx";
import { buildStockPageView } from "../features/stock/stock-view.ts";
import { cardContext } from "../lib/card-context.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { mayBeKept, servicesOf } from "../services.ts";
import { stockStrings as words } from "../strings/stock.ts";
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
    ...(result.total === 0 ? { dropped: index.zeroHitHelp(query) } : {}),
  });
  // Every choice of filters has an address; search engines are shown the stock itself and its pages.
  const indexable = writeStockQuery({ ...query, page: 1 }).size === 0;
  return { view, canonical: paths.stock(query), indexable };
};

type Answer = Awaited<ReturnType<typeof loader>>;

let lastAnswer: Answer | null = null;

/** Without an answer the last one stays, and the page says so; the choice made is not lost. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs): Promise<Answer & { failed: boolean }> => {
  try {
    return { ...(await serverLoader()), failed: false };
  } catch (error) {
    if (lastAnswer === null || !(error instanceof TypeError)) throw error;
    return { ...lastAnswer, failed: true };
  }
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: words.title,
    description: words.description,
    canonical: loaderData?.canonical ?? null,
    noindex: !loaderData?.indexable,
  });

const Stock = ({ loaderData }: Route.ComponentProps) => {
  useEffect(() => {
    lastAnswer = loaderData;
  }, [loaderData]);
  return <StockPage view={loaderData.view} failed={"failed" in loaderData && loaderData.failed} />;
};

export default Stock;
