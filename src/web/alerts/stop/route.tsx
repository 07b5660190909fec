import { AlertPage } from "../alert/index.ts";
import { pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";
export { action } from "./action.server.ts";
export { linkHeaders as headers } from "../../platform/page/index.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });

const AlertStop = ({ loaderData, actionData }: Route.ComponentProps) => (
  <AlertPage view={(actionData ?? loaderData).view} />
);

export default AlertStop;
