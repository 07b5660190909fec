import { wallClock } from "#domain/locations/index.ts";
import { type LeadFieldValue, LEAD_KINDS } from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import type { VehicleSnapshot } from "#domain/leads/index.ts";
import type { Cents } from "#domain/shared/index.ts";
import { subjectSummary } from "#application/strings/leads.ts";

const subjectVehicles = ({ subject }: Lead): readonly VehicleSnapshot[] => {
  if (subject?.type === "vehicle") return [subject];
  return subject?.type === "vehicles" ? subject.vehicles : [];
};

const joinVehicles = (
  vehicles: readonly VehicleSnapshot[],
  readCell: (vehicle: VehicleSnapshot) => string | null,
): string => vehicles.map((vehicle) => readCell(vehicle) ?? "").join(" | ");

type Column = { readonly name: string; readonly read: (lead: Lead, timeZone: string) => string };

const LEAD_COLUMNS: readonly Column[] = [
  { name: "reference", read: ({ reference }) => reference },
  { name: "received", read: ({ created_at }, timeZone) => wallClock(created_at, timeZone) },
  { name: "received_utc", read: ({ created_at }) => created_at },
  { name: "kind", read: ({ kind }) => kind },
  { name: "location", read: ({ subject }) => subject?.location?.slug ?? "" },
  { name: "about", read: ({ subject }) => subjectSummary(subject) },
  { name: "vehicles", read: (lead) => joinVehicles(subjectVehicles(lead), ({ slug }) => slug) },
  { name: "stock_numbers", read: (lead) => joinVehicles(subjectVehicles(lead), ({ stock_number }) => stock_number) },
  {
    name: "prices_eur",
    read: (lead) =>
      joinVehicles(subjectVehicles(lead), ({ price }) => (price === null ? null : (price.cents / 100).toFixed(2))),
  },
  { name: "appointment", read: ({ booking }, timeZone) => (booking ? wallClock(booking.start, timeZone) : "") },
  { name: "appointment_utc", read: ({ booking }) => booking?.start ?? "" },
];

const FIELD_NAMES: readonly string[] = [
  ...new Set(Object.values(LEAD_KINDS).flatMap(({ fields }) => fields.map(({ name }) => name))),
];

const fieldText = (value: LeadFieldValue | undefined): string =>
  typeof value === "boolean" ? (value ? "yes" : "no") : (value ?? "");

const otherFields = ({ fields }: Lead): string => {
  const other = Object.entries(fields).filter(([name]) => !FIELD_NAMES.includes(name));
  return other.length === 0 ? "" : JSON.stringify(Object.fromEntries(other));
};

const eurosText = (cents: Cents | undefined): string => (cents === undefined ? "" : (cents / 100).toFixed(2));

const COLUMNS: readonly Column[] = [
  ...LEAD_COLUMNS,
  ...FIELD_NAMES.map((name): Column => ({ name, read: ({ fields }) => fieldText(fields[name]) })),
  { name: "estimate_low_eur", read: ({ estimate }) => eurosText(estimate?.low_cents) },
  { name: "estimate_high_eur", read: ({ estimate }) => eurosText(estimate?.high_cents) },
  { name: "files", read: ({ files }) => files.map(({ name }) => name).join(" | ") },
  { name: "notice_version", read: ({ notice }) => notice?.version ?? "" },
  { name: "consent_version", read: ({ consent }) => consent?.version ?? "" },
  { name: "sent_from", read: ({ source }) => source.program?.source ?? source.path },
  { name: "other_fields", read: otherFields },
];

/** Column names: attributes of every lead, fields of all kinds in order, then the rest. */
export const SHEET_COLUMNS: readonly string[] = COLUMNS.map(({ name }) => name);

/**
 * Cells of a lead in the order of `SHEET_COLUMNS`. Choices are stored values, flags `yes` and `no`. Local times are
 * `YYYY-MM-DD HH:MM` in `timeZone` (IANA), with the UTC instant in a separate column. Several vehicles are separated by
 * ` | `. Fields that no kind defines any more are JSON in the last column.
 */
export const sheetRow = (lead: Lead, timeZone: string): readonly string[] =>
  COLUMNS.map(({ read }) => read(lead, timeZone));
