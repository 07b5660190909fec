import { pageMeta } from "../../platform/page/index.ts";
import { ChangePage } from "./change-page.tsx";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";
export { action } from "./action.server.ts";
export { linkHeaders as headers } from "../../platform/page/index.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });

const AppointmentChange = ({ loaderData, actionData }: Route.ComponentProps) => (
  <ChangePage view={(actionData ?? loaderData).view} />
);

export default AppointmentChange;
