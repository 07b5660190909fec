import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { ComparePage } from "../features/shortlist/compare-page.tsx";
import { buildCompareView } from "../features/shortlist/compare-view.ts";
import { cardContext } from "../lib/card-context.ts";
import { crumbsTo, stockStep } from "../lib/crumbs.ts";
import { listOnPage } from "../lib/kept-list.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { servicesOf } from "../services.ts";
import { listPageStrings } from "../strings/list-pages.ts";
import type { Route } from "./+types/compare";

const words = listPageStrings.compare;

// Never kept: it is this visitor's own.
export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { settings, paths, siteUrl } = services;
  const { headers, ...list } = await listOnPage("compare", request, services);
  const view = buildCompareView({
    ...list,
    query: url.searchParams,
    crumbs: crumbsTo(services, stockStep(services), { label: list.shared ? words.sharedTitle : words.title }),
    cards: cardContext(services),
    settings,
    paths,
    siteUrl,
  });
  return data({ view }, { headers });
};

/** The cookie that was put right. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const without = (url: URL, name: string): string => {
  const query = new URLSearchParams(url.search);
  query.delete(name);
  return `${url.pathname}?${query}`;
};

/** The page has all rows; which of them are shown is its own business. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  const narrowed =
    currentUrl.search !== nextUrl.search && without(currentUrl, "differences") === without(nextUrl, "differences");
  return !narrowed && defaultShouldRevalidate;
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.view.shared ? words.sharedTitle : words.title,
    noindex: true,
  });

const Compare = ({ loaderData }: Route.ComponentProps) => <ComparePage view={loaderData.view} />;

export default Compare;
