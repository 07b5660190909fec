import {
  type Lead,
  leadKindNamed,
  type LeadSubject,
  readablePhone,
  readableValue,
  type VehicleFacts,
} from "#domain/leads/index.ts";
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
  /** Public address of a vehicle. */
  readonly addressOf: (vehicle: VehicleFacts) => string;
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
  const place = subject?.location ?? null;
  return [...aboutRows(subject, site), ...(place === null ? [] : [{ label: "Concession", value: place.name }])];
};

const aboutRows = (subject: LeadSubject | null, site: MailSite): readonly Row[] => {
  switch (subject?.type) {
    case "vehicle":
      return vehicleRows(subject, site);
    case "vehicles":
      return subject.vehicles.flatMap((vehicle) => vehicleRows(vehicle, site));
    case "model":
      return [{ label: "Modèle", value: subject.title }];
    case "vacancy":
      return [{ label: "Poste", value: subject.title }];
    case "place":
    case undefined:
      return [];
  }
};

const vehicleRows = (vehicle: VehicleFacts, site: MailSite): readonly Row[] => [
  { label: "Véhicule", value: [vehicle.title, vehicle.trim].filter(Boolean).join(" ") },
  {
    label: "Prix affiché",
    value: vehicle.price ? `${vehicle.price.formatted} ${vehicle.price.suffix}` : STRINGS.priceOnRequest,
  },
  ...(vehicle.stock_number === null ? [] : [{ label: "Numéro de stock", value: vehicle.stock_number }]),
  { label: "Page du véhicule", value: site.addressOf(vehicle) },
];

export const requestRows = (lead: Lead, site: MailSite): readonly Row[] => [
  { label: "Référence", value: lead.reference },
  { label: "Reçue", value: readableInstant(lead.created_at, site.timeZone) },
  { label: "Page d’envoi", value: lead.source.path },
  { label: "Consentement", value: `${lead.consent.text} (version ${lead.consent.version})` },
];

/** Rows as lines of plain text; further lines of a value are set in. */
export const textRows = (rows: readonly Row[]): string =>
  rows.map(({ label, value }) => `${label}\u00a0: ${value.replaceAll("\n", "\n    ")}`).join("\n");
