import type { Provenance } from "../leasing/index.ts";
import type { FuelType } from "../vehicles/index.ts";
import type { EnergyPrices } from "./rates-in-force.ts";

/** Energies with a price in the settings. */
export type Energy = Exclude<keyof EnergyPrices, keyof Provenance>;

type FuelTraits = {
  /** The fuel that it is filled up with; null: a fuel without a price in the settings, which the visitor may state. */
  readonly energy: Energy | null;
};

/** "hybrid" names no fuel but burns one; ethanol and bio-diesel have no price in the settings. */
const FUELS: Readonly<Record<FuelType, FuelTraits>> = {
  petrol: { energy: "petrol" },
  diesel: { energy: "diesel" },
  electric: { energy: "electricity" },
  "electric+petrol": { energy: "petrol" },
  "electric+diesel": { energy: "diesel" },
  hybrid: { energy: null },
  lpg: { energy: "lpg" },
  lpgg3: { energy: "lpg" },
  cng: { energy: "cng" },
  e85: { energy: null },
  "bio-ethanol": { energy: null },
  "bio-diesel": { energy: null },
  hydrogen: { energy: "hydrogen" },
  other: { energy: null },
};

export const fuelTraits = (fuel: FuelType | null): FuelTraits => (fuel ? FUELS[fuel] : { energy: null });
