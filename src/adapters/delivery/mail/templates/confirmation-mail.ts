import { type CalendarWriter, visitorCalendar } from "./appointment-calendar.ts";
import { answerTime } from "#application/strings/answer-time.ts";
import { findLeadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { fillPlaceholders, placeholderValues, replyLabel } from "#application/strings/forms/placeholders.ts";
import { type Lead, replyChannel } from "#domain/leads/index.ts";
import { subjectSummary } from "#application/strings/leads.ts";
import { nonBreakingUnits } from "#domain/shared/index.ts";
import { localTime } from "#domain/locations/index.ts";
import {
  appointmentRows,
  appointmentLocation,
  type MailLocation,
  type MailSite,
  respondingLocation,
  subjectRows,
} from "./lead-details.ts";
import { type MailBlock, textBlock, titledRows } from "./mail-blocks.ts";
import type { MailContent } from "../message.ts";
import { formatWeekdayDate } from "#application/strings/hours.ts";
import { visitorMail } from "./visitor-mail.ts";
import { findLeadKind } from "#domain/forms/index.ts";

const mailSubject = (lead: Lead, { timeZone }: MailSite): string => {
  const { booking } = lead;
  const title =
    booking === null
      ? "Votre demande"
      : `Votre rendez-vous du ${formatWeekdayDate(localTime(new Date(booking.start), timeZone).date)}`;
  const about = nonBreakingUnits(subjectSummary(lead.subject));
  return `${title}${about && `\u00a0: ${about}`} (réf. ${lead.reference})`;
};

const openingBlock = (lead: Lead): MailBlock => {
  const bookedTitle = lead.booking === null ? undefined : findLeadKindStrings(lead.kind)?.bookedTitle;
  return textBlock(
    `${bookedTitle ?? "Votre demande est bien arrivée"}. Sa référence est ${lead.reference}\u00a0: donnez-la-nous si vous nous appelez.`,
  );
};

const appointmentBlocks = (lead: Lead, site: MailSite): readonly MailBlock[] => {
  const rows = appointmentRows(lead, site);
  if (rows.length === 0) return [];
  const location = appointmentLocation(lead, site);
  const callText = location === null ? "" : `Appelez ${location.name} au ${location.phone} ou `;
  const reply = location === null ? "Répondez" : "répondez";
  return [
    ...titledRows("Votre rendez-vous", rows),
    textBlock("Le fichier joint l’inscrit dans votre agenda."),
    textBlock("Un empêchement\u00a0? Déplacez ou annulez le rendez-vous vous-même, jusqu’à son début."),
    { type: "action", label: "Déplacer ou annuler", href: site.appointmentChangeUrl(lead) },
    textBlock(`Vous pouvez aussi nous le dire. ${callText}${reply} à ce message, avec votre référence.`),
  ];
};

const nextStepsBlocks = (lead: Lead, site: MailSite): readonly MailBlock[] => {
  const values = {
    ...placeholderValues(site.group, lead.subject),
    reply: replyLabel(replyChannel(lead)),
    answer: answerTime(site.answers, lead.kind),
  };
  const steps = (findLeadKindStrings(lead.kind)?.thanks.steps ?? []).map((step) => fillPlaceholders(step, values));
  return steps.length === 0
    ? []
    : [
        { type: "heading", text: "Et maintenant" },
        { type: "steps", steps },
      ];
};

const contactBlocks = (location: MailLocation | null): readonly MailBlock[] =>
  location === null ? [] : [textBlock(`Une question d’ici là\u00a0? Appelez ${location.name} au ${location.phone}.`)];

/** UTF-16 code units of the message that a mail repeats. */
const MAX_REPEATED = 1000;

/** Mail programs make links of both. */
const LINK = /\b(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.)\S+/gi;

const toRepeatedText = (message: string): string => {
  const text = message.replaceAll(LINK, "[lien]");
  return text.length <= MAX_REPEATED ? text : `${text.slice(0, MAX_REPEATED).toWellFormed().trimEnd()}…`;
};

/** What the visitor wrote in the fields of several lines. */
const messagesOf = ({ kind, fields }: Lead): readonly string[] =>
  (findLeadKind(kind)?.fields ?? []).flatMap((field) => {
    const value = field.kind === "textarea" ? fields[field.name] : "";
    return typeof value === "string" && value !== "" ? [value] : [];
  });

/** Repeats what the visitor wrote, without its links: anybody may enter the address of somebody else. */
const visitorMessageBlocks = (lead: Lead): readonly MailBlock[] => {
  const quotes = messagesOf(lead).map((message) => ({ type: "quote", text: toRepeatedText(message) }) as const);
  return quotes.length === 0 ? [] : [{ type: "heading", text: "Votre message" }, ...quotes];
};

/** Confirms a lead to the visitor. */
export const confirmationMail = (lead: Lead, site: MailSite, formats: CalendarWriter): MailContent => {
  const mail = visitorMail(lead, site, {
    subject: mailSubject(lead, site),
    blocks: [
      openingBlock(lead),
      ...appointmentBlocks(lead, site),
      ...nextStepsBlocks(lead, site),
      ...titledRows("Votre demande", subjectRows(lead, site)),
      ...visitorMessageBlocks(lead),
      ...(lead.booking === null ? contactBlocks(respondingLocation(lead, site)) : []),
      {
        type: "foot",
        text: `Vous n’êtes pas à l’origine de cette demande\u00a0? Ne tenez pas compte de ce message. ${site.group}`,
      },
    ],
  });
  return { ...mail, calendar: visitorCalendar(lead, site, formats) };
};
