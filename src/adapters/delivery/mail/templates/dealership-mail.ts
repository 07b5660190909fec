import { findLeadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import {
  BY_SERVER,
  isAppointmentMove,
  type Lead,
  type LeadEvent,
  visitorEmail,
  visitorName,
} from "#domain/leads/index.ts";
import { subjectSummary } from "#application/strings/leads.ts";
import { nonBreakingUnits } from "#domain/shared/index.ts";
import type { ClaimedDelivery } from "#application/leads/ports.ts";
import {
  appointmentRows,
  fieldRows,
  fileRows,
  type MailSite,
  requestRows,
  subjectRows,
  vinRows,
  unconfirmedRows,
} from "./lead-details.ts";
import { type MailBlock, renderBlocks, titledRows } from "./mail-blocks.ts";
import type { MailAttachments, MailContent } from "../message.ts";
import type { MailRow } from "./mail-html.ts";
import type { Delivery } from "#domain/outbox/index.ts";

const SUBJECT_HEADINGS: Readonly<Record<string, string>> = {
  vehicles: "Les véhicules",
  fleet: "Les véhicules en leasing",
  model: "Le modèle",
  vacancy: "Le poste",
};

const UNCONFIRMED =
  "Aucun créneau n’est réservé\u00a0: beaucoup de rendez-vous sont pris en peu de temps, et le client doit confirmer le sien par e-mail. Vous recevez un second message dès qu’il l’a fait.";

const unconfirmedAppointmentRows = (lead: Lead, site: MailSite): readonly MailRow[] => {
  const rows = unconfirmedRows(lead, site);
  return rows.length === 0 ? [] : [...rows, { label: "État", value: UNCONFIRMED }];
};

/** Distinguishes the two mails about a lead whose visitor confirms the appointment. */
const appointmentState = (lead: Lead): string => {
  if (lead.requested_booking === null) return "";
  return lead.booking === null ? "Rendez-vous à confirmer\u00a0: " : "Rendez-vous confirmé\u00a0: ";
};

/** What a staff member does once the visitor has an answer. */
const answerBlocks = ({ delivery, created_at }: LeadMail, site: MailSite): readonly MailBlock[] => [
  { type: "action", label: "J’ai répondu au client", href: site.answerUrl({ id: delivery.id, created_at }) },
  { type: "foot", text: "La page qui s’ouvre note votre réponse d’un clic. Ce lien est valable 30\u00a0jours." },
];

/** `events`: of the lead, oldest first. `created_at`: of the delivery. */
type LeadMail = Pick<ClaimedDelivery, "delivery" | "events" | "created_at"> & { readonly lead: Lead };

/** Why somebody gets a lead that others had before. `prefix`: of the subject, empty for a new lead. */
type WorkNotice = { readonly prefix: string; readonly rows: readonly MailRow[] };

const NEW_LEAD: WorkNotice = { prefix: "", rows: [] };

const noteRow = (label: string, { text }: LeadEvent): readonly MailRow[] =>
  text === null ? [] : [{ label, value: text }];

const assignmentNotice = (event: LeadEvent): WorkNotice =>
  event.by === BY_SERVER
    ? {
        prefix: "Sans réponse à temps\u00a0: ",
        rows: [
          { label: "À vous maintenant", value: "Personne n’a noté de réponse dans le délai prévu." },
          ...(event.previous === null ? [] : [{ label: "Auparavant", value: event.previous }]),
        ],
      }
    : {
        prefix: "Attribuée à vous\u00a0: ",
        rows: [{ label: "Attribuée par", value: event.by }, ...noteRow("Note", event)],
      };

const moveNotice = (event: LeadEvent): WorkNotice => ({
  prefix: "Transférée\u00a0: ",
  rows: [{ label: "Transférée par", value: event.by }, ...noteRow("Motif", event)],
});

/** `events`: all of the lead, oldest first. */
const workNotice = (
  { purpose, destination }: Pick<Delivery, "purpose" | "destination">,
  events: readonly LeadEvent[],
): WorkNotice => {
  if (purpose === "assignment") {
    const assigned = events.findLast(({ type, target }) => type === "assigned" && target === destination);
    return assigned === undefined ? NEW_LEAD : assignmentNotice(assigned);
  }
  const moved = events.findLast((event) => event.type === "moved" && !isAppointmentMove(event));
  return moved === undefined ? NEW_LEAD : moveNotice(moved);
};

/** Forwards a lead with its files to the dealership, or to its new owner. A reply goes to the visitor. */
export const dealershipMail = (
  mail: LeadMail,
  site: MailSite,
  { attachments, missing }: MailAttachments,
): MailContent => {
  const { lead } = mail;
  const notice = workNotice(mail.delivery, mail.events);
  const title = findLeadKindStrings(lead.kind)?.title ?? lead.kind;
  const about = nonBreakingUnits(subjectSummary(lead.subject));
  const locationName = lead.subject?.location?.name;
  const sections = [
    ["Attribution", notice.rows],
    ["Le rendez-vous", appointmentRows(lead, site)],
    ["Le créneau demandé", unconfirmedAppointmentRows(lead, site)],
    ["Le client", [...fieldRows(lead), ...fileRows(lead, missing)]],
    [SUBJECT_HEADINGS[lead.subject?.type ?? ""] ?? "Le véhicule", [...subjectRows(lead, site), ...vinRows(lead)]],
    [
      "La demande",
      [
        ...(locationName === undefined ? [] : [{ label: "Concession", value: locationName }]),
        ...requestRows(lead, site),
      ],
    ],
  ] as const;
  const blocks = sections.flatMap(([name, rows]) => titledRows(name, rows));
  const email = visitorEmail(lead);
  return {
    ...renderBlocks(
      site.look,
      `${notice.prefix}${appointmentState(lead)}${title}${about && `\u00a0: ${about}`} (réf. ${lead.reference})`,
      [...blocks, ...answerBlocks(mail, site)],
    ),
    replyTo: email === null ? null : { name: visitorName(lead), address: email },
    headers: { "X-Vitrine-Reference": lead.reference },
    attachments,
  };
};
