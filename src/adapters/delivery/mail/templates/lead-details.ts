import type { MailLook } from "#domain/brand/index.ts";
import type { AdfSite } from "#application/formats/ports.ts";
import type { Booking } from "#domain/appointments/index.ts";
import { readableFields } from "#application/strings/forms/readable-fields.ts";
import {
  type Lead,
  type LeadSubject,
  type PrivacyText,
  subjectVehicles,
  unconfirmedBooking,
  type VehicleSnapshot,
} from "#domain/leads/index.ts";
import type { AnswerRule } from "#domain/site/index.ts";
import { formatBytes } from "#domain/shared/index.ts";
import { formatInstant } from "#application/strings/instants.ts";
import type { MailRow } from "./mail-html.ts";
import { formatAppointment } from "#application/strings/hours.ts";
import { fleetRows } from "#application/strings/fleet.ts";
import { LEASE_OFFER_KINDS, leaseSnapshotRows } from "#application/strings/lease-snapshot.ts";
import { displayedName } from "#application/strings/vehicles/displayed-name.ts";
import { bookedWorkName, bookedWorkTerms } from "#application/strings/appointments.ts";
import { PRICE_ON_REQUEST } from "#application/strings/vehicles/offer.ts";

export type MailLocation = {
  readonly name: string;
  /** "12, rue du Pont, L-9999 Exempleville"; empty for a removed location. */
  readonly address: string;
  readonly phone: string;
};

export type MailSite = AdfSite & {
  /** MAIL_FROM: `Name <address>`. */
  readonly from: string;
  readonly look: MailLook;
  /** The rules about answers to leads. */
  readonly answers: readonly AnswerRule[];
  /** The current location with that slug, or null. */
  readonly respondingLocation: (slug: string) => MailLocation | null;
  /** URL on which the visitor confirms the appointment of a lead. */
  readonly appointmentConfirmUrl: (lead: Lead) => string;
  /** URL on which the recipient of an email about a lead says that it is answered. */
  readonly answerUrl: (delivery: { readonly id: string; readonly created_at: string }) => string;
  /** URL on which the visitor moves or cancels it. */
  readonly appointmentChangeUrl: (lead: Lead) => string;
  /** URL of the page about the subject, or null. */
  readonly pageUrl: (subject: LeadSubject) => string | null;
};

/** The location that answers the lead: its current data, or the data in the lead when it was removed. */
export const respondingLocation = ({ subject }: Pick<Lead, "subject">, site: MailSite): MailLocation | null => {
  const location = subject?.location ?? null;
  return (
    location && (site.respondingLocation(location.slug) ?? { name: location.name, address: "", phone: location.phone })
  );
};

/** The location of the appointment; falls back to the one that answers the lead. */
export const appointmentLocation = (lead: Pick<Lead, "subject" | "booking">, site: MailSite): MailLocation | null =>
  (lead.booking && site.respondingLocation(lead.booking.location)) ?? respondingLocation(lead, site);

const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

const bookingRows = (
  { kind }: Pick<Lead, "kind">,
  booking: Booking | null,
  location: MailLocation | null,
  { timeZone }: MailSite,
): readonly MailRow[] =>
  booking === null
    ? []
    : [
        { label: "Date", value: formatAppointment(booking, timeZone) },
        { label: "Pour", value: `${bookedWorkName(kind, booking)}, ${bookedWorkTerms(booking)}` },
        ...locationRows(location),
      ];

export const appointmentRows = (lead: Lead, site: MailSite): readonly MailRow[] =>
  bookingRows(lead, lead.booking, appointmentLocation(lead, site), site);

/** The appointment that the visitor has yet to confirm. */
export const unconfirmedRows = (lead: Lead, site: MailSite): readonly MailRow[] =>
  bookingRows(lead, unconfirmedBooking(lead), respondingLocation(lead, site), site);

