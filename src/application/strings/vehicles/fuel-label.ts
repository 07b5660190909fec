import type { FuelType, PoweredVehicle } from "#domain/vehicles/index.ts";
import { FUEL_LABELS } from "./key-labels.ts";

/** The French label of the fuel, as the filter has it; null if the fuel is unknown. */
export const fuelLabel = ({ fuel_type }: PoweredVehicle): string | null =>
  fuel_type === null ? null : FUEL_LABELS[fuel_type];

const withoutSecondFuel = (label: string): string => label.replace(/ \((?:essence|diesel)\)$/, "");

/** The labels of a model's fuels; hybrids do not name their second fuel. */
export const shortFuelLabels = (fuels: readonly FuelType[]): readonly string[] => [
  ...new Set(fuels.map((fuel) => withoutSecondFuel(FUEL_LABELS[fuel]))),
];

/** A shorter `fuelLabel`: hybrids do not name their second fuel. */
export const shortFuelLabel = (vehicle: PoweredVehicle): string | null => {
  const label = fuelLabel(vehicle);
  return label === null ? null : withoutSecondFuel(label);
};
