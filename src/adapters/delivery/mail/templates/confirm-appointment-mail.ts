import type { Booking } from "#domain/appointments/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { localTime } from "#domain/locations/index.ts";
import { formatWeekdayDate } from "#application/strings/appointments.ts";
import type { MailContent } from "../message.ts";
import { type MailSite, respondingLocation, unconfirmedRows } from "./lead-details.ts";
import { textBlock } from "./mail-blocks.ts";
import { visitorMail } from "./visitor-mail.ts";

/**
 * Asks the visitor to confirm the requested appointment of a lead. Repeats no input but the name, so that the form cannot be
 * used to send text to other people's addresses.
 */
export const confirmAppointmentMail = (lead: Lead, { start }: Booking, site: MailSite): MailContent => {
  const day = formatWeekdayDate(localTime(new Date(start), site.timeZone).date);
  const location = respondingLocation(lead, site);
  const call = location === null ? "" : ` Une question\u00a0? Appelez ${location.name} au ${location.phone}.`;
  return visitorMail(lead, site, {
    subject: `Confirmez votre rendez-vous du ${day} (réf. ${lead.reference})`,
    blocks: [
      textBlock("Vous avez choisi ce créneau. Il n’est pas encore réservé\u00a0: confirmez-le d’un clic."),
      { type: "rows", rows: unconfirmedRows(lead, site) },
      { type: "action", label: "Confirmer mon rendez-vous", href: site.appointmentConfirmUrl(lead) },
      textBlock("S’il est pris entre-temps, la page vous en propose d’autres. Ce lien est valable 7\u00a0jours."),
      textBlock(`Votre référence est ${lead.reference}.${call}`),
      {
        type: "foot",
        text: `Vous n’êtes pas à l’origine de cette demande\u00a0? Ne tenez pas compte de ce message\u00a0: rien n’est réservé. ${site.group}`,
      },
    ],
  });
};
