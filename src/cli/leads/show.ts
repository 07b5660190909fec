import type { Command } from "commander";
import { answerMinutes, type LeadDetails, showLead } from "#application/leads/index.ts";
import { readableFields } from "#application/strings/forms/readable-fields.ts";
import { fleetRows } from "#application/strings/fleet.ts";
import { subjectSummary } from "#application/strings/leads.ts";
import {
  type Lead,
  type LeadEvent,
  subjectVehicles,
  unconfirmedBooking,
  type VehicleSnapshot,
} from "#domain/leads/index.ts";
import { wallClock } from "#domain/locations/index.ts";
import type { DeliveryStatus } from "#domain/outbox/index.ts";
import { command } from "../command.ts";
import { type CliContext, marketSettings } from "../context.ts";
import { textTable } from "../text-table.ts";
import { referenceArgument } from "./options.ts";
import { formatMinutes, leadStores, readAnswerPromise, unknownLead } from "./stores.ts";

/** A lead as printed in JSON, without the fields of its submission. */
export const toPublicLead = ({ idempotency_key: _key, fingerprint: _fingerprint, ...lead }: Lead) => lead;

type Line = readonly [label: string, value: string];

const fieldLines = (lead: Lead): readonly Line[] => readableFields(lead).map(({ label, value }) => [label, value]);

const vehicleLines = (vehicle: VehicleSnapshot): readonly Line[] => [
  ["vehicle", vehicle.slug],
  ["price", vehicle.price ? `${vehicle.price.formatted} ${vehicle.price.suffix}` : "-"],
  ["stock number", vehicle.stock_number ?? "-"],
  ["VIN", vehicle.vin ?? "-"],
];

const subjectLines = ({ subject }: Lead): readonly Line[] => {
  if (subject === null) return [];
  const location = ["location", subject.location?.name ?? "-"] as const;
  if (subject.type === "place") return [location];
  if (subject.type === "fleet")
    return [...fleetRows(subject).map(({ label, value }) => [label, value] as const), location];
  return [["about", subjectSummary(subject)], ...subjectVehicles(subject).flatMap(vehicleLines), location];
};

const unconfirmedLines = (lead: Lead, timeZone: string): readonly Line[] => {
  const requested = unconfirmedBooking(lead);
  if (requested === null) return [];
  const { start, calendar, location } = requested;
  return [["appointment", `${wallClock(start, timeZone)}, ${calendar} at ${location} (not booked: not yet confirmed)`]];
};

const appointmentLines = ({ lead, holdsSlot }: LeadDetails, timeZone: string): readonly Line[] => {
  const { booking } = lead;
  if (booking === null) return unconfirmedLines(lead, timeZone);
  const end = wallClock(booking.end, timeZone).slice(-5);
  const calendarAndLocation = `${booking.calendar} at ${booking.location}`;
  return [
    [
      "appointment",
      `${wallClock(booking.start, timeZone)} to ${end}, ${calendarAndLocation}${holdsSlot ? "" : " (given back)"}`,
    ],
  ];
};

/** `answer_minutes`: opening minutes from receipt to the first answer; null before, and where they are not calculated. */
type DisplayedLead = LeadDetails & { readonly answer_minutes: number | null };

const answerLine = (
  { progress: { first_answer: answer }, answer_minutes: minutes }: DisplayedLead,
  timeZone: string,
): string => {
  if (answer === null) return "-";
  const time = minutes === null ? "" : `, after ${formatMinutes(minutes)} of opening time`;
  return `${wallClock(answer.at, timeZone)}, ${answer.by}${time}`;
};

const progressLines = (shown: DisplayedLead, timeZone: string): readonly Line[] => {
  const { state, owner } = shown.progress;
  return [
    ["state", state],
    ["owner", owner ?? "-"],
    ["first answer", answerLine(shown, timeZone)],
  ];
};

const fileLines = ({ files }: Lead): readonly Line[] =>
  files.map(({ field, name, type, bytes }) => ["file", `${field}: ${name} (${type}, ${bytes} bytes)`]);

