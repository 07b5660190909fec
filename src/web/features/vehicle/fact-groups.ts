import { formatNumber, formatQuantity } from "#domain/shared/index.ts";
import {
  BODY_STYLES,
  COLORS,
  CONDITIONS,
  DRIVES,
  EMISSION_STANDARDS,
  fuelLabel,
  horsepower,
  TRANSMISSIONS,
  UPHOLSTERIES,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import { factLabels as label, vehiclePageStrings as words } from "../../strings/vehicle-page.ts";

export type FactView = { readonly label: string; readonly value: string };
export type FactGroup = { readonly title: string; readonly facts: readonly FactView[] };

/** Zero doors or zero cylinders are a feed's way of saying nothing. */
type Row = readonly [label: string, value: string | 0 | null];

const month = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" });

const quantity = (value: number | null, unit: string): string | 0 | null => value && formatQuantity(value, unit);

const named = <K extends string>(names: Readonly<Record<K, string>>, key: K | null): string | null => key && names[key];

/** "96 kW (131 ch)". */
const powerWords = (kilowatts: number | null): string | 0 | null =>
  kilowatts && `${formatQuantity(kilowatts, "kW")} (${formatQuantity(horsepower(kilowatts), "ch")})`;

const gearbox = ({ transmission_type, gears }: Vehicle): string | null => {
  const kind = named(TRANSMISSIONS, transmission_type);
  if (gears === null) return kind;
  const steps = formatQuantity(gears, gears > 1 ? "rapports" : "rapport");
  return kind ? `${kind}, ${steps}` : steps;
};

const paint = ({ color, color_name }: Vehicle): string | null => {
  const name = named(COLORS, color);
  if (color_name === null) return name;
  return name === null || color_name.toLowerCase().includes(name.toLowerCase())
    ? color_name
    : `${name} (${color_name})`;
};

const engine = (vehicle: Vehicle): readonly Row[] => [
  [label.power, powerWords(vehicle.power_kw)],
  [label.fuel, fuelLabel(vehicle)],
  [label.transmission, gearbox(vehicle)],
  [label.drive, named(DRIVES, vehicle.drive)],
  [label.capacity, quantity(vehicle.cylinder_capacity_cc, "cm³")],
  [label.cylinders, vehicle.cylinders && formatNumber(vehicle.cylinders)],
  [label.emission, named(EMISSION_STANDARDS, vehicle.emission_standard)],
  [label.towing, quantity(vehicle.towing_kg, "kg")],
];

const body = (vehicle: Vehicle): readonly Row[] => [
  [label.body, named(BODY_STYLES, vehicle.body_style)],
  [label.color, paint(vehicle)],
  [label.interior, named(COLORS, vehicle.interior_color)],
  [label.upholstery, named(UPHOLSTERIES, vehicle.upholstery)],
  [label.doors, vehicle.doors && formatNumber(vehicle.doors)],
  [label.seats, vehicle.seats && formatNumber(vehicle.seats)],
  [label.weight, quantity(vehicle.weight_kg, "kg")],
];

const registration = (date: string | null): string | null =>
  date && month.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));

const yesNo = (value: boolean | null, yes: string, no: string): string | null =>
  value === null ? null : value ? yes : no;

const past = (vehicle: Vehicle): readonly Row[] => [
  [label.condition, named(CONDITIONS, vehicle.condition)],
  [label.year, vehicle.construction_year && String(vehicle.construction_year)],
  [label.registration, registration(vehicle.first_registration)],
  [label.mileage, vehicle.mileage_km === null ? null : formatQuantity(vehicle.mileage_km, "km")],
  [label.owners, vehicle.owners && formatNumber(vehicle.owners)],
  [label.accident, yesNo(vehicle.accident_free, label.accidentFree, label.accidented)],
  [label.book, yesNo(vehicle.service_book, label.bookThere, label.bookMissing)],
  [label.warranty, quantity(vehicle.warranty_months, "mois")],
  [label.vat, vehicle.vat_deductible ? label.vatDeductible : null],
];

const known = (rows: readonly Row[]): readonly FactView[] =>
  rows.flatMap(([name, value]) => (value ? [{ label: name, value }] : []));

/** Everything the feed says about a vehicle, in three groups; what it does not say is not there. */
export const factGroups = (vehicle: Vehicle): readonly FactGroup[] =>
  [
    { title: words.groups.engine, facts: known(engine(vehicle)) },
    { title: words.groups.body, facts: known(body(vehicle)) },
    { title: words.groups.past, facts: known(past(vehicle)) },
  ].filter(({ facts }) => facts.length > 0);
