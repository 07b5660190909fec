import { formatNumber, formatQuantity, once } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { horsepower, shapeOf, type Vehicle } from "#domain/vehicles/index.ts";
import { attributeLabels as label, vehiclePageStrings as strings } from "../strings/vehicle-page-strings.ts";
import {
  COLOR_LABELS,
  CONDITION_LABELS,
  DRIVE_LABELS,
  EMISSION_STANDARD_LABELS,
  TRANSMISSION_LABELS,
  UPHOLSTERY_LABELS,
  VEHICLE_KIND_LABELS,
} from "#application/strings/vehicles/key-labels.ts";
import { bodyLabel, categoryLabel } from "#application/strings/vehicles/body-label.ts";
import { fuelLabel } from "#application/strings/vehicles/fuel-label.ts";

export type AttributeView = { readonly label: string; readonly value: string };
export type AttributeGroup = { readonly title: string; readonly attributes: readonly AttributeView[] };

export type AttributeSettings = Pick<Settings, "showVin">;

/** Feeds use zero for an unknown value, for example zero doors. */
type Row = readonly [label: string, value: string | 0 | null];

const monthFormat = once(() => new Intl.DateTimeFormat("fr", { month: "long", year: "numeric", timeZone: "UTC" }));

const formatOptional = (value: number | null, unit: string): string | 0 | null => value && formatQuantity(value, unit);

const lookUp = <K extends string>(labels: Readonly<Record<K, string>>, key: K | null): string | null =>
  key && labels[key];

const formatPower = (kilowatts: number | null): string | 0 | null =>
  kilowatts && `${formatQuantity(kilowatts, "kW")} (${formatQuantity(horsepower(kilowatts), "ch")})`;

const formatGearbox = ({ transmission_type, gears }: Vehicle): string | null => {
  const kind = lookUp(TRANSMISSION_LABELS, transmission_type);
  if (gears === null) return kind;
  const gearCount = formatQuantity(gears, gears > 1 ? "rapports" : "rapport");
  return kind ? `${kind}, ${gearCount}` : gearCount;
};

const formatColor = ({ color, color_name }: Vehicle): string | null => {
  const name = lookUp(COLOR_LABELS, color);
  if (color_name === null) return name;
  return name === null || color_name.toLowerCase().includes(name.toLowerCase())
    ? color_name
    : `${name} (${color_name})`;
};

const engineRows = (vehicle: Vehicle): readonly Row[] => [
  [label.power, formatPower(vehicle.power_kw)],
  [label.fuel, fuelLabel(vehicle)],
  [label.transmission, formatGearbox(vehicle)],
  [label.drive, lookUp(DRIVE_LABELS, vehicle.drive)],
  [label.capacity, formatOptional(vehicle.cylinder_capacity_cc, "cm³")],
  [label.cylinders, vehicle.cylinders && formatNumber(vehicle.cylinders)],
  [label.emission, lookUp(EMISSION_STANDARD_LABELS, vehicle.emission_standard)],
  [label.towing, formatOptional(vehicle.towing_kg, "kg")],
];

const bodyRows = (vehicle: Vehicle): readonly Row[] => [
  [label.kind, lookUp(VEHICLE_KIND_LABELS, vehicle.kind)],
  [label.category, categoryLabel(vehicle.body_style, vehicle.fuel_type)],
  [label.body, bodyLabel(shapeOf(vehicle))],
  [label.color, formatColor(vehicle)],
  [label.interior, lookUp(COLOR_LABELS, vehicle.interior_color)],
  [label.upholstery, lookUp(UPHOLSTERY_LABELS, vehicle.upholstery)],
  [label.doors, vehicle.doors && formatNumber(vehicle.doors)],
  [label.seats, vehicle.seats && formatNumber(vehicle.seats)],
  [label.weight, formatOptional(vehicle.weight_kg, "kg")],
  [label.maxWeight, formatOptional(vehicle.max_weight_kg, "kg")],
];

const formatRegistration = (date: string | null): string | null =>
  date && monthFormat().format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));

const historyRows = (vehicle: Vehicle, { showVin }: AttributeSettings): readonly Row[] => [
  [label.condition, lookUp(CONDITION_LABELS, vehicle.condition)],
  [label.year, vehicle.construction_year && String(vehicle.construction_year)],
  [label.registration, formatRegistration(vehicle.first_registration)],
  [label.mileage, vehicle.mileage_km === null ? null : formatQuantity(vehicle.mileage_km, "km")],
  [label.vat, vehicle.vat_deductible ? label.vatDeductible : null],
  [label.vin, showVin ? vehicle.vin : null],
];

const toAttributes = (rows: readonly Row[]): readonly AttributeView[] =>
  rows.flatMap(([name, value]) => (value ? [{ label: name, value }] : []));

/** All known attributes of a vehicle in three groups, with the facts of its past; unknown values are left out. */
export const toAttributeGroups = (
  vehicle: Vehicle,
  settings: AttributeSettings,
  history: readonly AttributeView[] = [],
): readonly AttributeGroup[] =>
  [
    { title: strings.groups.engine, attributes: toAttributes(engineRows(vehicle)) },
    { title: strings.groups.body, attributes: toAttributes(bodyRows(vehicle)) },
    {
      title: strings.groups.history,
      attributes: [
        ...toAttributes(historyRows(vehicle, settings)),
        ...history.map(({ label: name, value }) => ({ label: name, value })),
      ],
    },
  ].filter(({ attributes }) => attributes.length > 0);
