import type { Model, ModelVersion } from "#domain/models/index.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";
import { horsepower } from "#domain/vehicles/index.ts";
import { modelPageStrings as strings } from "../../strings/models.ts";
import { toConsumption } from "../../features/models/index.ts";
import { FUEL_LABELS, TRANSMISSION_LABELS } from "#application/strings/vehicles/key-labels.ts";

type Column = keyof typeof strings.columns;

const formatOptional = (value: number | null, unit: string): string | null =>
  value === null ? null : formatQuantity(value, unit);

const formatPower = ({ power_kw }: ModelVersion): string | null =>
  power_kw === null ? null : `${formatQuantity(power_kw, "kW")} (${formatQuantity(horsepower(power_kw), "ch")})`;

const CELLS: Readonly<Record<Column, (version: ModelVersion) => string | null>> = {
  name: ({ name }) => name,
  fuel: ({ fuel }) => FUEL_LABELS[fuel],
  transmission: ({ transmission }) => transmission && TRANSMISSION_LABELS[transmission],
  power: formatPower,
  price: ({ price }) => (price === null ? null : formatEuros(price)),
  consumption: (version) => toConsumption(version).join(" + ") || null,
  co2: ({ co2 }) => formatOptional(co2, "g/km"),
  battery: ({ battery_kwh }) => formatOptional(battery_kwh, "kWh"),
  range: ({ range_km }) => formatOptional(range_km, "km"),
};

const COLUMNS = Object.keys(strings.columns) as readonly Column[];

/** Versions of a model as a table section without empty columns; null for a model without versions. */
export const toVersionTable = ({ versions }: Pick<Model, "versions">, title: string) => {
  if (versions.length === 0) return null;
  const columns = COLUMNS.filter((column) => versions.some((version) => CELLS[column](version) !== null));
  return {
    component: "table" as const,
    anchor: "versions",
    title: strings.versions,
    caption: strings.versionsCaption(title),
    head: columns.map((column) => strings.columns[column]),
    rows: versions.map((version) => columns.map((column) => CELLS[column](version) ?? strings.unknown)),
    note: strings.note,
  };
};
