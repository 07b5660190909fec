import type { Model, ModelVersion } from "#domain/models/index.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";
import { FUEL_TYPES, horsepower, TRANSMISSIONS } from "#domain/vehicles/index.ts";
import { modelPageStrings as words } from "../../strings/models.ts";
import { consumptionOf } from "./lease-month-view.ts";

type Column = keyof typeof words.columns;

const quantity = (value: number | null, unit: string): string | null =>
  value === null ? null : formatQuantity(value, unit);

const powerOf = ({ power_kw }: ModelVersion): string | null =>
  power_kw === null ? null : `${formatQuantity(power_kw, "kW")} (${formatQuantity(horsepower(power_kw), "ch")})`;

const CELLS: Readonly<Record<Column, (version: ModelVersion) => string | null>> = {
  name: ({ name }) => name,
  fuel: ({ fuel }) => FUEL_TYPES[fuel],
  transmission: ({ transmission }) => transmission && TRANSMISSIONS[transmission],
  power: powerOf,
  price: ({ price }) => (price === null ? null : formatEuros(price)),
  consumption: (version) => consumptionOf(version).join(" + ") || null,
  co2: ({ co2 }) => quantity(co2, "g/km"),
  battery: ({ battery_kwh }) => quantity(battery_kwh, "kWh"),
  range: ({ range_km }) => quantity(range_km, "km"),
};

const COLUMNS = Object.keys(words.columns) as readonly Column[];

/** The versions of a model as a table; what no version says has no column. Null for a model without versions. */
export const versionTable = ({ versions }: Pick<Model, "versions">, title: string) => {
  if (versions.length === 0) return null;
  const told = COLUMNS.filter((column) => versions.some((version) => CELLS[column](version) !== null));
  return {
    component: "table" as const,
    anchor: "versions",
    title: words.versions,
    caption: words.versionsCaption(title),
    head: told.map((column) => words.columns[column]),
    rows: versions.map((version) => told.map((column) => CELLS[column](version) ?? words.unknown)),
    note: words.note,
  };
};
