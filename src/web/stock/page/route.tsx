import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { rememberResults } from "../last-results/last-results.ts";
import { parseJsonText } from "../../platform/json-text/index.ts";
import type { StockResponse } from "./stock-response.ts";
import { StockPage } from "./stock-page.tsx";
import { pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";
import "./stock-styles.css";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.meta.title ?? null,
    description: loaderData?.meta.description ?? null,
    canonical: loaderData?.canonical ?? null,
    noindex: !loaderData?.meta.indexable,
  });

const Stock = ({ loaderData }: Route.ComponentProps) => {
  const { pathname } = useLocation();
  const response: StockResponse = loaderData;
  const view = useMemo(() => parseJsonText(response.view), [response.view]);
  useEffect(() => rememberResults(pathname, response), [pathname, response]);
  return <StockPage view={view} failure={response.failure ?? null} />;
};

export default Stock;
