import { AlertFormPage } from "../../features/alerts/index.ts";
import { pageMeta } from "../../features/page/index.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";
export { action } from "./action.server.ts";

/** Only the action sets `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });

const AlertSearch = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { count, ...page } = loaderData;
  return <AlertFormPage {...page} reply={actionData} details={<p className="text-s text-soft">{count}</p>} />;
};

export default AlertSearch;
