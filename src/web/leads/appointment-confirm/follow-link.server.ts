import { redirect } from "react-router";
import type { ConfirmedAppointment, LeadService, RequestedAppointment } from "#application/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { type LinkResponse, respondToLink } from "../../platform/page/index.server.ts";
import { appointmentProblemView, appointmentView } from "./appointment-view.server.ts";
import type { AppointmentView } from "./appointment-view.ts";

/** Runs `act` on the appointment of a link in an email. Throws a redirect to the thanks page once it is booked. */
export const followAppointmentLink = async (
  { leads, paths, log }: SiteServices,
  { searchParams }: URL,
  act: (leads: LeadService, key: string) => Promise<RequestedAppointment | ConfirmedAppointment>,
): Promise<LinkResponse<AppointmentView>> => {
  const state = await act(leads, searchParams.get("cle") ?? "").catch(() => {
    // The error is not logged: the driver's message may quote personal data.
    log.error({ link: "appointment" }, "failed to read or confirm the appointment");
    return null;
  });
  if (state === null) return respondToLink(appointmentProblemView("unavailable", paths));
  if (state.type !== "booked") return respondToLink(appointmentView(state, paths));
  throw redirect(paths.thanks(state.path === paths.home() ? "" : state.path, state.ref), 303);
};
