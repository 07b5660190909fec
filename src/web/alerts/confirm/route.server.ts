import { followAlertLink } from "../alert/alert-link.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

export const loader = ({ url, context }: Route.LoaderArgs) => followAlertLink(servicesOf(context), url, "confirm");

export const action = ({ url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  return followAlertLink(services, url, "confirm", services.alerts.confirm);
};
