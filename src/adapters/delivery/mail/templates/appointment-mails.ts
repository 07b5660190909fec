import { formatWeekdayDate } from "#application/strings/hours.ts";
import { findLeadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { bookedWorkName } from "#application/strings/appointments.ts";
import type { Booking } from "#domain/appointments/index.ts";
import { type Lead, visitorEmail, visitorName } from "#domain/leads/index.ts";
import { localTime } from "#domain/locations/index.ts";
import type { MailContent } from "../message.ts";
import { type CalendarWriter, staffCalendar, visitorCalendar } from "./appointment-calendar.ts";
import { appointmentRows, fieldRows, type MailSite, respondingLocation, unconfirmedRows } from "./lead-details.ts";
import { type MailBlock, renderBlocks, rowsBlock, textBlock } from "./mail-blocks.ts";
import { callBlock, momentOf, visitorMail } from "./visitor-mail.ts";

type BookedLead = Lead & { readonly booking: Booking };

const isCancelled = ({ booking }: BookedLead): boolean => booking.cancelled_at !== undefined;

const changeBlock = (lead: Lead, site: MailSite): MailBlock => ({
  type: "action",
  label: "Déplacer ou annuler",
  href: site.appointmentChangeUrl(lead),
});

const signature = (site: MailSite): MailBlock => ({ type: "foot", text: site.group });

/** Informs the visitor that the appointment was moved or cancelled, and changes it in the calendar. */
export const visitorUpdateMail = (lead: BookedLead, site: MailSite, formats: CalendarWriter): MailContent => {
  const moment = momentOf(lead.booking, site);
  const mail = isCancelled(lead)
    ? visitorMail(lead, site, {
        subject: `Votre rendez-vous du ${moment} est annulé (réf. ${lead.reference})`,
        blocks: [
          textBlock(`Votre rendez-vous du ${moment} est annulé. Le fichier joint le retire de votre agenda.`),
          { type: "action", label: "Prendre un autre rendez-vous", href: site.url + lead.source.path },
          ...callBlock(lead, site),
          signature(site),
        ],
      })
    : visitorMail(lead, site, {
        subject: `Votre rendez-vous est déplacé au ${moment} (réf. ${lead.reference})`,
        blocks: [
          textBlock(`C’est noté\u00a0: nous vous attendons le ${moment}.`),
          rowsBlock(appointmentRows(lead, site)),
          textBlock("Le fichier joint le déplace dans votre agenda."),
          changeBlock(lead, site),
          ...callBlock(lead, site),
          signature(site),
        ],
      });
  return { ...mail, calendar: visitorCalendar(lead, site, formats) };
};

/** Informs the dealership that an appointment was moved or cancelled. A reply goes to the visitor. */
export const dealershipUpdateMail = (
  lead: BookedLead,
  site: MailSite,
  formats: CalendarWriter,
  address: string,
): MailContent => {
  const what = bookedWorkName(lead.kind, lead.booking);
  const state = isCancelled(lead) ? "Rendez-vous annulé" : "Rendez-vous déplacé";
  const email = visitorEmail(lead);
  const title = findLeadKindStrings(lead.kind)?.title ?? lead.kind;
  return {
    ...renderBlocks(site.look, `${state}\u00a0: ${momentOf(lead.booking, site)}, ${what} (réf. ${lead.reference})`, [
      textBlock(
        isCancelled(lead)
          ? "Ce rendez-vous est annulé\u00a0: le créneau est de nouveau libre."
          : "Ce rendez-vous a changé d’heure. Voici ce qui vaut maintenant.",
      ),
      rowsBlock(appointmentRows(lead, site)),
      { type: "heading", text: title },
      rowsBlock(fieldRows(lead)),
    ]),
    replyTo: email === null ? null : { name: visitorName(lead), address: email },
    headers: { "Auto-Submitted": "auto-generated", "X-Vitrine-Reference": lead.reference },
    calendar: staffCalendar(lead, site, formats, address),
  };
};

/** Reminds the visitor of the appointment; null when there is nothing to remind of any more. */
export const reminderMail = (lead: BookedLead, site: MailSite, now: Date): MailContent | null =>
  isCancelled(lead) || Date.parse(lead.booking.start) <= now.getTime()
    ? null
    : visitorMail(lead, site, {
        subject: `Rappel\u00a0: votre rendez-vous du ${momentOf(lead.booking, site)} (réf. ${lead.reference})`,
        blocks: [
          textBlock(`Nous vous attendons le ${momentOf(lead.booking, site)}.`),
          rowsBlock(appointmentRows(lead, site)),
          textBlock("Un empêchement\u00a0? Dites-le-nous d’un clic\u00a0: un autre client prendra la place."),
          changeBlock(lead, site),
          ...callBlock(lead, site),
          signature(site),
        ],
      });

/** Asks the visitor to choose another time, because the location will be closed; null for a cancelled appointment. */
export const closureMail = (lead: BookedLead, site: MailSite): MailContent | null =>
  isCancelled(lead)
    ? null
    : visitorMail(lead, site, {
        subject: `Votre rendez-vous du ${momentOf(lead.booking, site)}\u00a0: nous serons fermés (réf. ${lead.reference})`,
        blocks: [
          textBlock(
            "Nos horaires ont changé et nous ne pouvons pas vous recevoir à ce moment. Nous en sommes désolés\u00a0: choisissez un autre créneau, ou annulez.",
          ),
          rowsBlock(appointmentRows(lead, site)),
          { type: "action", label: "Choisir un autre créneau", href: site.appointmentChangeUrl(lead) },
          ...callBlock(lead, site),
          signature(site),
        ],
      });

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
      rowsBlock(unconfirmedRows(lead, site)),
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
