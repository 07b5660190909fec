import type { AdfSite } from "./adf-site.ts";
import { adfVehicles } from "./adf-vehicles.ts";
import { element, given, type Xml, writeXml } from "./adf-xml.ts";
import { appointmentWords } from "./appointment-words.ts";
import { readableSize } from "./form-facts.ts";
import { leadKindNamed } from "./kinds.ts";
import { type Lead, subjectLine, textField, visitorEmail, visitorName, visitorPhone } from "./lead.ts";
import { readableFields } from "./readable-fields.ts";

/** Fields that have a place of their own in the document. */
const PLACED = new Set(["first_name", "last_name", "email", "phone", "street", "postcode", "town", "country"]);

const TIMES: Readonly<Record<string, string>> = { morning: "morning", noon: "day", afternoon: "afternoon" };

const toTheSecond = (instant: string): string => instant.replace(/\.\d+Z$/, "Z");

const nameElements = (lead: Lead): readonly (Xml | null)[] => {
  const text = (name: string): string => textField(lead, name);
  const parts = [
    given("name", text("company"), { part: "full", type: "business" }),
    given("name", text("first_name"), { part: "first", type: "individual" }),
    given("name", text("last_name"), { part: "last", type: "individual" }),
  ];
  return parts.some((part) => part !== null) ? parts : [element("name", visitorName(lead), { part: "full" })];
};

const waysToReach = (lead: Lead): readonly (Xml | null)[] => {
  const [email, phone] = [visitorEmail(lead), visitorPhone(lead)];
  const preferred = textField(lead, "preferred_contact");
  const time = TIMES[textField(lead, "moment")] ?? "nopreference";
  const prefers = (way: string): string => (preferred === way ? "1" : "0");
  const phoneElement = { type: "voice", time, preferredcontact: prefers("phone") };
  return [
    given("email", email, { preferredcontact: prefers("email") }),
    // One of both must be there.
    email === null ? element("phone", phone ?? "", phoneElement) : given("phone", phone, phoneElement),
  ];
};

const addressElement = (lead: Lead): Xml | null => {
  const text = (name: string): string => textField(lead, name);
  if (text("street") === "") return null;
  const country = text("country");
  return element("address", [
    element("street", text("street"), { line: "1" }),
    given("city", text("town")),
    given("postalcode", text("postcode")),
    given("country", /^[A-Z]{2}$/.test(country) ? country : null),
  ]);
};

/** The appointment, or the day that was asked for. */
const timeframe = (lead: Lead, { timeZone }: AdfSite): Xml | null => {
  const { booking } = lead;
  if (booking !== null) {
    return element("timeframe", [
      element("description", `Rendez-vous ${appointmentWords(booking, timeZone)}`),
      element("earliestdate", toTheSecond(booking.start)),
      element("latestdate", toTheSecond(booking.end)),
    ]);
  }
  const field = leadKindNamed(lead.kind)?.fields.find(({ kind }) => kind === "date");
  const day = field === undefined ? "" : textField(lead, field.name);
  if (field === undefined || day === "") return null;
  return element("timeframe", [element("description", field.short ?? field.label), element("earliestdate", day)]);
};

const commentsOf = (lead: Lead): string => {
  const about = subjectLine(lead.subject);
  const title = leadKindNamed(lead.kind)?.title ?? lead.kind;
  const fields = readableFields(lead).filter(({ name }) => !PLACED.has(name));
  return [
    `${title}${about && `\u00a0: ${about}`}`,
    ...fields.map(({ label, value }) => `${label}\u00a0: ${value}`),
    ...lead.files.map(({ name, bytes }) => `Fichier reçu\u00a0: ${name} (${readableSize(bytes)})`),
  ].join("\n");
};

const customer = (lead: Lead, site: AdfSite): Xml =>
  element("customer", [
    element("contact", [...nameElements(lead), ...waysToReach(lead), addressElement(lead)], { primarycontact: "1" }),
    timeframe(lead, site),
    element("comments", commentsOf(lead)),
  ]);

const vendor = ({ subject }: Lead, site: AdfSite): Xml => {
  const place = subject?.location ?? null;
  const name = place?.name ?? site.group;
  return element("vendor", [
    given("id", place?.slug, { source: site.group }),
    element("vendorname", name),
    element("url", site.url),
    element("contact", [
      element("name", name, { part: "full", type: "business" }),
      element("email", site.email),
      given("phone", place?.phone, { type: "voice" }),
    ]),
  ]);
};

const provider = (site: AdfSite): Xml =>
  element("provider", [
    element("name", site.group, { part: "full", type: "business" }),
    element("service", "Site web"),
    element("url", site.url),
    element("email", site.email),
  ]);

const prospect = (lead: Lead, site: AdfSite): Xml =>
  element(
    "prospect",
    [
      element("id", lead.reference, { sequence: "1", source: site.group }),
      element("requestdate", toTheSecond(lead.created_at)),
      ...adfVehicles(lead, site),
      customer(lead, site),
      vendor(lead, site),
      provider(site),
    ],
    { status: "new" },
  );

/** What stands around the prospects of a document that is written bit by bit. */
export const ADF_FRAME = {
  begin: '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>\n',
  end: "</adf>\n",
} as const;

/** A lead as one prospect of a document. */
export const adfProspect = (lead: Lead, site: AdfSite): string => writeXml(prospect(lead, site), 1);

/**
 * Leads as a document of the Auto-lead Data Format 1.0 (ADF, April 2000), each a prospect in the order given; comments
 * are French. What the visitor was not asked stays empty: the format wants year, make and model of every prospect.
 */
export const adfOf = (leads: readonly Lead[], site: AdfSite): string =>
  [ADF_FRAME.begin, ...leads.map((lead) => adfProspect(lead, site)), ADF_FRAME.end].join("");
