import { servicesOf } from "../../platform/router-context/index.ts";
import { followAppointmentLink } from "./follow-link.server.ts";
import type { Route } from "./+types/route";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  followAppointmentLink(servicesOf(context), url, (leads, key) => leads.requestedAppointment(key));
