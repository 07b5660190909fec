import { respondToLink, stateOfLink } from "../../platform/page/index.server.ts";
import { readFormOf, servicesOf } from "../../platform/router-context/index.ts";
import { formatAppointment } from "#application/strings/hours.ts";
import { bookedWorkName, bookedWorkTerms } from "#application/strings/appointments.ts";
import type { ReadForm, SiteServices } from "#application/site/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { type CardServices, soldVehicleById } from "../../vehicle/index.server.ts";
import { UNMET_TEXTS } from "#application/strings/vehicles/unmet-strings.ts";
import { appointmentContact } from "../appointment-contact/appointment-contact-view.ts";
import { orWithoutDatabase } from "../form/post/without-database.server.ts";
import { slotDayViews } from "../form/field-kinds/slot/slot-view.server.ts";
import { changeStrings as strings } from "./change-strings.ts";
import type { Route } from "./+types/route";
import { redirect } from "react-router";
import {
  changeVisitorAppointment,
  findVisitorAppointment,
  type VisitorAppointment,
  type VisitorChange,
} from "#application/leads/index.ts";
import { readChange } from "../appointment-confirm/read-choice.server.ts";
import { ACTION_FIELD, CANCEL, type ChangeView } from "./change-page.tsx";

/** Says on the page what the visitor has done. */
const DONE_PARAMETER = "fait";

const MOVED_VALUE = "deplace";

/** What became of a visitor's change; `held`: none yet. */
type ChangeNotice = "held" | "moved" | "taken" | "choose" | "unchanged";

const NOTICE_STATUS = { held: 200, moved: 200, taken: 409, choose: 409, unchanged: 409 } as const;

type ViewPaths = Pick<Paths, "locations">;

type HeldState = Extract<VisitorAppointment, { type: "held" }>;

const textsOf = ({ unmet }: HeldState, notice: ChangeNotice, sold: ChangeView["sold"]) => {
  if (unmet === null) return strings[notice];
  const { title } = UNMET_TEXTS[unmet.state];
  return { title, text: sold === null ? strings.unmet : `${sold.text} ${strings.unmet}` };
};

const unavailableView = (paths: ViewPaths): ChangeView => ({
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
const changeView = async (
  state: VisitorAppointment,
  notice: ChangeNotice,
  services: CardServices & SiteServices<"isUnavailable">,
): Promise<ChangeView> => {
  const unmet = state.type === "held" ? state.unmet : null;
  const sold = unmet && (await orWithoutDatabase(services, () => soldVehicleById(unmet.id, services), null));
  return toView(state, { notice, sold, paths: services.paths });
};

const readNotice = (value: string | null): ChangeNotice => (value === MOVED_VALUE ? "moved" : "held");

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { leads, paths } = services;
  const state = await stateOfLink(findVisitorAppointment(leads, url.searchParams.get("cle") ?? ""), services, {
    link: "appointment-change",
    message: "failed to read the appointment",
  });
  const notice = readNotice(url.searchParams.get(DONE_PARAMETER));
  return respondToLink(state === null ? unavailableView(paths) : await changeView(state, notice, services));
};

const readRequest = async (read: ReadForm): Promise<VisitorChange> => {
  const { start, action } = await readChange(read, ACTION_FIELD);
  return action === CANCEL ? { type: "cancel" } : { type: "move", start: start ?? "" };
};

const noticeOf = (change: VisitorChange, outcome: string | null): ChangeNotice => {
  if (outcome !== "slot-taken") return outcome === "unchanged" ? "unchanged" : "held";
  return change.type === "move" && change.start === "" ? "choose" : "taken";
};

export const action = async ({ url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const { leads, paths } = services;
  const key = url.searchParams.get("cle") ?? "";
  const change = await readRequest(readFormOf(context));
  const changed = await stateOfLink(changeVisitorAppointment(leads, key, change), services, {
    link: "appointment-change",
    message: "failed to change the appointment",
  });
  if (changed === null) return respondToLink(unavailableView(paths));
  const { state, outcome } = changed;
  if (outcome === "changed") {
    const done = change.type === "move" ? `&${DONE_PARAMETER}=${MOVED_VALUE}` : "";
    throw redirect(paths.appointmentChange(key) + done, 303);
  }
  return respondToLink(await changeView(state, noticeOf(change, outcome), services));
};
