import type { ConfirmedAppointment, OpenRequest, RequestedAppointment } from "#application/leads/index.ts";
import { formatAppointment } from "#application/strings/appointments.ts";
import type { Paths } from "#domain/site/index.ts";
import { appointmentContact } from "../appointment-contact/appointment-contact-view.ts";
import { slotDayViews } from "../form/field-kinds/slot/slot-view.server.ts";
import { appointmentStrings as strings } from "./appointment-strings.ts";
import type { AppointmentView } from "./appointment-view.ts";

type Problem = "unknown" | "expired" | "unavailable" | "released";

const STATUS = { unknown: 404, expired: 404, unavailable: 503, released: 200 } as const;

const NOTHING_TO_DO = { appointment: null, choice: null, action: null } as const;

export const appointmentProblemView = (
  problem: Problem,
  paths: Pick<Paths, "locations">,
  contact: OpenRequest["contact"] = null,
): AppointmentView => ({
  status: STATUS[problem],
  ...strings[problem],
  ...NOTHING_TO_DO,
  location: appointmentContact(contact, paths),
});

type OpenState = OpenRequest & Partial<Pick<Extract<ConfirmedAppointment, OpenRequest>, "problem">>;

const openView = (state: OpenState): Omit<AppointmentView, "location"> => {
  const { problem, isFree, requested, context, days, field } = state;
  if (problem === "personLimit") return { status: 409, ...strings.personLimit, ...NOTHING_TO_DO };
  if (isFree && problem === undefined) {
    const appointment = formatAppointment(requested, context.timeZone);
    return { status: 200, ...strings.confirm, appointment, choice: null };
  }
  const status = problem === undefined ? 200 : 409;
  if (days.length === 0) return { status, ...strings.none, ...NOTHING_TO_DO };
  const { title, text, action } = strings.choose;
  return { status, title, text, action, appointment: null, choice: { name: field.name, days: slotDayViews(days) } };
};

export const appointmentView = (
  state: Exclude<RequestedAppointment | ConfirmedAppointment, { type: "booked" }>,
  paths: Pick<Paths, "locations">,
): AppointmentView => {
  if (state.type === "released") return appointmentProblemView("released", paths, state.contact);
  if (state.type !== "open") return appointmentProblemView(state.type, paths);
  return { ...openView(state), location: appointmentContact(state.contact, paths) };
};
