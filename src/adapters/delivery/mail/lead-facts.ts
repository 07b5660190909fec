import {
  type AdfSite,
  appointmentWords,
  type Lead,
  type LeadSubject,
  readableFields,
  readableSize,
  type VehicleFacts,
} from "#domain/leads/index.ts";
import { STRINGS } from "#domain/site/index.ts";
import { vehicleName } from "#domain/vehicles/index.ts";
import type { Row } from "./html.ts";

/** A place as mails name it. */
export type MailPlace = {
  readonly name: string;
  /** "50, route de Longwy, L-8080 Bertrange"; empty where it is not known any more. */
  readonly address: string;
  readonly phone: string;
};

/** What mails need to know of the site. */
export type MailSite = AdfSite & {
  /** MAIL_FROM: `Name <address>`. */
  readonly from: string;
  /** The place of that slug as it is now, or null. */
  readonly placeOf: (slug: string) => MailPlace | null;
  /** Public address of the page about it, or null. */
  readonly pageOf: (subject: LeadSubject) => string | null;
};

/** The place that answers, as it is now or, where it is gone, as it was. */
export const placeOf = ({ subject }: Pick<Lead, "subject">, site: MailSite): MailPlace | null => {
  const place = subject?.location ?? null;
  return place && (site.placeOf(place.slug) ?? { name: place.name, address: "", phone: place.phone });
};

/** Where the appointment is: the calendar's place, which is the one that answers unless it was chosen apart. */
export const bookedPlace = (lead: Pick<Lead, "subject" | "booking">, site: MailSite): MailPlace | null =>
  (lead.booking && site.placeOf(lead.booking.location)) ?? placeOf(lead, site);

const telephone = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

/** The appointment, and where it is. */
export const appointmentRows = (lead: Lead, site: MailSite): readonly Row[] => {
  if (lead.booking === null) return [];
  const place = bookedPlace(lead, site);
  return [{ label: "Date", value: appointmentWords(lead.booking, site.timeZone) }, ...placeRows(place)];
};

/** How to find a place and to call it. */
export const placeRows = (place: MailPlace | null): readonly Row[] =>
  place === null
    ? []
    : [
        { label: "Lieu", value: [place.name, place.address].filter(Boolean).join("\n") },
        { label: "Téléphone", value: place.phone, href: telephone(place.phone) },
      ];

const linkTo = (name: string, value: string): Pick<Row, "href"> => {
  if (name === "email") return { href: `mailto:${value}` };
  return name === "phone" ? { href: telephone(value) } : {};
};

/** Every field that was filled, under its label. */
export const fieldRows = (lead: Lead): readonly Row[] =>
  readableFields(lead).map(({ name, label, value }) => ({ label, value, ...linkTo(name, value) }));

/** What it is about, as it stood when the request came in, with its page. */
export const subjectRows = ({ subject }: Pick<Lead, "subject">, site: MailSite): readonly Row[] => {
  const page = subject && site.pageOf(subject);
  const href = page === null ? {} : { href: page };
  switch (subject?.type) {
    case "vehicle":
      return vehicleRows(subject, site);
    case "vehicles":
      return subject.vehicles.flatMap((vehicle) => vehicleRows(vehicle, site));
    case "model":
      return [{ label: "Modèle", value: subject.title, ...href }];
    case "vacancy":
      return [{ label: "Poste", value: subject.title, ...href }];
    case "place":
    case undefined:
      return [];
  }
};

const vehicleRows = (vehicle: VehicleFacts, site: MailSite): readonly Row[] => [
  { label: "Véhicule", value: vehicleName(vehicle), href: site.addressOf(vehicle) },
  {
    label: "Prix affiché",
    value: vehicle.price ? `${vehicle.price.formatted} ${vehicle.price.suffix}` : STRINGS.priceOnRequest,
  },
  ...(vehicle.stock_number === null ? [] : [{ label: "Numéro de stock", value: vehicle.stock_number }]),
];

/** "samedi 21 novembre 2026 à 14:05". */
const readableInstant = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat("fr-LU", { dateStyle: "full", timeStyle: "short", timeZone }).format(new Date(iso));

export const requestRows = (lead: Lead, site: MailSite): readonly Row[] => [
  { label: "Référence", value: lead.reference },
  { label: "Reçue", value: readableInstant(lead.created_at, site.timeZone) },
  { label: "Page d’envoi", value: lead.source.path, href: site.url + lead.source.path },
  { label: "Consentement", value: `${lead.consent.text} (version ${lead.consent.version})` },
];

/** The files by name, and what became of those that are not attached. */
export const fileRows = (lead: Lead, missing: ReadonlyMap<string, string>): readonly Row[] =>
  lead.files.map(({ id, name, bytes }) => ({
    label: "Fichier",
    value: `${name}, ${readableSize(bytes)}${missing.has(id) ? ` (${missing.get(id)})` : ", joint"}`,
  }));
