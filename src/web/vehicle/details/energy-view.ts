import type { CountryTerms } from "#domain/countries/index.ts";
import { formatQuantity } from "#domain/shared/index.ts";
import { isNewPassengerCar, type Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import { cycleSuffix, emissionsLine, formatCombined, formatElectric } from "../emissions/emissions-line.ts";

const strings = vehiclePageStrings.energy;

const measurementNote = (wltp: boolean | null): string => {
  if (wltp === null) return strings.unknown;
  return wltp ? strings.wltp : strings.nedc;
};

/** True if the market displays measured values, including the energy class. */
export type EnergySettings = {
  readonly wltp: boolean;
  readonly co2Image: boolean;
  readonly countryTerms: Pick<CountryTerms, "consumptionClass" | "vat">;
};

// Directive 1999/94/EC, annexes I and IV: advertising of new passenger cars must mention the consumption guide.
const toNote = (vehicle: Vehicle): string => {
  const measured = measurementNote(vehicle.wltp);
  return isNewPassengerCar(vehicle) ? `${measured} ${strings.guide}` : measured;
};

/** Null if the feed has no energy data, or if the market displays none. */
export const energyView = (vehicle: Vehicle, settings: EnergySettings) => {
  if (!settings.wltp) return null;
  const cycle = cycleSuffix(vehicle.wltp);
  const rows: readonly (readonly [string, string | null])[] = [
    [strings.combined + cycle, formatCombined(vehicle)],
    [strings.electric + cycle, formatElectric(vehicle)],
    [strings.co2 + cycle, vehicle.co2_g_km === null ? null : formatQuantity(vehicle.co2_g_km, "g/km")],
    [strings.range + cycle, vehicle.range_km && formatQuantity(vehicle.range_km, "km")],
    [strings.battery, vehicle.battery_kwh && formatQuantity(vehicle.battery_kwh, "kWh")],
  ].map(([label, value]) => [label as string, value || null] as const);
  const attributes = rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  const energyClass = settings.co2Image ? vehicle.energy_class : null;
  if (attributes.length === 0 && energyClass === null) return null;
  return {
    /** Null if unknown or if the market does not display the label. */
    class: energyClass,
    /** What the country calls the class. */
    classLabel: settings.countryTerms.consumptionClass,
    attributes,
    note: toNote(vehicle),
    /** Consumption, CO₂ and measuring cycle, which the law requires beside a price; null if unknown. */
    summary: emissionsLine(vehicle, settings),
  };
};

export type EnergyView = NonNullable<ReturnType<typeof energyView>>;
