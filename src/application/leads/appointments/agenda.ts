import { type CalendarNames, type Lead, signAgenda, verifyAgenda } from "#domain/leads/index.ts";
import type { LeadServiceDependencies } from "../submission/dependencies.ts";
import type { CalendarEntry } from "#domain/appointments/index.ts";
import type { Signer } from "#domain/shared/index.ts";
import { createAgendaEntry } from "../../strings/appointments.ts";
import type { AgendaVersions } from "../ports.ts";

/** The routing of a lead whose appointment is booked: with what calendars recognise it by. Names that it has stay. */
export const withCalendarNames = (
  { siteUrl, mailFrom }: Pick<LeadServiceDependencies, "siteUrl" | "mailFrom">,
  routing: Lead["routing"],
): Lead["routing"] => {
  const [organizer] = routing.addresses;
  return {
    uid_host: new URL(siteUrl).hostname,
    staff_organizer: mailFrom,
    ...(organizer !== undefined && { organizer }),
    ...routing,
  };
};

/** What stays when a lead gets other addresses: nothing as long as no calendar has its appointment. */
export const calendarNamesOf = ({ booking, routing }: Pick<Lead, "booking" | "routing">): Partial<CalendarNames> => {
  if (booking === null) return {};
  const { uid_host, staff_organizer, organizer = routing.addresses[0] } = routing;
  return {
    ...(uid_host !== undefined && { uid_host }),
    ...(staff_organizer !== undefined && { staff_organizer }),
    ...(organizer !== undefined && { organizer }),
  };
};

/** The appointments of a location as a calendar that programs subscribe to. Without data of visitors. */
export type Agenda = {
  readonly name: string;
  readonly entries: readonly CalendarEntry[];
  /** Changes with the entries. */
  readonly etag: string;
};

/** Days of the past that stay in the calendar. */
const PAST_DAYS = 30;

/** The `cle` parameter of the calendar's address, until it is revoked. */
export const agendaKey = async (versions: AgendaVersions, signer: Signer, location: string): Promise<string> =>
  signAgenda(signer, { location, version: await versions.get(location) });

/** Null for an address that this site has not signed, or that was revoked. */
export const readAgenda = async (
  deps: Pick<
    LeadServiceDependencies,
    "signer" | "agendas" | "slots" | "clock" | "digest" | "locations" | "siteUrl" | "log"
  >,
  key: string,
): Promise<Agenda | null> => {
  const signed = verifyAgenda(deps.signer, key);
  if (signed === null || signed.version !== (await deps.agendas.get(signed.location))) {
    deps.log.info({ event: "refusal", purpose: "agenda" }, "signed reference refused");
    return null;
  }
  const location = deps.locations().find(({ slug }) => slug === signed.location);
  if (location === undefined) return null;
  const from = new Date(deps.clock.now().getTime() - PAST_DAYS * 24 * 3_600_000);
  const leads = await deps.slots.appointments({ from, until: null, location: location.slug });
  const entries = leads.flatMap((lead) => createAgendaEntry(lead, deps.siteUrl) ?? []);
  return { name: location.name, entries, etag: `"${deps.digest(JSON.stringify([location.name, entries]))}"` };
};
