import { versionSlug, type Model, type ModelVersion } from "#domain/models/index.ts";
import { formatEuros, formatQuantity, nonBreakingUnits } from "#domain/shared/index.ts";
import { horsepower } from "#domain/vehicles/index.ts";
import { FUEL_LABELS, TRANSMISSION_LABELS } from "#application/strings/vehicles/key-labels.ts";
import { formatCombined, formatElectric, versionValues } from "../../vehicle/index.ts";
import { modelPageStrings as strings } from "../strings/models-strings.ts";

type VersionColumn = keyof typeof strings.columns;

export type VersionRow = {
  readonly name: string;
  /** Formatted, or "Prix sur demande". */
  readonly price: string;
  /** Null if the version lacks the value. */
  readonly cells: readonly (string | null)[];
  /** Form that requests advice on this version. */
  readonly configureHref: string;
};

const formatOptional = (value: number | null, unit: string): string | null =>
  value === null ? null : formatQuantity(value, unit);

const formatPower = ({ power_kw }: ModelVersion): string | null =>
  power_kw === null ? null : `${formatQuantity(power_kw, "kW")} (${formatQuantity(horsepower(power_kw), "ch")})`;

const formatConsumption = (version: ModelVersion): string | null => {
  const values = versionValues(version);
  return [formatCombined(values), formatElectric(values)].filter((amount) => amount !== null).join(" + ") || null;
};

const CELLS: Readonly<Record<VersionColumn, (version: ModelVersion) => string | null>> = {
  fuel: ({ fuel }) => FUEL_LABELS[fuel],
  transmission: ({ transmission }) => transmission && TRANSMISSION_LABELS[transmission],
  power: formatPower,
  consumption: formatConsumption,
  co2: ({ co2 }) => formatOptional(co2, "g/km"),
  battery: ({ battery_kwh }) => formatOptional(battery_kwh, "kWh"),
  range: ({ range_km }) => formatOptional(range_km, "km"),
};

/** Columns with WLTP values. */
const MEASURED: ReadonlySet<VersionColumn> = new Set<VersionColumn>(["consumption", "co2", "range"]);

const COLUMNS = Object.keys(strings.columns) as readonly VersionColumn[];

type VersionsOptions = {
  readonly title: string;
  /** True if the market displays measured values. */
  readonly wltp: boolean;
  readonly configureHref: (version: string) => string;
};

/** Omits empty columns; null for a model without versions. */
export const toVersionsView = (
  { versions }: Pick<Model, "versions">,
  { title, wltp, configureHref }: VersionsOptions,
) => {
  if (versions.length === 0) return null;
  const columns = COLUMNS.filter(
    (column) => (wltp || !MEASURED.has(column)) && versions.some((version) => CELLS[column](version) !== null),
  );
  return {
    caption: strings.versionsCaption(title, wltp),
    /** `inline`: label of a value in a stacked row, which has no column headers; null for values that need none. */
    columns: columns.map((column) => strings.columns[column]),
    rows: versions.map((version) => ({
      name: nonBreakingUnits(version.name),
      price: version.price === null ? strings.onRequest : formatEuros(version.price),
      cells: columns.map((column) => CELLS[column](version)),
      configureHref: configureHref(versionSlug(version)),
    })),
    note: strings.note(wltp),
  };
};

/** Versions of a model as a table, stacked on narrow windows. */
export type VersionsView = NonNullable<ReturnType<typeof toVersionsView>>;
