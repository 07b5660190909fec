import { fieldStrings, findLeadKindStrings, leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { ADF_STRINGS } from "#application/strings/adf.ts";
import { formatAppointment } from "#application/strings/hours.ts";
import { findLeadKind, isDateField } from "#domain/forms/index.ts";
import { readableFields } from "#application/strings/forms/readable-fields.ts";
import { localTime } from "#domain/locations/index.ts";
import { formatBytes } from "#domain/shared/index.ts";
import type { AdfSite, AdfVendor } from "#application/formats/ports.ts";
import { adfVehicles } from "./adf-vehicles.ts";
import { xmlElement, optionalXmlElement, type XmlElement, writeXml } from "../../platform/formats/xml-element.ts";
import {
  type Lead,
  leadFieldText,
  unconfirmedBooking,
  visitorEmail,
  visitorName,
  visitorPhone,
} from "#domain/leads/index.ts";
import { FLEET_TOTAL_LABEL, fleetMonthly } from "#application/strings/fleet.ts";
import { subjectSummary } from "#application/strings/leads.ts";

/** Fields with an element of their own; the others go into the comments. */
const DEDICATED_FIELDS = new Set([
  "first_name",
  "last_name",
  "name",
  "email",
  "phone",
  "street",
  "postcode",
  "town",
  "country",
]);

const ADF_TIMES: Readonly<Record<string, string>> = { morning: "morning", noon: "day", afternoon: "afternoon" };

const MINUTE_MS = 60_000;

/** ISO 8601 with the offset of the zone at that instant, as the format asks: "2026-11-24T10:00:00+01:00". */
const toZonedTime = (instant: string, timeZone: string): string => {
  const { date, time } = localTime(new Date(instant), timeZone);
  const seconds = instant.slice(17, 19);
  const wholeMinute = Math.floor(Date.parse(instant) / MINUTE_MS) * MINUTE_MS;
  const minutes = Math.round((Date.parse(`${date}T${time}:00Z`) - wholeMinute) / MINUTE_MS);
  const pad = (value: number): string => String(value).padStart(2, "0");
  const offset = `${minutes < 0 ? "-" : "+"}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`;
  return `${date}T${time}:${seconds}${offset}`;
};

const nameElements = (lead: Lead): readonly (XmlElement | null)[] => {
  const text = (name: string): string => leadFieldText(lead, name);
  const elements = [
    optionalXmlElement("name", text("company"), { part: "full", type: "business" }),
    optionalXmlElement("name", text("first_name"), { part: "first", type: "individual" }),
    optionalXmlElement("name", text("last_name"), { part: "last", type: "individual" }),
  ];
  // Some programs read the full name alone, others its parts.
  const isPerson = visitorName(lead) !== "";
  const full = xmlElement("name", visitorName(lead), { part: "full", ...(isPerson && { type: "individual" }) });
  return isPerson || elements.every((element) => element === null) ? [full, ...elements] : elements;
};

const contactElements = (lead: Lead): readonly (XmlElement | null)[] => {
  const [email, phone] = [visitorEmail(lead), visitorPhone(lead)];
  const preferred = leadFieldText(lead, "preferred_contact");
  const time = ADF_TIMES[leadFieldText(lead, "moment")] ?? "nopreference";
  const preferenceFlag = (contactMethod: string): string => (preferred === contactMethod ? "1" : "0");
  const phoneElement = { type: "voice", time, preferredcontact: preferenceFlag("phone") };
  return [
    optionalXmlElement("email", email, { preferredcontact: preferenceFlag("email") }),
    // ADF requires an e-mail address or a phone number.
    email === null ? xmlElement("phone", phone ?? "", phoneElement) : optionalXmlElement("phone", phone, phoneElement),
  ];
};

const addressElement = (lead: Lead): XmlElement | null => {
  const text = (name: string): string => leadFieldText(lead, name);
  if (text("street") === "") return null;
  const country = text("country");
  return xmlElement("address", [
    xmlElement("street", text("street"), { line: "1" }),
    optionalXmlElement("city", text("town")),
    optionalXmlElement("postalcode", text("postcode")),
    optionalXmlElement("country", /^[A-Z]{2}$/.test(country) ? country : null),
  ]);
};

/** The booked or requested appointment, or the preferred date. */
const timeframeElement = (lead: Lead, { timeZone }: AdfSite): XmlElement | null => {
  const { booking } = lead;
  if (booking !== null) {
    return xmlElement("timeframe", [
      xmlElement("description", ADF_STRINGS.appointment(formatAppointment(booking, timeZone))),
      xmlElement("earliestdate", toZonedTime(booking.start, timeZone)),
      xmlElement("latestdate", toZonedTime(booking.end, timeZone)),
    ]);
  }
  const requested = unconfirmedBooking(lead);
  if (requested !== null) {
    return xmlElement("timeframe", [
      xmlElement("description", ADF_STRINGS.unconfirmedAppointment(formatAppointment(requested, timeZone))),
      xmlElement("earliestdate", toZonedTime(requested.start, timeZone)),
    ]);
  }
  const kind = findLeadKind(lead.kind);
  const field = kind?.fields.find((one) => isDateField(one));
  const day = field === undefined ? "" : leadFieldText(lead, field.name);
  if (kind === null || field === undefined || day === "") return null;
  const strings = fieldStrings(leadKindStrings(kind), field.name);
  return xmlElement("timeframe", [
    xmlElement("description", strings.short ?? strings.label),
    xmlElement("earliestdate", day),
  ]);
};

const commentsText = (lead: Lead): string => {
  const summary = subjectSummary(lead.subject);
  const title = findLeadKindStrings(lead.kind)?.title ?? lead.kind;
  const fields = readableFields(lead).filter(({ name }) => !DEDICATED_FIELDS.has(name));
  return [
    ADF_STRINGS.about(title, summary),
    ...(lead.subject?.type === "fleet" ? [ADF_STRINGS.field(FLEET_TOTAL_LABEL, fleetMonthly(lead.subject))] : []),
    ...fields.map(({ label, value }) => ADF_STRINGS.field(label, value)),
    ...lead.files.map(({ name, bytes }) => ADF_STRINGS.file(name, formatBytes(bytes))),
  ].join("\n");
};

const customerElement = (lead: Lead, site: AdfSite): XmlElement =>
  xmlElement("customer", [
    xmlElement("contact", [...nameElements(lead), ...contactElements(lead), addressElement(lead)], {
      primarycontact: "1",
    }),
    timeframeElement(lead, site),
    xmlElement("comments", commentsText(lead)),
  ]);

const vendorAddress = ({ address, postcode, town, country }: AdfVendor): XmlElement =>
  xmlElement("address", [
    xmlElement("street", address, { line: "1" }),
    xmlElement("city", town),
    xmlElement("postalcode", postcode),
    xmlElement("country", country),
  ]);

/** The location that answers; the group for a lead without one. A removed location has what the lead says of it. */
const vendorElement = ({ subject }: Lead, site: AdfSite): XmlElement => {
  const location = subject?.location ?? null;
  const vendor = location && site.vendor(location.slug);
  const name = vendor?.name ?? location?.name ?? site.group;
  return xmlElement("vendor", [
    optionalXmlElement("id", location?.slug, { source: site.group }),
    xmlElement("vendorname", name),
    xmlElement("url", site.url),
    xmlElement("contact", [
      xmlElement("name", name, { part: "full", type: "business" }),
      xmlElement("email", vendor?.email ?? site.email),
      optionalXmlElement("phone", vendor?.phone ?? location?.phone, { type: "voice" }),
      vendor && vendorAddress(vendor),
    ]),
  ]);
};

const providerElement = (site: AdfSite): XmlElement =>
  xmlElement("provider", [
    xmlElement("name", site.group, { part: "full", type: "business" }),
    xmlElement("service", ADF_STRINGS.website),
    xmlElement("url", site.url),
    xmlElement("email", site.email),
  ]);

const prospectElement = (lead: Lead, site: AdfSite): XmlElement =>
  xmlElement(
    "prospect",
    [
      xmlElement("id", lead.reference, { sequence: "1", source: site.group }),
      xmlElement("requestdate", toZonedTime(lead.created_at, site.timeZone)),
      ...adfVehicles(lead, site),
      customerElement(lead, site),
      vendorElement(lead, site),
      providerElement(site),
    ],
    { status: "new" },
  );

/** Start and end of a document that is streamed prospect by prospect. */
export const ADF_ENVELOPE = {
  begin: '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>\n',
  end: "</adf>\n",
} as const;

export const writeAdfProspect = (lead: Lead, site: AdfSite): string => writeXml(prospectElement(lead, site), 1);

/**
 * Writes leads as a document in the Auto-lead Data Format 1.0 (ADF, April 2000), one prospect per lead. Comments are
 * French. Year, make and model are required by the format and empty when unknown.
 */
export const writeAdf = (leads: readonly Lead[], site: AdfSite): string =>
  [ADF_ENVELOPE.begin, ...leads.map((lead) => writeAdfProspect(lead, site)), ADF_ENVELOPE.end].join("");
