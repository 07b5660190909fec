import { redirect } from "react-router";
import type {
  ConfirmedAppointment,
  LeadServiceDependencies,
  OpenRequest,
  RequestedAppointment,
  UnmetVehicle,
} from "#application/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { type LinkResponse, respondToLink, stateOfLink } from "../../platform/page/index.server.ts";
import { formatAppointment } from "#application/strings/hours.ts";
import type { Paths } from "#domain/site/index.ts";
import { type CardServices, soldVehicleById } from "../../vehicle/index.server.ts";
import { UNMET_TEXTS } from "#application/strings/vehicles/unmet-strings.ts";
import { appointmentContact } from "../appointment-contact/appointment-contact-view.ts";
import { orWithoutDatabase } from "../form/post/without-database.server.ts";
import { slotDayViews } from "../form/field-kinds/slot/slot-view.server.ts";
import { appointmentStrings as strings } from "./appointment-strings.ts";
import type { AppointmentView } from "./appointment-page.tsx";

const STATUS = { unknown: 404, expired: 404, unavailable: 503, released: 200 } as const;

const NOTHING_TO_DO = { appointment: null, choice: null, action: null, sold: null } as const;

const appointmentProblemView = (
  problem: "unknown" | "expired" | "unavailable" | "released",
  paths: Pick<Paths, "locations">,
  contact: OpenRequest["contact"] = null,
): AppointmentView => ({
  status: STATUS[problem],
  ...strings[problem],
  ...NOTHING_TO_DO,
  location: appointmentContact(contact, paths),
});

type OpenState = OpenRequest & Partial<Pick<Extract<ConfirmedAppointment, OpenRequest>, "problem">>;

type Sold = AppointmentView["sold"];

const unmetView = (unmet: UnmetVehicle, status: 200 | 409, sold: Sold): Omit<AppointmentView, "location"> => {
  const { title } = UNMET_TEXTS[unmet.state];
  const said = sold === null ? strings.unmet : `${sold.text} ${strings.unmet}`;
  return { status, title, text: said, ...NOTHING_TO_DO, sold };
};

const openView = (state: OpenState, sold: Sold): Omit<AppointmentView, "location"> => {
  const { problem, isFree, requested, context, days, field, unmet } = state;
  if (unmet !== null) return unmetView(unmet, problem === undefined ? 200 : 409, sold);
  if (problem === "personLimit") return { status: 409, ...strings.personLimit, ...NOTHING_TO_DO };
  if (isFree && problem === undefined) {
    const appointment = formatAppointment(requested, context.timeZone);
    return { status: 200, ...strings.confirm, appointment, choice: null, sold: null };
  }
  const status = problem === undefined ? 200 : 409;
  if (days.length === 0) return { status, ...strings.none, ...NOTHING_TO_DO };
  const { title, text, action } = strings.choose;
  const choice = { name: field.name, days: slotDayViews(days) };
  return { status, title, text, action, appointment: null, choice, sold: null };
};

const appointmentView = async (
  state: Exclude<RequestedAppointment | ConfirmedAppointment, { type: "booked" }>,
  services: CardServices & SiteServices<"isUnavailable">,
): Promise<AppointmentView> => {
  const { paths } = services;
  if (state.type === "released") return appointmentProblemView("released", paths, state.contact);
  if (state.type !== "open") return appointmentProblemView(state.type, paths);
  const { unmet } = state;
  const sold = unmet && (await orWithoutDatabase(services, () => soldVehicleById(unmet.id, services), null));
  return { ...openView(state, sold), location: appointmentContact(state.contact, paths) };
};

/** Runs `act` on the appointment of a link in an email. Throws a redirect to the thanks page once it is booked. */
export const followAppointmentLink = async (
  services: CardServices & SiteServices<"isUnavailable" | "leads" | "log">,
  { searchParams }: URL,
  act: (leads: LeadServiceDependencies, key: string) => Promise<RequestedAppointment | ConfirmedAppointment>,
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
