import type { Vehicle } from "#domain/vehicles/index.ts";
import { listPageStrings } from "../../strings/list-pages.ts";
import { factLabels, vehiclePageStrings } from "../../strings/vehicle-page.ts";

const words = listPageStrings.compare.best;

type Best = {
  readonly words: string;
  readonly read: (vehicle: Vehicle) => number | null;
  readonly better: "low" | "high";
};

// Values of one measuring cycle only: those of another say something else.
const sameCycle = (vehicles: readonly Vehicle[]): boolean =>
  vehicles.every(({ wltp }) => wltp !== null && wltp === vehicles[0]?.wltp);

const MEASURED = new Set<string>([words.co2, words.range]);

/** What one can honestly call best, by the row it stands in. Power and consumption are a matter of taste and of fuel. */
export const BEST: ReadonlyMap<string, Best> = new Map<string, Best>([
  [
    listPageStrings.compare.price,
    { words: words.price, read: ({ price }) => price.purchase?.cents ?? null, better: "low" },
  ],
  [factLabels.mileage, { words: words.mileage, read: ({ mileage_km }) => mileage_km, better: "low" }],
  [factLabels.year, { words: words.year, read: ({ construction_year }) => construction_year, better: "high" }],
  [factLabels.warranty, { words: words.warranty, read: ({ warranty_months }) => warranty_months, better: "high" }],
  [vehiclePageStrings.energy.co2, { words: words.co2, read: ({ co2_g_km }) => co2_g_km, better: "low" }],
  [vehiclePageStrings.energy.range, { words: words.range, read: ({ range_km }) => range_km, better: "high" }],
]);

/**
 * The columns with the best value. None where a vehicle's is not known (it might be better), where all are the same, or
 * where they were measured differently.
 */
export const bestOfAll = (vehicles: readonly Vehicle[], { read, better, words: name }: Best): readonly number[] => {
  if (vehicles.length < 2 || (MEASURED.has(name) && !sameCycle(vehicles))) return [];
  const values = vehicles.map(read);
  if (!values.every((value) => value !== null)) return [];
  const best = better === "low" ? Math.min(...values) : Math.max(...values);
  const columns = values.flatMap((value, column) => (value === best ? [column] : []));
  return columns.length === values.length ? [] : columns;
};
