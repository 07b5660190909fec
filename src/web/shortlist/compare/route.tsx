import { ComparePage } from "./compare-page.tsx";
import { pageMeta } from "../../platform/page/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

const strings = listPageStrings.compare;

/** Sets the corrected list cookie. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.view.shared ? strings.sharedTitle : strings.title,
    noindex: true,
  });

const Compare = ({ loaderData }: Route.ComponentProps) => <ComparePage view={loaderData.view} />;

export default Compare;
