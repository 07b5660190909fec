import type { Provenance } from "../leasing/index.ts";
import type { FuelType } from "../vehicles/index.ts";
import type { EnergyPrices } from "./rates-in-force.ts";

/** Energies with a price in the settings. */
export type Energy = Exclude<keyof EnergyPrices, keyof Provenance>;

/** The energy that a fuel is filled up with. "hybrid" names no fuel but burns one; ethanol and bio-diesel have no price. */
const ENERGIES: Readonly<Record<FuelType, Energy | null>> = {
  petrol: "petrol",
  diesel: "diesel",
  electric: "electricity",
  "electric+petrol": "petrol",
  "electric+diesel": "diesel",
  hybrid: null,
  lpg: "lpg",
  lpgg3: "lpg",
  cng: "cng",
  e85: null,
  "bio-ethanol": null,
  "bio-diesel": null,
  hydrogen: "hydrogen",
  other: null,
};

/** Null: an energy without a price in the settings, which the visitor may state, or an unknown fuel. */
export const energyOf = (fuel: FuelType | null): Energy | null => fuel && ENERGIES[fuel];
