import { AppointmentPage } from "./appointment-page.tsx";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers, unlistedMeta as meta } from "../../platform/page/index.ts";

const AppointmentConfirm = ({ loaderData, actionData }: Route.ComponentProps) => (
  <AppointmentPage view={(actionData ?? loaderData).view} />
);

export default AppointmentConfirm;
