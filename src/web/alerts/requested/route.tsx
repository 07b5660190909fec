import { AlertRequestedPage } from "./alert-requested-page.tsx";
import { pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.title ?? null, noindex: true });

const AlertRequested = ({ loaderData }: Route.ComponentProps) => <AlertRequestedPage {...loaderData} />;

export default AlertRequested;
