import { redirect } from "react-router";
import type { ConfirmedAppointment, LeadService, RequestedAppointment } from "#application/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { type LinkResponse, respondToLink, stateOfLink } from "../../platform/page/index.server.ts";
import { appointmentProblemView, appointmentView } from "./appointment-view.server.ts";
import type { AppointmentView } from "./appointment-view.ts";

/** Runs `act` on the appointment of a link in an email. Throws a redirect to the thanks page once it is booked. */
export const followAppointmentLink = async (
  services: SiteServices,
  { searchParams }: URL,
  act: (leads: LeadService, key: string) => Promise<RequestedAppointment | ConfirmedAppointment>,
): Promise<LinkResponse<AppointmentView>> => {
  const { leads, paths } = services;
  const state = await stateOfLink(act(leads, searchParams.get("cle") ?? ""), services, {
    link: "appointment",
    message: "failed to read or confirm the appointment",
  });
  if (state === null) return respondToLink(appointmentProblemView("unavailable", paths));
  if (state.type !== "booked") return respondToLink(await appointmentView(state, services));
  throw redirect(paths.thanks(state.path === paths.home() ? "" : state.path, state.ref), 303);
};
