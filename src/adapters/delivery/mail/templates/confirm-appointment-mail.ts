import { type Lead, unconfirmedBooking, visitorName } from "#domain/leads/index.ts";
import { localTime } from "#domain/locations/index.ts";
import { formatWeekdayDate } from "#application/strings/appointments.ts";
import type { MailContent } from "../message.ts";
import { type MailSite, respondingLocation, unconfirmedRows } from "./lead-details.ts";
import { type MailBlock, renderBlocks } from "./mail-blocks.ts";

const text = (line: string): MailBlock => ({ type: "text", text: line });

const mailSubject = (lead: Lead, { timeZone }: MailSite): string => {
  const { start } = unconfirmedBooking(lead) ?? {};
  const day = start === undefined ? "" : ` du ${formatWeekdayDate(localTime(new Date(start), timeZone).date)}`;
  return `Confirmez votre rendez-vous${day} (réf. ${lead.reference})`;
};

/**
 * Asks the visitor to confirm the appointment of a lead. Repeats no input but the name, so that the form cannot be used to send
 * text to other people's addresses.
 */
export const confirmAppointmentMail = (lead: Lead, site: MailSite): MailContent => {
  const name = visitorName(lead);
  const location = respondingLocation(lead, site);
  const replyAddress = lead.routing.addresses[0] ?? null;
  const call = location === null ? "" : ` Une question\u00a0? Appelez ${location.name} au ${location.phone}.`;
  return {
    ...renderBlocks(mailSubject(lead, site), [
      text(name === "" ? "Bonjour," : `Bonjour ${name},`),
      text("Vous avez choisi ce créneau. Il n’est pas encore réservé\u00a0: confirmez-le d’un clic."),
      { type: "rows", rows: unconfirmedRows(lead, site) },
      { type: "action", label: "Confirmer mon rendez-vous", href: site.appointmentConfirmUrl(lead) },
      text("S’il est pris entre-temps, la page vous en propose d’autres. Ce lien est valable 7\u00a0jours."),
      text(`Votre référence est ${lead.reference}.${call}`),
      {
        type: "foot",
        text: `Vous n’êtes pas à l’origine de cette demande\u00a0? Ne tenez pas compte de ce message\u00a0: rien n’est réservé. ${site.group}`,
      },
    ]),
    replyTo: replyAddress === null ? null : { name: location?.name ?? site.group, address: replyAddress },
    // RFC 3834: prevents automatic replies.
    headers: { "Auto-Submitted": "auto-replied", "X-Vitrine-Reference": lead.reference },
  };
};
