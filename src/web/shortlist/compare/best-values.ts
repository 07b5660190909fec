import type { Vehicle } from "#domain/vehicles/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import { attributeLabels, historyStrings, vehiclePageStrings } from "../../vehicle/index.ts";

const strings = listPageStrings.compare.best;

type BestRule = {
  readonly label: string;
  readonly read: (vehicle: Vehicle) => number | null;
  readonly better: "low" | "high";
  /** Only what can be bought is compared, as a price nobody can pay is not the lowest. */
  readonly onlyForSale?: true;
};

// Values of different test cycles are not comparable.
const haveSameCycle = (vehicles: readonly Vehicle[]): boolean =>
  vehicles.every(({ wltp }) => wltp !== null && wltp === vehicles[0]?.wltp);

const CYCLE_DEPENDENT = new Set<string>([strings.co2, strings.range]);

/** By row label. Power and consumption have no rule: which is better depends on taste and fuel. */
export const BEST_RULES: ReadonlyMap<string, BestRule> = new Map<string, BestRule>([
  [
    listPageStrings.compare.price,
    { label: strings.price, read: ({ price }) => price.purchase?.cents ?? null, better: "low", onlyForSale: true },
  ],
  [attributeLabels.mileage, { label: strings.mileage, read: ({ mileage_km }) => mileage_km, better: "low" }],
  [attributeLabels.year, { label: strings.year, read: ({ construction_year }) => construction_year, better: "high" }],
  [
    historyStrings.facts.warranty.label,
    { label: strings.warranty, read: ({ warranty_months }) => warranty_months, better: "high" },
  ],
  [vehiclePageStrings.energy.co2, { label: strings.co2, read: ({ co2_g_km }) => co2_g_km, better: "low" }],
  [vehiclePageStrings.energy.range, { label: strings.range, read: ({ range_km }) => range_km, better: "high" }],
]);

export const columnsForSale = (vehicles: readonly Pick<Vehicle, "availability">[]): readonly number[] =>
  vehicles.flatMap(({ availability }, column) => (availability === "available" ? [column] : []));

/** The columns with the best value. Empty if a value is unknown, if all are equal, or if the test cycles differ. */
export const bestColumns = (
  vehicles: readonly Vehicle[],
  { read, better, label: name, onlyForSale }: BestRule,
): readonly number[] => {
  if (CYCLE_DEPENDENT.has(name) && !haveSameCycle(vehicles)) return [];
  return bestOf(vehicles.map(read), better, onlyForSale && columnsForSale(vehicles));
};

/** The columns with the best value among those compared. Empty if a value is unknown or if all are equal. */
export const bestOf = (
  values: readonly (number | null)[],
  better: BestRule["better"],
  columns: readonly number[] = [...values.keys()],
): readonly number[] => {
  const compared = columns.map((column) => values[column] ?? null);
  if (compared.length < 2 || !compared.every((value) => value !== null)) return [];
  const best = better === "low" ? Math.min(...compared) : Math.max(...compared);
  const chosen = columns.filter((column) => values[column] === best);
  return chosen.length === columns.length ? [] : chosen;
};
