import { ChangePage } from "./change-page.tsx";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers, unlistedMeta as meta } from "../../platform/page/index.ts";

const AppointmentChange = ({ loaderData, actionData }: Route.ComponentProps) => (
  <ChangePage view={(actionData ?? loaderData).view} />
);

export default AppointmentChange;
