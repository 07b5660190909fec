import {
  type DeliveryStatus,
  type Lead,
  leadKindNamed,
  readablePhone,
  readableValue,
  subjectLine,
  type VehicleFacts,
  visitorEmail,
  visitorName,
} from "#domain/leads/index.ts";
import { textTable } from "../import/text-table.ts";

/** A lead as printed in JSON: without what only the intake needs. */
export const publicLead = ({ idempotency_key: _key, fingerprint: _fingerprint, ...lead }: Lead) => lead;

const short = (iso: string): string => iso.slice(0, 19).replace("T", " ");

const HEAD = ["when", "reference", "kind", "about", "name", "e-mail", "phone"];

const row = (lead: Lead): string[] => [
  short(lead.created_at),
  lead.reference,
  lead.kind,
  subjectLine(lead.subject),
  visitorName(lead),
  visitorEmail(lead) ?? "",
  typeof lead.fields.phone === "string" ? lead.fields.phone : "",
];

export const leadsTable = (leads: readonly Lead[]): string => textTable([HEAD, ...leads.map(row)]);

const fieldLines = (lead: Lead): readonly (readonly [string, string])[] =>
  Object.entries(lead.fields).map(([name, value]) => {
    const field = leadKindNamed(lead.kind)?.fields.find((one) => one.name === name);
    if (field === undefined) return [name, String(value)];
    const shown = readableValue(field, value);
    return [field.short ?? field.label, field.kind === "phone" && shown !== "" ? readablePhone(shown) : shown];
  });

const vehicleLines = (vehicle: VehicleFacts): readonly (readonly [string, string])[] => [
  ["vehicle", vehicle.slug],
  ["price", vehicle.price ? `${vehicle.price.formatted} ${vehicle.price.suffix}` : "-"],
  ["stock number", vehicle.stock_number ?? "-"],
];

const subjectLines = ({ subject }: Lead): readonly (readonly [string, string])[] => {
  if (subject === null) return [];
  const place = ["location", subject.location?.name ?? "-"] as const;
  if (subject.type === "place") return [place];
  const vehicles = subject.type === "vehicles" ? subject.vehicles : subject.type === "vehicle" ? [subject] : [];
  return [["about", subjectLine(subject)], ...vehicles.flatMap(vehicleLines), place];
};

const outcome = (delivery: DeliveryStatus): string => {
  switch (delivery.state) {
    case "sent":
      return `sent ${short(delivery.sent_at ?? "")}`;
    case "parked":
      return `given up ${short(delivery.parked_at ?? "")}`;
    case "due":
      return `next try ${short(delivery.next_attempt_at)}`;
  }
};

const DELIVERY_HEAD = ["to", "by", "for", "state", "attempts", "when", "last error"];

const deliveryRow = (delivery: DeliveryStatus): string[] => [
  delivery.destination,
  delivery.channel,
  delivery.purpose,
  delivery.state,
  String(delivery.attempts),
  outcome(delivery),
  delivery.last_error ?? "",
];

/** One lead with everything that is known of it. */
export const leadSheet = (lead: Lead, deliveries: readonly DeliveryStatus[]): string => {
  const lines: readonly (readonly [string, string])[] = [
    ["reference", lead.reference],
    ["kind", lead.kind],
    ["received", `${short(lead.created_at)} UTC`],
    ...subjectLines(lead),
    ["sent from", lead.source.path],
    ["consent", `${lead.consent.version}: ${lead.consent.text}`],
    ...fieldLines(lead),
  ];
  const indented = lines.map(([label, value]) => [label, value.replaceAll("\n", " / ")]);
  return `${textTable(indented)}\n\n${textTable([DELIVERY_HEAD, ...deliveries.map(deliveryRow)], [4])}`;
};
