import { type Lead, leadKindNamed, readablePhone, readableValue, type VehicleSubject } from "#domain/leads/index.ts";
import { STRINGS } from "#domain/site/index.ts";
import type { Row } from "./html.ts";

/** What mails need to know of the site. */
export type MailSite = {
  /** MAIL_FROM: `Name <address>`. */
  readonly from: string;
  /** The group's name. */
  readonly group: string;
  /** IANA name: instants are told on the group's wall clock. */
  readonly timeZone: string;
  /** Public address of what a lead is about. */
  readonly addressOf: (subject: VehicleSubject) => string;
};

/** "samedi 21 novembre 2026 à 14:05". */
const readableInstant = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat("fr-LU", { dateStyle: "full", timeStyle: "short", timeZone }).format(new Date(iso));

/** Every field that was filled, under its label; a kind that is gone shows its fields' names. */
export const fieldRows = (lead: Lead): readonly Row[] => {
  const fields = leadKindNamed(lead.kind)?.fields ?? [];
  return Object.entries(lead.fields).flatMap(([name, value]) => {
    if (value === "") return [];
    const field = fields.find((one) => one.name === name);
    if (field === undefined) return [{ label: name, value: String(value) }];
    const shown = readableValue(field, value);
    return [{ label: field.short ?? field.label, value: field.kind === "phone" ? readablePhone(shown) : shown }];
  });
};

/** The vehicle as it stood when the request came in, or the place the form was put for. */
export const subjectRows = (lead: Lead, site: MailSite): readonly Row[] => {
  const { subject } = lead;
  if (subject === null) return [];
  if (subject.type === "place") return [{ label: "Concession", value: subject.location.name }];
  const price = subject.price;
  return [
    { label: "Véhicule", value: [subject.title, subject.trim].filter(Boolean).join(" ") },
    { label: "Prix affiché", value: price ? `${price.formatted} ${price.suffix}` : STRINGS.priceOnRequest },
    ...(subject.stock_number === null ? [] : [{ label: "Numéro de stock", value: subject.stock_number }]),
    ...(subject.location === null ? [] : [{ label: "Concession", value: subject.location.name }]),
    { label: "Page du véhicule", value: site.addressOf(subject) },
  ];
};

export const requestRows = (lead: Lead, site: MailSite): readonly Row[] => [
  { label: "Référence", value: lead.reference },
  { label: "Reçue", value: readableInstant(lead.created_at, site.timeZone) },
  { label: "Page d’envoi", value: lead.source.path },
  { label: "Consentement", value: `${lead.consent.text} (version ${lead.consent.version})` },
];

/** Rows as lines of plain text; further lines of a value are set in. */
export const textRows = (rows: readonly Row[]): string =>
  rows.map(({ label, value }) => `${label}\u00a0: ${value.replaceAll("\n", "\n    ")}`).join("\n");
