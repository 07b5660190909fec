import type { Vehicle } from "#domain/vehicles/index.ts";
import { listPageStrings } from "../lists/list-pages-strings.ts";
import { attributeLabels, vehiclePageStrings } from "../../vehicle/index.ts";

const strings = listPageStrings.compare.best;

type BestRule = {
  readonly label: string;
  readonly read: (vehicle: Vehicle) => number | null;
  readonly better: "low" | "high";
};

// Values of different test cycles are not comparable.
const haveSameCycle = (vehicles: readonly Vehicle[]): boolean =>
  vehicles.every(({ wltp }) => wltp !== null && wltp === vehicles[0]?.wltp);

const CYCLE_DEPENDENT = new Set<string>([strings.co2, strings.range]);

/** By row label. Power and consumption have no rule: which is better depends on taste and fuel. */
export const BEST_RULES: ReadonlyMap<string, BestRule> = new Map<string, BestRule>([
  [
    listPageStrings.compare.price,
    { label: strings.price, read: ({ price }) => price.purchase?.cents ?? null, better: "low" },
  ],
  [attributeLabels.mileage, { label: strings.mileage, read: ({ mileage_km }) => mileage_km, better: "low" }],
  [attributeLabels.year, { label: strings.year, read: ({ construction_year }) => construction_year, better: "high" }],
  [
    attributeLabels.warranty,
    { label: strings.warranty, read: ({ warranty_months }) => warranty_months, better: "high" },
  ],
  [vehiclePageStrings.energy.co2, { label: strings.co2, read: ({ co2_g_km }) => co2_g_km, better: "low" }],
  [vehiclePageStrings.energy.range, { label: strings.range, read: ({ range_km }) => range_km, better: "high" }],
]);

/** The columns with the best value. Empty if a value is unknown, if all are equal, or if the test cycles differ. */
export const bestColumns = (
  vehicles: readonly Vehicle[],
  { read, better, label: name }: BestRule,
): readonly number[] => {
  if (CYCLE_DEPENDENT.has(name) && !haveSameCycle(vehicles)) return [];
  return bestOf(vehicles.map(read), better);
};

/** The columns with the best value. Empty if a value is unknown or if all are equal. */
export const bestOf = (values: readonly (number | null)[], better: BestRule["better"]): readonly number[] => {
  if (values.length < 2 || !values.every((value) => value !== null)) return [];
  const best = better === "low" ? Math.min(...values) : Math.max(...values);
  const columns = values.flatMap((value, column) => (value === best ? [column] : []));
  return columns.length === values.length ? [] : columns;
};
