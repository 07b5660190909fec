import { isDateField, type LeadFieldValue, LEAD_KINDS } from "#domain/forms/index.ts";
import { type FleetSubject, type Lead, subjectVehicles, type VehicleSnapshot } from "#domain/leads/index.ts";
import { subjectSummary } from "#application/strings/leads.ts";
import { wallClock } from "#domain/locations/index.ts";
import type { Cents } from "#domain/shared/index.ts";

const joinVehicles = (
  vehicles: readonly VehicleSnapshot[],
  readCell: (vehicle: VehicleSnapshot) => string | null,
): string => vehicles.map((vehicle) => readCell(vehicle) ?? "").join(" | ");

/** How a sheet writes instants (ISO 8601), dates (`YYYY-MM-DD`, or empty) and amounts. */
type SheetCells = {
  /** In the market's time zone. */
  readonly local: (iso: string) => string;
  readonly utc: (iso: string) => string;
  readonly date: (iso: string) => string;
  readonly euros: (cents: Cents) => string;
};

const decimal = (cents: Cents): string => (cents / 100).toFixed(2);

/** For programs: `2026-11-21 13:00`, `2026-11-21T12:00:00.000Z`, `24990.00`. */
export const plainCells = (timeZone: string): SheetCells => ({
  local: (iso) => wallClock(iso, timeZone),
  utc: (iso) => iso,
  date: (iso) => iso,
  euros: decimal,
});

/** "2026-11-21 13:00" as "21/11/2026 13:00"; other texts as they are. */
const dayFirst = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})(?!\d)/, "$3/$2/$1");

/**
 * For Excel, which reads a text as a date if it has the short date of the machine's region, and as a number if it has its decimal
 * sign. In French, of Luxembourg as of France: `21/11/2026 13:00`, `24990,00` (CLDR, short formats of fr and fr-LU).
 */
export const excelCells = (timeZone: string): SheetCells => ({
  local: (iso) => dayFirst(wallClock(iso, timeZone)),
  utc: (iso) => dayFirst(wallClock(iso, "UTC")),
  date: dayFirst,
  euros: (cents) => decimal(cents).replace(".", ","),
});

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

/** "5 ford-transit-custom-48 | 2 kia-niro". */
const fleetSheetLines = ({ lines }: FleetSubject): string =>
  lines.map(({ quantity, slug }) => `${quantity} ${slug}`).join(" | ");

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
  { name: "fleet_lines", read: ({ subject }) => (subject?.type === "fleet" ? fleetSheetLines(subject) : "") },
  {
    name: "fleet_month_eur_without_vat",
    read: ({ subject }, { euros }) => (subject?.type === "fleet" ? euros(subject.monthly_without_vat_cents) : ""),
  },
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
