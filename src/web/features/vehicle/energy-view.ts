import { formatQuantity } from "#domain/shared/index.ts";
import type { EnergyClass, FuelType, Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import type { FactView } from "./fact-groups.ts";

const words = vehiclePageStrings.energy;

export type EnergyView = {
  /** Null where the feed names no class or the market does not show the picture. */
  readonly class: EnergyClass | null;
  readonly facts: readonly FactView[];
  readonly note: string;
  /** What the law wants beside a price: consumption and CO₂, and how they were measured; null where neither is known. */
  readonly line: string | null;
};

const BY_WEIGHT: ReadonlySet<FuelType | null> = new Set<FuelType>(["cng", "hydrogen"]);

/** Per 100 km: litres, or kilograms for what is sold by weight. */
export const combinedWords = ({ consumption, fuel_type }: Pick<Vehicle, "consumption" | "fuel_type">): string | null =>
  consumption?.combined
    ? formatQuantity(consumption.combined, BY_WEIGHT.has(fuel_type) ? "kg/100\u00a0km" : "l/100\u00a0km")
    : null;

const electricWords = ({ consumption }: Pick<Vehicle, "consumption">): string | null =>
  consumption?.electric_kwh ? formatQuantity(consumption.electric_kwh, "kWh/100\u00a0km") : null;

const noteOf = (wltp: boolean | null): string => {
  if (wltp === null) return words.unknown;
  return wltp ? words.wltp : words.nedc;
};

const cycleOf = (wltp: boolean | null): string => (wltp === null ? "" : ` (${wltp ? "WLTP" : "NEDC"})`);

// Directive 1999/94/EC, annexes I and IV: what is said of new passenger cars names the guide of them all.
const isNewCar = ({ kind, condition }: Vehicle): boolean => kind !== "van" && condition === "new";

const lineOf = (vehicle: Vehicle): string | null => {
  const co2 = vehicle.co2_g_km === null ? null : formatQuantity(vehicle.co2_g_km, words.co2Unit);
  const parts = [combinedWords(vehicle), electricWords(vehicle), co2].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(" · ") + cycleOf(vehicle.wltp);
};

/** What a vehicle uses and gives off, or null where the feed says nothing of it. */
export const energyView = (vehicle: Vehicle, showClass: boolean): EnergyView | null => {
  const cycle = cycleOf(vehicle.wltp);
  const rows: readonly (readonly [string, string | null])[] = [
    [words.combined + cycle, combinedWords(vehicle)],
    [words.electric + cycle, electricWords(vehicle)],
    [words.co2 + cycle, vehicle.co2_g_km === null ? null : formatQuantity(vehicle.co2_g_km, "g/km")],
    [words.range + cycle, vehicle.range_km && formatQuantity(vehicle.range_km, "km")],
    [words.battery, vehicle.battery_kwh && formatQuantity(vehicle.battery_kwh, "kWh")],
  ].map(([label, value]) => [label as string, value || null] as const);
  const facts = rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  const energyClass = showClass ? vehicle.energy_class : null;
  if (facts.length === 0 && energyClass === null) return null;
  const note = isNewCar(vehicle) ? `${noteOf(vehicle.wltp)} ${words.guide}` : noteOf(vehicle.wltp);
  return { class: energyClass, facts, note, line: lineOf(vehicle) };
};