const locationRows = (location: MailLocation | null): readonly MailRow[] =>
  location === null
    ? []
    : [
        { label: "Lieu", value: [location.name, location.address].filter(Boolean).join("\n") },
        { label: "Téléphone", value: location.phone, href: telHref(location.phone) },
      ];

const hrefFor = (name: string, value: string): Pick<MailRow, "href"> => {
  if (name === "email") return { href: `mailto:${value}` };
  return name === "phone" ? { href: telHref(value) } : {};
};

export const fieldRows = (lead: Lead): readonly MailRow[] =>
  readableFields(lead).map(({ name, label, value }) => ({ label, value, ...hrefFor(name, value) }));

/** The lead's subject as it was when the lead was created, with a link to its page. */
export const subjectRows = ({ subject }: Pick<Lead, "subject">, site: MailSite): readonly MailRow[] => {
  const page = subject && site.pageUrl(subject);
  const href = page === null ? {} : { href: page };
  switch (subject?.type) {
    case "vehicle":
      return vehicleRows(subject, site);
    case "vehicles":
      return subject.vehicles.flatMap((vehicle) => vehicleRows(vehicle, site));
    case "lease_offer":
      return [
        { label: "Offre de leasing", value: `${displayedName(subject)} (${LEASE_OFFER_KINDS[subject.kind]})`, ...href },
        ...leaseSnapshotRows(subject.lease),
      ];
    case "fleet":
      return fleetRows(subject).map((row, index) => (index === 0 ? { ...row, ...href } : row));
    case "model":
      return [{ label: "Modèle", value: displayedName(subject), ...href }];
    case "vacancy":
      return [{ label: "Poste", value: subject.title, ...href }];
    case "place":
    case undefined:
      return [];
  }
};

/** The numbers of the vehicles, which only staff see. */
export const vinRows = ({ subject }: Pick<Lead, "subject">): readonly MailRow[] => {
  const vehicles = subjectVehicles(subject);
  return vehicles.flatMap(({ vin = null, title }) =>
    vin === null ? [] : [{ label: vehicles.length === 1 ? "N° de châssis" : `N° de châssis, ${title}`, value: vin }],
  );
};

const vehicleRows = (vehicle: VehicleSnapshot, site: MailSite): readonly MailRow[] => [
  { label: "Véhicule", value: displayedName(vehicle), href: site.vehicleUrl(vehicle) },
  {
    label: "Prix affiché",
    value: vehicle.price ? `${vehicle.price.formatted}\u00a0${vehicle.price.suffix}` : PRICE_ON_REQUEST,
  },
  ...(vehicle.stock_number === null ? [] : [{ label: "Numéro de stock", value: vehicle.stock_number }]),
];

const privacyRow = (label: string, displayed: PrivacyText | null): readonly MailRow[] =>
  displayed === null ? [] : [{ label, value: `${displayed.text} (version ${displayed.version})` }];

const sourceRows = ({ source: { path, program } }: Lead, site: MailSite): readonly MailRow[] => {
  if (program === undefined) return [{ label: "Page d’envoi", value: path, href: site.url + path }];
  const number = program.external_id === null ? "" : `, numéro ${program.external_id}`;
  return [{ label: "Reçue par", value: `${program.source}${number} (accès ${program.token})` }];
};

export const requestRows = (lead: Lead, site: MailSite): readonly MailRow[] => [
  { label: "Référence", value: lead.reference },
  { label: "Reçue", value: formatInstant(lead.created_at, site.timeZone) },
  ...sourceRows(lead, site),
  ...privacyRow("Information affichée", lead.notice),
  ...privacyRow("Consentement", lead.consent),
];

/** `missing` gives by file id the reason why a file is not attached. */
export const fileRows = (lead: Lead, missing: ReadonlyMap<string, string>): readonly MailRow[] =>
  lead.files.map(({ id, name, bytes }) => ({
    label: "Fichier",
    value: `${name}, ${formatBytes(bytes)}${missing.has(id) ? ` (${missing.get(id)})` : ", joint"}`,
  }));
