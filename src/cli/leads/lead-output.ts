import { wallClock } from "#domain/locations/index.ts";
import type { LeadDetails } from "#application/leads/index.ts";
import { readableFields } from "#application/strings/forms/readable-fields.ts";
import { type Lead, type VehicleSnapshot, visitorEmail, visitorName, visitorPhone } from "#domain/leads/index.ts";
import { subjectSummary } from "#application/strings/leads.ts";
import type { DeliveryStatus } from "#domain/outbox/index.ts";
import { textTable } from "../import/text-table.ts";

/** A lead as printed in JSON, without the fields of its submission. */
export const toPublicLead = ({ idempotency_key: _key, fingerprint: _fingerprint, ...lead }: Lead) => lead;

const HEAD = ["when", "reference", "kind", "at", "about", "name", "e-mail", "phone"];

/** One line for each lead; times in an IANA time zone. */
export const leadsTable = (leads: readonly Lead[], timeZone: string): string =>
  textTable([
    HEAD,
    ...leads.map((lead) => [
      wallClock(lead.created_at, timeZone),
      lead.reference,
      lead.kind,
      lead.subject?.location?.slug ?? "",
      subjectSummary(lead.subject),
      visitorName(lead),
      visitorEmail(lead) ?? "",
      visitorPhone(lead) ?? "",
    ]),
  ]);

type Line = readonly [label: string, value: string];

const fieldLines = (lead: Lead): readonly Line[] => readableFields(lead).map(({ label, value }) => [label, value]);

const vehicleLines = (vehicle: VehicleSnapshot): readonly Line[] => [
  ["vehicle", vehicle.slug],
  ["price", vehicle.price ? `${vehicle.price.formatted} ${vehicle.price.suffix}` : "-"],
  ["stock number", vehicle.stock_number ?? "-"],
];

const subjectLines = ({ subject }: Lead): readonly Line[] => {
  if (subject === null) return [];
  const location = ["location", subject.location?.name ?? "-"] as const;
  if (subject.type === "place") return [location];
  const vehicles = subject.type === "vehicles" ? subject.vehicles : subject.type === "vehicle" ? [subject] : [];
  return [["about", subjectSummary(subject)], ...vehicles.flatMap(vehicleLines), location];
};

const appointmentLines = ({ lead: { booking }, holdsSlot }: LeadDetails, timeZone: string): readonly Line[] => {
  if (booking === null) return [];
  const end = wallClock(booking.end, timeZone).slice(-5);
  const calendarAndLocation = `${booking.calendar} at ${booking.location}`;
  return [
    [
      "appointment",
      `${wallClock(booking.start, timeZone)} to ${end}, ${calendarAndLocation}${holdsSlot ? "" : " (given back)"}`,
    ],
  ];
};

const fileLines = ({ files }: Lead): readonly Line[] =>
  files.map(({ field, name, type, bytes }) => ["file", `${field}: ${name} (${type}, ${bytes} bytes)`]);

const formatOutcome = (delivery: DeliveryStatus, timeZone: string): string => {
  switch (delivery.state) {
    case "sent":
      return `sent ${wallClock(delivery.sent_at ?? "", timeZone)}`;
    case "parked":
      return `given up ${wallClock(delivery.parked_at ?? "", timeZone)}`;
    case "due":
      return `next try ${wallClock(delivery.next_attempt_at, timeZone)}`;
  }
};

const DELIVERY_HEAD = ["to", "by", "for", "state", "attempts", "when", "last error"];

export const deliveriesTable = (deliveries: readonly DeliveryStatus[], timeZone: string): string =>
  textTable(
    [
      DELIVERY_HEAD,
      ...deliveries.map((delivery) => [
        delivery.destination,
        delivery.channel,
        delivery.purpose,
        delivery.state,
        String(delivery.attempts),
        formatOutcome(delivery, timeZone),
        delivery.last_error ?? "",
      ]),
    ],
    [4],
  );

/** A lead with its deliveries; times in an IANA time zone. */
export const formatLead = (details: LeadDetails, timeZone: string): string => {
  const { lead, deliveries } = details;
  const lines: readonly Line[] = [
    ["reference", lead.reference],
    ["kind", lead.kind],
    ["received", `${wallClock(lead.created_at, timeZone)} (${timeZone})`],
    ...subjectLines(lead),
    ...appointmentLines(details, timeZone),
    ["sent from", lead.source.path],
    ["consent", `${lead.consent.version}, ${wallClock(lead.consent.at, timeZone)}: ${lead.consent.text}`],
    ...fieldLines(lead),
    ...fileLines(lead),
  ];
  const indented = lines.map(([label, value]) => [label, value.replaceAll("\n", " / ")]);
  return `${textTable(indented)}\n\n${deliveriesTable(deliveries, timeZone)}`;
};
