import type { VisitorAppointment } from "#application/leads/index.ts";
import { formatAppointment } from "#application/strings/appointments.ts";
import { bookedWorkName, bookedWorkTerms } from "#application/strings/works.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { soldVehicleById } from "../../vehicle/index.server.ts";
import { UNMET_TEXTS } from "#application/strings/vehicles/unmet-strings.ts";
import { appointmentContact } from "../appointment-contact/appointment-contact-view.ts";
import { orWithoutDatabase } from "../form/post/without-database.server.ts";
import { slotDayViews } from "../form/field-kinds/slot/slot-view.server.ts";
import { changeStrings as strings } from "./change-strings.ts";
import type { ChangeView } from "./change-view.ts";

/** What became of a visitor's change; `held`: none yet. */
export type ChangeNotice = "held" | "moved" | "taken" | "choose" | "unchanged";

const NOTICE_STATUS = { held: 200, moved: 200, taken: 409, choose: 409, unchanged: 409 } as const;

type ViewPaths = Pick<Paths, "locations">;

type HeldState = Extract<VisitorAppointment, { type: "held" }>;

const textsOf = ({ unmet }: HeldState, notice: ChangeNotice, sold: ChangeView["sold"]) => {
  if (unmet === null) return strings[notice];
  const { title } = UNMET_TEXTS[unmet.state];
  return { title, text: sold === null ? strings.unmet : `${sold.text} ${strings.unmet}` };
};

export const unavailableView = (paths: ViewPaths): ChangeView => ({
  status: 503,
  ...strings.unavailable,
  appointment: null,
  change: null,
  againHref: null,
  sold: null,
  location: appointmentContact(null, paths),
});

const heldView = (state: HeldState, { notice, sold, paths }: ChangeViewOptions): ChangeView => {
  const { booking, kind, field, context, days, isMovable, unmet, contact } = state;
  return {
    status: NOTICE_STATUS[notice],
    ...textsOf(state, notice, sold),
    sold,
    appointment: {
      label: formatAppointment(booking, context.timeZone),
      work: `${bookedWorkName(kind.name, booking)}, ${bookedWorkTerms(booking)}`,
    },
    change: { field: field.name, days: unmet === null ? (isMovable ? slotDayViews(days) : []) : null },
    againHref: null,
    location: appointmentContact(contact, paths),
  };
};

type ChangeViewOptions = {
  readonly notice: ChangeNotice;
  readonly sold: ChangeView["sold"];
  readonly paths: ViewPaths;
};

const toView = (state: VisitorAppointment, options: ChangeViewOptions): ChangeView => {
  const { paths } = options;
  if (state.type === "held") return heldView(state, options);
  if (state.type === "unknown") {
    const nothing = { appointment: null, change: null, againHref: null, sold: null };
    return { status: 404, ...strings.unknown, ...nothing, location: appointmentContact(null, paths) };
  }
  const { contact, path: againHref, type } = state;
  return {
    status: 200,
    ...strings[type],
    appointment: null,
    change: null,
    againHref,
    sold: null,
    location: appointmentContact(contact, paths),
  };
};

/** What the page says of an appointment; of a vehicle that is not there for it any more it offers others. */
export const changeView = async (
  state: VisitorAppointment,
  notice: ChangeNotice,
  services: SiteServices,
): Promise<ChangeView> => {
  const unmet = state.type === "held" ? state.unmet : null;
  const sold = unmet && (await orWithoutDatabase(services, () => soldVehicleById(unmet.id, services), null));
  return toView(state, { notice, sold, paths: services.paths });
};
