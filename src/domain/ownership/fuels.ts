import type { FuelType } from "../vehicles/index.ts";
import type { EnergyPrices } from "./rates-in-force.ts";

/** Energies with a price in the settings. */
export type Energy = Exclude<keyof EnergyPrices, "from" | "owner" | "source">;

type FuelTraits = {
  /** How the vehicle tax sees the engine; null: diesel or not is unknown. */
  readonly tax: "diesel" | "other" | "minimum" | null;
  /** The fuel that it is filled up with; null: a fuel without a price in the settings, which the visitor may state. */
  readonly energy: Energy | null;
};

/** "hybrid" names no fuel but burns one; ethanol and bio-diesel have no price in the settings. */
const FUELS: Readonly<Record<FuelType, FuelTraits>> = {
  petrol: { tax: "other", energy: "petrol" },
  diesel: { tax: "diesel", energy: "diesel" },
  electric: { tax: "minimum", energy: "electricity" },
  "electric+petrol": { tax: "other", energy: "petrol" },
  "electric+diesel": { tax: "diesel", energy: "diesel" },
  hybrid: { tax: null, energy: null },
  lpg: { tax: "other", energy: "lpg" },
  lpgg3: { tax: "other", energy: "lpg" },
  cng: { tax: "other", energy: "cng" },
  e85: { tax: "other", energy: null },
  "bio-ethanol": { tax: "other", energy: null },
  "bio-diesel": { tax: "diesel", energy: null },
  hydrogen: { tax: "minimum", energy: "hydrogen" },
  other: { tax: null, energy: null },
};

export const fuelTraits = (fuel: FuelType | null): FuelTraits => (fuel ? FUELS[fuel] : { tax: null, energy: null });
