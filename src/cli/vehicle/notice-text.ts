import type { OverrideNotice } from "#application/overrides/index.ts";
import type { VehicleLead } from "#application/leads/ports.ts";
import { wallClock } from "#domain/locations/index.ts";
import { textTable } from "../text-table.ts";
import { describeBooking } from "../appointments/with-appointments.ts";

const HEAD = ["reference", "kind", "since", "appointment", "e-mail"];

const toRow = ({ lead, appointment, hasEmail }: VehicleLead, timeZone: string): string[] => [
  lead.reference,
  lead.kind,
  wallClock(lead.created_at, timeZone),
  appointment === null ? "-" : describeBooking(appointment, timeZone),
  hasEmail ? "yes" : "none: call",
];

const countText = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const notifiedText = ({ leads, notified }: OverrideNotice): string => {
  switch (notified?.audience) {
    case undefined:
      return "They were seen to before: nobody is notified again.";
    case "nobody":
      return "Nobody is written to.";
    case "location":
      return `The list goes to ${notified.addresses.join(", ")}. --notify writes to these people, --keep to nobody.`;
    case "visitors": {
      const silent = leads.filter(({ hasEmail }) => !hasEmail).length;
      const rest = silent === 0 ? "" : ` ${silent} without an e-mail address: call.`;
      return `${countText(notified.visitors, "person is", "people are")} written to.${rest}`;
    }
  }
};

/** The open requests and the appointments to come, and who is notified; empty for a change that concerns nobody. */
export const noticeText = (notice: OverrideNotice | null, timeZone: string): string => {
  if (notice === null) return "";
  const { leads } = notice;
  if (leads.length === 0) return "Nobody has an open request or an appointment for it.\n";
  const table = textTable([HEAD, ...leads.map((lead) => toRow(lead, timeZone))]);
  return `${countText(leads.length, "open request or appointment", "open requests and appointments")} of this vehicle:\n${table}\n${notifiedText(notice)}\n`;
};

/** For `--format json`. */
export const toNoticeJson = (notice: OverrideNotice | null) =>
  notice === null
    ? {}
    : {
        leads: notice.leads.map(({ lead, appointment, hasEmail }) => ({
          reference: lead.reference,
          kind: lead.kind,
          created_at: lead.created_at,
          appointment: appointment && {
            location: appointment.location,
            calendar: appointment.calendar,
            start: appointment.start,
            end: appointment.end,
          },
          has_email: hasEmail,
        })),
        notified: notice.notified && {
          audience: notice.notified.audience,
          addresses: notice.notified.addresses,
          visitors: notice.notified.visitors,
        },
      };
