import { formatFrenchDate, formatNumber } from "#domain/shared/index.ts";
import { horsepower, type Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings as strings } from "../strings/vehicle-page-strings.ts";
import { shortFuelLabel } from "#application/strings/vehicles/fuel-label.ts";
import { TRANSMISSION_LABELS } from "#application/strings/vehicles/key-labels.ts";

export type KeyAttribute = {
  readonly label: string;
  readonly value: string;
  readonly unit: string | null;
  /** Below the value: when it was measured. */
  readonly note?: string;
};

/** At most six known attributes, the most important first; measured ones only if the market displays them. */
export const toKeyAttributes = (vehicle: Vehicle, { wltp }: { readonly wltp: boolean }): readonly KeyAttribute[] => {
  const rows: readonly (readonly [string, string | number | boolean | null | undefined, string | null])[] = [
    [strings.key.year, vehicle.construction_year && String(vehicle.construction_year), null],
    [strings.key.mileage, vehicle.mileage_km === null ? null : formatNumber(vehicle.mileage_km), "km"],
    [strings.key.power, vehicle.power_kw && formatNumber(horsepower(vehicle.power_kw)), "ch"],
    [strings.key.range, wltp && vehicle.range_km && formatNumber(vehicle.range_km), "km"],
    [strings.key.battery, vehicle.battery_health_percent, "%"],
    [
      strings.key.consumption,
      wltp && vehicle.consumption?.combined && formatNumber(vehicle.consumption.combined),
      "l/100\u00a0km",
    ],
    [strings.key.fuel, shortFuelLabel(vehicle), null],
    [strings.key.transmission, vehicle.transmission_type && TRANSMISSION_LABELS[vehicle.transmission_type], null],
  ];
  const measured = vehicle.battery_health_date;
  const noteOf = (label: string): Pick<KeyAttribute, "note"> =>
    label === strings.key.battery && measured !== null
      ? { note: strings.key.measured(formatFrenchDate(measured)) }
      : {};
  return rows
    .flatMap(([label, value, unit]) => (value ? [{ label, value: String(value), unit, ...noteOf(label) }] : []))
    .slice(0, 6);
};
