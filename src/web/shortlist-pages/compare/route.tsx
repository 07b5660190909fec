import type { ShouldRevalidateFunctionArgs } from "react-router";
import { ComparePage } from "./compare-page.tsx";
import { pageMeta } from "../../platform/page/index.ts";
import { listPageStrings } from "../lists/list-pages-strings.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

const strings = listPageStrings.compare;

/** Sets the corrected list cookie. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const without = (url: URL, name: string): string => {
  const query = new URLSearchParams(url.search);
  query.delete(name);
  return `${url.pathname}?${query}`;
};

/** Toggling differences needs no reload, because the page filters its rows in the browser. */
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
