import { formatQuantity } from "#domain/shared/index.ts";
import type { EnergyClass, FuelType, Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import type { AttributeView } from "./attribute-groups.ts";

const strings = vehiclePageStrings.energy;

export type EnergyView = {
  /** Null if unknown or if the market does not display the label. */
  readonly class: EnergyClass | null;
  readonly attributes: readonly AttributeView[];
  readonly note: string;
  /** Consumption, CO₂ and measuring cycle, which the law requires beside a price; null if unknown. */
  readonly summary: string | null;
};

const BY_WEIGHT: ReadonlySet<FuelType | null> = new Set<FuelType>(["cng", "hydrogen"]);

/** Per 100 km, in litres, or in kilograms for gases. */
export const formatCombined = ({
  consumption,
  fuel_type,
}: Pick<Vehicle, "consumption" | "fuel_type">): string | null =>
  consumption?.combined
    ? formatQuantity(consumption.combined, BY_WEIGHT.has(fuel_type) ? "kg/100\u00a0km" : "l/100\u00a0km")
    : null;

const formatElectric = ({ consumption }: Pick<Vehicle, "consumption">): string | null =>
  consumption?.electric_kwh ? formatQuantity(consumption.electric_kwh, "kWh/100\u00a0km") : null;

const measurementNote = (wltp: boolean | null): string => {
  if (wltp === null) return strings.unknown;
  return wltp ? strings.wltp : strings.nedc;
};

const cycleSuffix = (wltp: boolean | null): string => (wltp === null ? "" : ` (${wltp ? "WLTP" : "NEDC"})`);

// Directive 1999/94/EC, annexes I and IV: advertising of new passenger cars must mention the consumption guide.
const isNewCar = ({ kind, condition }: Vehicle): boolean => kind !== "van" && condition === "new";

const toSummary = (vehicle: Vehicle): string | null => {
  const co2 = vehicle.co2_g_km === null ? null : formatQuantity(vehicle.co2_g_km, strings.co2Unit);
  const amounts = [formatCombined(vehicle), formatElectric(vehicle), co2].filter((amount) => amount !== null);
  return amounts.length === 0 ? null : amounts.join(" · ") + cycleSuffix(vehicle.wltp);
};

/** Null if the feed has no energy data. */
export const energyView = (vehicle: Vehicle, showClass: boolean): EnergyView | null => {
  const cycle = cycleSuffix(vehicle.wltp);
  const rows: readonly (readonly [string, string | null])[] = [
    [strings.combined + cycle, formatCombined(vehicle)],
    [strings.electric + cycle, formatElectric(vehicle)],
    [strings.co2 + cycle, vehicle.co2_g_km === null ? null : formatQuantity(vehicle.co2_g_km, "g/km")],
    [strings.range + cycle, vehicle.range_km && formatQuantity(vehicle.range_km, "km")],
    [strings.battery, vehicle.battery_kwh && formatQuantity(vehicle.battery_kwh, "kWh")],
  ].map(([label, value]) => [label as string, value || null] as const);
  const attributes = rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  const energyClass = showClass ? vehicle.energy_class : null;
  if (attributes.length === 0 && energyClass === null) return null;
  const note = isNewCar(vehicle) ? `${measurementNote(vehicle.wltp)} ${strings.guide}` : measurementNote(vehicle.wltp);
  return { class: energyClass, attributes, note, summary: toSummary(vehicle) };
};
