import { confirmAppointment, findRequestedAppointment } from "#application/leads/index.ts";
import { readFormOf, servicesOf } from "../../platform/router-context/index.ts";
import { followAppointmentLink } from "./follow-link.server.ts";
import type { Route } from "./+types/route";
import { readChosenStart } from "./read-choice.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  followAppointmentLink(servicesOf(context), url, findRequestedAppointment);

export const action = async ({ url, context }: Route.ActionArgs) => {
  const chosenStart = await readChosenStart(readFormOf(context));
  return followAppointmentLink(servicesOf(context), url, (leads, key) => confirmAppointment(leads, key, chosenStart));
};