/** When a delivery was sent or given up, or is tried next. */
export const formatOutcome = (delivery: DeliveryStatus, timeZone: string): string => {
  switch (delivery.state) {
    case "sent":
      return `sent ${wallClock(delivery.sent_at ?? "", timeZone)}`;
    case "parked":
      return `given up ${wallClock(delivery.parked_at ?? "", timeZone)}`;
    case "due":
      return `next try ${wallClock(delivery.next_attempt_at, timeZone)}`;
  }
};

const EVENT_HEAD = ["when", "event", "by", "what", "text"];

const formatTarget = ({ target, previous }: LeadEvent): string =>
  [previous, target].filter((value) => value !== null).join(" to ");

/** Nothing for a lead without events. */
const eventsTables = (events: readonly LeadEvent[], timeZone: string): readonly string[] => {
  if (events.length === 0) return [];
  const rows = events.map((event) => [
    wallClock(event.at, timeZone),
    event.type,
    event.by,
    formatTarget(event),
    (event.text ?? "").replaceAll("\n", " / "),
  ]);
  return [textTable([EVENT_HEAD, ...rows])];
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

const sourceLines = ({ source: { path, program } }: Lead): readonly Line[] =>
  program === undefined
    ? [["sent from", path]]
    : [
        ["sent by", `${program.source} (token ${program.token})`],
        ["its number", program.external_id ?? "-"],
      ];

/** A lead with its events and deliveries; times in an IANA time zone. */
export const formatLead = (details: DisplayedLead, timeZone: string): string => {
  const { lead, deliveries, events } = details;
  const lines: readonly Line[] = [
    ["reference", lead.reference],
    ["kind", lead.kind],
    ["received", `${wallClock(lead.created_at, timeZone)} (${timeZone})`],
    ...progressLines(details, timeZone),
    ...subjectLines(lead),
    ...appointmentLines(details, timeZone),
    ...sourceLines(lead),
    ...(lead.notice ? [["notice", `${lead.notice.version}: ${lead.notice.text}`] as const] : []),
    ...(lead.consent
      ? [["consent", `${lead.consent.version}, ${wallClock(lead.consent.at, timeZone)}: ${lead.consent.text}`] as const]
      : []),
    ...fieldLines(lead),
    ...fileLines(lead),
  ];
  const indented = lines.map(([label, value]) => [label, value.replaceAll("\n", " / ")]);
  const tables = [textTable(indented), ...eventsTables(events, timeZone), deliveriesTable(deliveries, timeZone)];
  return tables.join("\n\n");
};

const HELP = `
Examples:
  vitrine leads show V7K3-2QFM                   what was asked, and what became of its mails
  vitrine leads show v7k32qfm --format json
  vitrine leads file V7K3-2QFM                   the files that came with it

Exit codes: 0 found; 1 wrong usage; 4 there is no such lead.`;

/** `vitrine leads show REFERENCE` */
export const showLeadCommand = (context: CliContext): Command =>
  command(context, {
    name: "show",
    description: "Shows one lead with all its fields, its appointment, its files, its events and its deliveries.",
    help: HELP,
    parameters: [referenceArgument()],
    needs: leadStores,
    run: async (leads, reference: string): Promise<DisplayedLead> => {
      const details = await showLead(leads, reference);
      if (details === null) throw unknownLead(reference);
      const { lead, events, progress } = details;
      const { promise, now } = await readAnswerPromise(context, leads.database);
      return { ...details, answer_minutes: progress.first_answer && answerMinutes(lead, events, promise, now) };
    },
    table: (details) => formatLead(details, marketSettings(context).timeZone),
    json: ({ lead, deliveries, holdsSlot, events, progress, answer_minutes }) => ({
      ...toPublicLead(lead),
      booking: lead.booking && { ...lead.booking, held: holdsSlot },
      ...progress,
      answer_minutes,
      events,
      deliveries,
    }),
  });
