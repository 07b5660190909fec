import { followAlertLink } from "../../features/alerts/index.server.ts";
import { servicesOf } from "../../router-context.ts";
import type { Route } from "./+types/route";

export const action = ({ url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  return followAlertLink(services, url, "stop", services.alerts.stop);
};
