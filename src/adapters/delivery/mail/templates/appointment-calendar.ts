import type { LeadFormats } from "#application/formats/ports.ts";
import { createAppointmentEntry } from "#application/strings/appointments.ts";
import { subjectSummary } from "#application/strings/leads.ts";
import { type Lead, visitorEmail, visitorName } from "#domain/leads/index.ts";
import { parseMailbox, nonBreakingUnits } from "#domain/shared/index.ts";
import type { MailContent } from "../message.ts";
import { appointmentLocation, type MailSite } from "./lead-details.ts";

export type CalendarWriter = Pick<LeadFormats, "writeCalendarFile">;

/** `sender`: "Name <address>", or an address alone. */
const toParticipant = (sender: string): { readonly name: string; readonly email: string } => {
  const { name, address } = parseMailbox(sender) ?? { name: "", address: sender };
  return { name, email: address };
};

const writeFor = (
  lead: Lead,
  site: MailSite,
  { writeCalendarFile }: CalendarWriter,
  participants: "visitor" | { readonly staff: string },
): NonNullable<MailContent["calendar"]> | null => {
  const { booking } = lead;
  const visitor = visitorEmail(lead);
  if (booking === null || (participants === "visitor" && visitor === null)) return null;
  const location = appointmentLocation(lead, site);
  const name = location?.name ?? site.group;
  const entry = createAppointmentEntry({
    kind: lead.kind,
    reference: lead.reference,
    about: nonBreakingUnits(subjectSummary(lead.subject)),
    booking,
    bookedAt: lead.created_at,
    location,
    uidHost: lead.routing.uid_host ?? new URL(site.url).hostname,
    url: `${site.url}/`,
  });
  const method = booking.cancelled_at === undefined ? "REQUEST" : "CANCEL";
  const message =
    participants === "visitor"
      ? {
          organizer: { name, email: lead.routing.organizer ?? lead.routing.addresses[0] ?? site.email },
          attendee: { name: visitorName(lead), email: visitor ?? "" },
        }
      : {
          organizer: toParticipant(lead.routing.staff_organizer ?? site.from),
          attendee: { name, email: participants.staff },
        };
  return { method, content: writeCalendarFile(entry, { method, ...message }) };
};

/** The appointment as the visitor's calendar takes it. */
export const visitorCalendar = (lead: Lead, site: MailSite, formats: CalendarWriter) =>
  writeFor(lead, site, formats, "visitor");

/** The appointment as the calendar of the dealership takes it. */
export const staffCalendar = (lead: Lead, site: MailSite, formats: CalendarWriter, address: string) =>
  writeFor(lead, site, formats, { staff: address });
