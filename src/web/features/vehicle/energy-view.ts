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
};

const BY_WEIGHT: ReadonlySet<FuelType | null> = new Set<FuelType>(["cng", "hydrogen"]);

/** Per 100 km: litres, or kilograms for what is sold by weight. */
export const combinedWords = ({ consumption, fuel_type }: Pick<Vehicle, "consumption" | "fuel_type">): string | null =>
  consumption?.combined
    ? formatQuantity(consumption.combined, BY_WEIGHT.has(fuel_type) ? "kg/100 km" : "l/100 km")
    : null;

const electricWords = ({ consumption }: Pick<Vehicle, "consumption">): string | null =>
  consumption?.electric_kwh ? formatQuantity(consumption.electric_kwh, "kWh/100 km") : null;

const noteOf = (wltp: boolean | null): string => {
  if (wltp === null) return words.unknown;
  return wltp ? words.wltp : words.nedc;
};

/** What a vehicle uses and gives off, or null where the feed says nothing of it. */
export const energyView = (vehicle: Vehicle, showClass: boolean): EnergyView | null => {
  const rows: readonly (readonly [string, string | null])[] = [
    [words.combined, combinedWords(vehicle)],
    [words.electric, electricWords(vehicle)],
    [words.co2, vehicle.co2_g_km === null ? null : formatQuantity(vehicle.co2_g_km, "g/km")],
    [words.range, vehicle.range_km && formatQuantity(vehicle.range_km, "km")],
    [words.battery, vehicle.battery_kwh && formatQuantity(vehicle.battery_kwh, "kWh")],
  ].map(([label, value]) => [label as string, value || null] as const);
  const facts = rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  const energyClass = showClass ? vehicle.energy_class : null;
  if (facts.length === 0 && energyClass === null) return null;
  return { class: energyClass, facts, note: noteOf(vehicle.wltp) };
};
