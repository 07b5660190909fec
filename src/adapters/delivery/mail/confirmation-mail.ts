import {
  appointmentEntry,
  calendarFile,
  fillText,
  type Lead,
  leadKindNamed,
  subjectLine,
  textValues,
  visitorName,
  weekdayDate,
} from "#domain/leads/index.ts";
import { localTime } from "#domain/locations/index.ts";
import { appointmentRows, bookedPlace, type MailPlace, type MailSite, placeOf, subjectRows } from "./lead-facts.ts";
import { type MailBlock, writeBlocks } from "./mail-blocks.ts";
import type { MailText } from "./message.ts";

const text = (line: string): MailBlock => ({ type: "text", text: line });

const subjectOf = (lead: Lead, { timeZone }: MailSite): string => {
  const { booking } = lead;
  const what =
    booking === null
      ? "Votre demande"
      : `Votre rendez-vous du ${weekdayDate(localTime(new Date(booking.start), timeZone).date)}`;
  const about = subjectLine(lead.subject);
  return `${what}${about && `\u00a0: ${about}`} (réf. ${lead.reference})`;
};

const opening = (lead: Lead): readonly MailBlock[] => {
  const name = visitorName(lead);
  return [
    text(name === "" ? "Bonjour," : `Bonjour ${name},`),
    text(
      `Votre demande est bien arrivée. Sa référence est ${lead.reference}\u00a0: donnez-la-nous si vous nous appelez.`,
    ),
  ];
};

const appointment = (lead: Lead, site: MailSite): readonly MailBlock[] => {
  const rows = appointmentRows(lead, site);
  if (rows.length === 0) return [];
  const place = bookedPlace(lead, site);
  const whom = place === null ? "" : `Appelez ${place.name} au ${place.phone} ou `;
  const reply = place === null ? "Répondez" : "répondez";
  return [
    { type: "heading", text: "Votre rendez-vous" },
    { type: "rows", rows },
    text("Le fichier joint l’inscrit dans votre agenda."),
    text(
      `Un empêchement\u00a0? ${whom}${reply} à ce message, avec votre référence\u00a0: nous déplaçons le rendez-vous ou l’annulons.`,
    ),
  ];
};

const next = (lead: Lead, site: MailSite): readonly MailBlock[] => {
  const values = textValues(site.group, lead.subject);
  const steps = (leadKindNamed(lead.kind)?.thanks.steps ?? []).map((step) => fillText(step, values));
  return steps.length === 0
    ? []
    : [
        { type: "heading", text: "Et maintenant" },
        { type: "steps", steps },
      ];
};

const about = (lead: Lead, site: MailSite): readonly MailBlock[] => {
  const rows = subjectRows(lead, site);
  return rows.length === 0
    ? []
    : [
        { type: "heading", text: "Votre demande" },
        { type: "rows", rows },
      ];
};

const question = (place: MailPlace | null): readonly MailBlock[] =>
  place === null ? [] : [text(`Une question d’ici là\u00a0? Appelez ${place.name} au ${place.phone}.`)];

const calendarOf = (lead: Lead, site: MailSite, now: Date, answering: string): string | null => {
  const kind = leadKindNamed(lead.kind);
  if (lead.booking === null || kind === null) return null;
  const place = bookedPlace(lead, site);
  const entry = appointmentEntry({
    kind,
    reference: lead.reference,
    about: subjectLine(lead.subject),
    booking: lead.booking,
    place,
    siteUrl: site.url,
    url: `${site.url}/`,
  });
  return calendarFile({ ...entry, organizer: { name: place?.name ?? site.group, email: answering } }, now);
};

/**
 * What happens next, for the visitor. It repeats nothing that was typed but the name, so that nobody can have our
 * server send words of theirs to somebody else's address. `now` is the stamp of the calendar file.
 */
export const confirmationMail = (lead: Lead, site: MailSite, now: Date): MailText => {
  const place = placeOf(lead, site);
  const answering = lead.routing.addresses[0] ?? null;
  return {
    ...writeBlocks(subjectOf(lead, site), [
      ...opening(lead),
      ...appointment(lead, site),
      ...next(lead, site),
      ...about(lead, site),
      ...(lead.booking === null ? question(place) : []),
      {
        type: "foot",
        text: `Vous n’êtes pas à l’origine de cette demande\u00a0? Ne tenez pas compte de ce message. ${site.group}`,
      },
    ]),
    replyTo: answering === null ? null : { name: place?.name ?? site.group, address: answering },
    // Programs that answer by themselves are asked not to (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied", "X-Vitrine-Reference": lead.reference },
    calendar: calendarOf(lead, site, now, answering ?? site.email),
  };
};
