import type { VisitorAppointment } from "#application/leads/index.ts";
import { formatAppointment } from "#application/strings/appointments.ts";
import { bookedWorkName, bookedWorkTerms } from "#application/strings/works.ts";
import type { Paths } from "#domain/site/index.ts";
import { appointmentContact } from "../appointment-contact/appointment-contact-view.ts";
import { slotDayViews } from "../form/field-kinds/slot/slot-view.server.ts";
import { changeStrings as strings } from "./change-strings.ts";
import type { ChangeView } from "./change-view.ts";

/** What became of a visitor's wish; `held`: none yet. */
export type ChangeNotice = "held" | "moved" | "taken" | "choose" | "unchanged";

const NOTICE_STATUS = { held: 200, moved: 200, taken: 409, choose: 409, unchanged: 409 } as const;

type ViewPaths = Pick<Paths, "locations">;

export const unavailableView = (paths: ViewPaths): ChangeView => ({
  status: 503,
  ...strings.unavailable,
  appointment: null,
  change: null,
  againHref: null,
  location: appointmentContact(null, paths),
});

const heldView = (
  { booking, kind, field, context, days, isMovable, contact }: Extract<VisitorAppointment, { type: "held" }>,
  notice: ChangeNotice,
  paths: ViewPaths,
): ChangeView => ({
  status: NOTICE_STATUS[notice],
  ...strings[notice],
  appointment: {
    label: formatAppointment(booking, context.timeZone),
    work: `${bookedWorkName(kind.name, booking)}, ${bookedWorkTerms(booking)}`,
  },
  change: { field: field.name, days: isMovable ? slotDayViews(days) : [] },
  againHref: null,
  location: appointmentContact(contact, paths),
});

export const changeView = (state: VisitorAppointment, notice: ChangeNotice, paths: ViewPaths): ChangeView => {
  if (state.type === "held") return heldView(state, notice, paths);
  if (state.type === "unknown") {
    const nothing = { appointment: null, change: null, againHref: null };
    return { status: 404, ...strings.unknown, ...nothing, location: appointmentContact(null, paths) };
  }
  const { contact, path: againHref, type } = state;
  return {
    status: 200,
    ...strings[type],
    appointment: null,
    change: null,
    againHref,
    location: appointmentContact(contact, paths),
  };
};
