import { localTime } from "../locations/index.ts";
import type { FieldValue } from "./fields.ts";
import { LEAD_KINDS } from "./kinds.ts";
import { type Lead, subjectLine, type VehicleFacts } from "./lead.ts";

/** An ISO 8601 instant as the wall clock of an IANA time zone shows it: `2026-11-21 13:00`. */
export const wallClock = (iso: string, timeZone: string): string => {
  const { date, time } = localTime(new Date(iso), timeZone);
  return `${date} ${time}`;
};

const vehiclesOf = ({ subject }: Lead): readonly VehicleFacts[] => {
  if (subject?.type === "vehicle") return [subject];
  return subject?.type === "vehicles" ? subject.vehicles : [];
};

const joined = (vehicles: readonly VehicleFacts[], what: (vehicle: VehicleFacts) => string | null): string =>
  vehicles.map((vehicle) => what(vehicle) ?? "").join(" | ");

type Column = { readonly name: string; readonly read: (lead: Lead, timeZone: string) => string };

const FACTS: readonly Column[] = [
  { name: "reference", read: ({ reference }) => reference },
  { name: "received", read: ({ created_at }, timeZone) => wallClock(created_at, timeZone) },
  { name: "received_utc", read: ({ created_at }) => created_at },
  { name: "kind", read: ({ kind }) => kind },
  { name: "location", read: ({ subject }) => subject?.location?.slug ?? "" },
  { name: "about", read: ({ subject }) => subjectLine(subject) },
  { name: "vehicles", read: (lead) => joined(vehiclesOf(lead), ({ slug }) => slug) },
  { name: "stock_numbers", read: (lead) => joined(vehiclesOf(lead), ({ stock_number }) => stock_number) },
  {
    name: "prices_eur",
    read: (lead) => joined(vehiclesOf(lead), ({ price }) => (price === null ? null : (price.cents / 100).toFixed(2))),
  },
  { name: "appointment", read: ({ booking }, timeZone) => (booking ? wallClock(booking.start, timeZone) : "") },
  { name: "appointment_utc", read: ({ booking }) => booking?.start ?? "" },
];

const FIELD_NAMES: readonly string[] = [
  ...new Set(Object.values(LEAD_KINDS).flatMap(({ fields }) => fields.map(({ name }) => name))),
];

const fieldText = (value: FieldValue | undefined): string =>
  typeof value === "boolean" ? (value ? "yes" : "no") : (value ?? "");

const otherFields = ({ fields }: Lead): string => {
  const other = Object.entries(fields).filter(([name]) => !FIELD_NAMES.includes(name));
  return other.length === 0 ? "" : JSON.stringify(Object.fromEntries(other));
};

const COLUMNS: readonly Column[] = [
  ...FACTS,
  ...FIELD_NAMES.map((name): Column => ({ name, read: ({ fields }) => fieldText(fields[name]) })),
  { name: "files", read: ({ files }) => files.map(({ name }) => name).join(" | ") },
  { name: "consent_version", read: ({ consent }) => consent.version },
  { name: "sent_from", read: ({ source }) => source.path },
  { name: "other_fields", read: otherFields },
];

/** Names of a sheet's columns: first what every lead has, then the fields of all kinds in their order, then the rest. */
export const SHEET_COLUMNS: readonly string[] = COLUMNS.map(({ name }) => name);

/**
 * A lead as a row of `SHEET_COLUMNS`. Choices are their stored values, flags `yes` and `no`; times are those of the wall
 * clock of an IANA time zone, `YYYY-MM-DD HH:MM`, with the UTC instant beside them; several vehicles stand between ` | `;
 * fields that no kind has any more are JSON in the last column, so that nothing is left out.
 */
export const sheetRow = (lead: Lead, timeZone: string): readonly string[] =>
  COLUMNS.map(({ read }) => read(lead, timeZone));
