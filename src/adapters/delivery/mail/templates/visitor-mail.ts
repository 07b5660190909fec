import { type Lead, visitorName } from "#domain/leads/index.ts";
import { formatWeekdayDate } from "#application/strings/hours.ts";
import { frenchTime } from "#application/strings/hours.ts";
import type { Booking } from "#domain/appointments/index.ts";
import { localTime } from "#domain/locations/index.ts";
import type { MailContent } from "../message.ts";
import { appointmentLocation, type MailSite, respondingLocation } from "./lead-details.ts";
import { type MailBlock, renderBlocks, textBlock } from "./mail-blocks.ts";

/** "mardi 1er décembre à 10 h". */
export const momentOf = ({ start }: Booking, { timeZone }: MailSite): string => {
  const { date, time } = localTime(new Date(start), timeZone);
  return `${formatWeekdayDate(date)} à ${frenchTime(time)}`;
};

export const callBlock = (lead: Lead, site: MailSite): readonly MailBlock[] => {
  const location = appointmentLocation(lead, site);
  return location === null ? [] : [textBlock(`Une question\u00a0? Appelez ${location.name} au ${location.phone}.`)];
};

/** A mail to the visitor of a lead. A reply goes to the dealership that answers it. */
export const visitorMail = (
  lead: Lead,
  site: MailSite,
  { subject, blocks }: { readonly subject: string; readonly blocks: readonly MailBlock[] },
): MailContent => {
  const name = visitorName(lead);
  const address = lead.routing.addresses[0] ?? null;
  return {
    ...renderBlocks(site.look, subject, [textBlock(name === "" ? "Bonjour," : `Bonjour ${name},`), ...blocks]),
    replyTo: address === null ? null : { name: respondingLocation(lead, site)?.name ?? site.group, address },
    // RFC 3834: prevents automatic replies.
    headers: { "Auto-Submitted": "auto-replied", "X-Vitrine-Reference": lead.reference },
  };
};
