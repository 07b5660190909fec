import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { ComparePage } from "./compare-page.tsx";
import { buildCompareView } from "./compare-view.ts";
import { cardContext } from "../../features/vehicle-card/card-context.server.ts";
import { crumbsTo, stockStep } from "../../features/page/crumb-steps.server.ts";
import { listOnPage } from "../../features/list-pages/list-on-page.server.ts";
import { pageMeta } from "../../features/page/page-meta.ts";
import { servicesOf } from "../../services.ts";
import { listPageStrings } from "../../strings/list-pages.ts";
import type { Route } from "./+types/route";

const strings = listPageStrings.compare;

// Not cacheable: the list is the visitor's own.
export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { settings, paths, siteUrl } = services;
  const { headers, ...list } = await listOnPage("compare", request, services);
  const view = buildCompareView({
    ...list,
    query: url.searchParams,
    crumbs: crumbsTo(services, stockStep(services), { label: list.shared ? strings.sharedTitle : strings.title }),
    cards: cardContext(services),
    settings,
    paths,
    siteUrl,
  });
  return data({ view }, { headers });
};

/** The corrected list cookie. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const without = (url: URL, name: string): string => {
  const query = new URLSearchParams(url.search);
  query.delete(name);
  return `${url.pathname}?${query}`;
};

/** The page filters its rows in the browser. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  const onlyRowFilterChanged =
    currentUrl.search !== nextUrl.search && without(currentUrl, "differences") === without(nextUrl, "differences");
  return !onlyRowFilterChanged && defaultShouldRevalidate;
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.view.shared ? strings.sharedTitle : strings.title,
    noindex: true,
  });

const Compare = ({ loaderData }: Route.ComponentProps) => <ComparePage view={loaderData.view} />;

export default Compare;
