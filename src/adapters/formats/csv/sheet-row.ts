import { isDateField, type LeadFieldValue, LEAD_KINDS } from "#domain/forms/index.ts";
import { type Lead, subjectVehicles, type VehicleSnapshot } from "#domain/leads/index.ts";
import { subjectSummary } from "#application/strings/leads.ts";
import type { SheetCells } from "./sheet-cells.ts";

const joinVehicles = (
  vehicles: readonly VehicleSnapshot[],
  readCell: (vehicle: VehicleSnapshot) => string | null,
): string => vehicles.map((vehicle) => readCell(vehicle) ?? "").join(" | ");

type Column = { readonly name: string; readonly read: (lead: Lead, cells: SheetCells) => string };

const LEAD_COLUMNS: readonly Column[] = [
  { name: "reference", read: ({ reference }) => reference },
  { name: "received", read: ({ created_at }, { local }) => local(created_at) },
  { name: "received_utc", read: ({ created_at }, { utc }) => utc(created_at) },
  { name: "kind", read: ({ kind }) => kind },
  { name: "location", read: ({ subject }) => subject?.location?.slug ?? "" },
  { name: "about", read: ({ subject }) => subjectSummary(subject) },
  { name: "vehicles", read: (lead) => joinVehicles(subjectVehicles(lead.subject), ({ slug }) => slug) },
  {
    name: "stock_numbers",
    read: (lead) => joinVehicles(subjectVehicles(lead.subject), ({ stock_number }) => stock_number),
  },
  {
    name: "prices_eur",
    read: (lead, { euros }) =>
      joinVehicles(subjectVehicles(lead.subject), ({ price }) => (price === null ? null : euros(price.cents))),
  },
  { name: "appointment", read: ({ booking }, { local }) => (booking ? local(booking.start) : "") },
  { name: "appointment_utc", read: ({ booking }, { utc }) => (booking ? utc(booking.start) : "") },
];

const FIELD_NAMES: readonly string[] = [
  ...new Set(Object.values(LEAD_KINDS).flatMap(({ fields }) => fields.map(({ name }) => name))),
];

/** Fields that are a date wherever they occur. */
const DATE_FIELDS: ReadonlySet<string> = new Set(
  Object.values(LEAD_KINDS).flatMap(({ fields }) =>
    fields.filter((field) => isDateField(field)).map(({ name }) => name),
  ),
);

const fieldText = (value: LeadFieldValue | undefined): string =>
  typeof value === "boolean" ? (value ? "yes" : "no") : (value ?? "");

const otherFields = ({ fields }: Lead): string => {
  const other = Object.entries(fields).filter(([name]) => !FIELD_NAMES.includes(name));
  return other.length === 0 ? "" : JSON.stringify(Object.fromEntries(other));
};

const COLUMNS: readonly Column[] = [
  ...LEAD_COLUMNS,
  ...FIELD_NAMES.map(
    (name): Column => ({
      name,
      read: ({ fields }, { date }) => (DATE_FIELDS.has(name) ? date(fieldText(fields[name])) : fieldText(fields[name])),
    }),
  ),
  { name: "estimate_low_eur", read: ({ estimate }, { euros }) => (estimate ? euros(estimate.low_cents) : "") },
  { name: "estimate_high_eur", read: ({ estimate }, { euros }) => (estimate ? euros(estimate.high_cents) : "") },
  { name: "files", read: ({ files }) => files.map(({ name }) => name).join(" | ") },
  { name: "notice_version", read: ({ notice }) => notice?.version ?? "" },
  { name: "consent_version", read: ({ consent }) => consent?.version ?? "" },
  { name: "sent_from", read: ({ source }) => source.program?.source ?? source.path },
  { name: "other_fields", read: otherFields },
];

/** Column names: attributes of every lead, fields of all kinds in order, then the rest. */
export const SHEET_COLUMNS: readonly string[] = COLUMNS.map(({ name }) => name);

/**
 * Cells of a lead in the order of `SHEET_COLUMNS`. Choices are stored values, flags `yes` and `no`. Several vehicles are separated by
 * ` | `. Fields that no kind defines any more are JSON in the last column.
 */
export const sheetRow = (lead: Lead, cells: SheetCells): readonly string[] =>
  COLUMNS.map(({ read }) => read(lead, cells));
