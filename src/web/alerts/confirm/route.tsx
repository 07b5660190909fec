import { AlertPage } from "../alert/alert-page.tsx";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers, unlistedMeta as meta } from "../../platform/page/index.ts";

const AlertConfirm = ({ loaderData, actionData }: Route.ComponentProps) => (
  <AlertPage view={(actionData ?? loaderData).view} />
);

export default AlertConfirm;
