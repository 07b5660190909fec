import { useEffect, useMemo } from "react";
import { parseJsonText } from "../../json-text.ts";
import { loadOrLast, rememberResponse, type StockResponse } from "./stock-response.ts";
import { StockPage } from "./stock-page.tsx";
import { pageMeta } from "../../features/page/index.ts";
import type { Route } from "./+types/route";
import "./stock-styles.css";

export { loader } from "./loader.server.ts";

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
