import type { VehicleAttributes } from "../fields/vehicle-attributes.ts";

/** The attributes that decide whether a vehicle may be advertised with a monthly price. */
export type AdvertisedVehicle = Pick<VehicleAttributes, "kind" | "condition" | "co2_g_km" | "consumption">;

/** Declarations that an advertisement of a new passenger car must contain and that the vehicle lacks. */
export type AdvertisingFault = "co2-missing" | "consumption-missing";

/**
 * True for passenger cars that no buyer has used yet: new ones, and those that only a dealer has registered
 * (demonstrators, preregistrations). Source: directive 1999/94/EC, article 2, points 1 and 2. Used cars and vans are
 * exempt.
 */
export const isNewPassengerCar = ({ kind, condition }: Pick<AdvertisedVehicle, "kind" | "condition">): boolean =>
  kind !== "van" && condition !== null && condition !== "used";

/** True if any consumption per 100 km is known and above 0. */
export const declaresConsumption = ({ consumption }: Pick<AdvertisedVehicle, "consumption">): boolean =>
  (consumption?.combined ?? 0) > 0 || (consumption?.electric_kwh ?? 0) > 0;

/**
 * Advertising of a new passenger car must state its official CO₂ emissions and consumption. Empty for a complete or an
 * exempt vehicle. Source: directive 1999/94/EC, article 6 and annex IV.
 */
export const findAdvertisingFaults = (vehicle: AdvertisedVehicle): readonly AdvertisingFault[] => {
  if (!isNewPassengerCar(vehicle)) return [];
  const faults: AdvertisingFault[] = [];
  if (vehicle.co2_g_km === null) faults.push("co2-missing");
  if (!declaresConsumption(vehicle)) faults.push("consumption-missing");
  return faults;
};
