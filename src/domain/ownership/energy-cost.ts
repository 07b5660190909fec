import { err, ok, type Result } from "../shared/index.ts";
import { isPlugIn, type PoweredVehicle, type VehicleAttributes } from "../vehicles/index.ts";
import type { CostProblem } from "./cost-problem.ts";
import { energyOf, type Energy } from "./fuels.ts";
import type { OwnershipRates } from "./rates-in-force.ts";

export type FuelledVehicle = PoweredVehicle & Pick<VehicleAttributes, "consumption">;

/** Cents per litre, kilogram or kWh, in the place of the settings' price; null: the settings' price. */
export type OwnPrices = { readonly electricityCents: number | null; readonly fuelCents: number | null };

/** Cost of one energy: `per100km` litres, kilograms or kWh on `share` of the distance. */
export type EnergyUse = {
  /** Null: a fuel without a price in the settings, in litres. */
  readonly energy: Energy | null;
  readonly per100km: number;
  readonly share: number;
  /** Cents for a litre, a kilogram or a kWh. */
  readonly priceCents: number;
  /** The visitor's own price, other than that of the settings. */
  readonly isOwnPrice: boolean;
};

type EnergyRates = Pick<OwnershipRates, "energy" | "plug_in">;

const createUse = (
  energy: Energy | null,
  per100km: number | null,
  share: number,
  { energy: prices }: EnergyRates,
  own: OwnPrices,
): Result<EnergyUse, CostProblem> => {
  const ownPrice = energy === "electricity" ? own.electricityCents : own.fuelCents;
  const settingsPrice = energy === null ? null : (prices?.[energy] ?? null);
  const priceCents = ownPrice ?? settingsPrice;
  if (priceCents === null) return err("energy-price-missing");
  // Feeds write 0 for an unknown consumption.
  if (per100km === null || per100km <= 0) return err("consumption-missing");
  return ok({ energy, per100km, share, priceCents, isOwnPrice: priceCents !== settingsPrice });
};

/**
 * A plug-in hybrid. The approved fuel consumption already counts kilometres on electricity, so the others take the
 * settings' consumption with an empty battery, or the approved one where that is higher.
 */
const plugInUses = (
  vehicle: FuelledVehicle,
  rates: EnergyRates,
  own: OwnPrices,
): readonly Result<EnergyUse, CostProblem>[] => {
  const energy = energyOf(vehicle.fuel_type);
  if (rates.plug_in === null || (energy !== "petrol" && energy !== "diesel")) return [err("rates-missing")];
  const { electric_share: share, empty_battery_l_100km: litres } = rates.plug_in;
  const { combined = null, electric_kwh = null } = vehicle.consumption ?? {};
  return [
    createUse("electricity", electric_kwh, share, rates, own),
    createUse(energy, Math.max(combined ?? 0, litres[energy]), 1 - share, rates, own),
  ];
};

const findUses = (
  vehicle: FuelledVehicle,
  rates: EnergyRates,
  own: OwnPrices,
): readonly Result<EnergyUse, CostProblem>[] => {
  const { fuel_type: fuel, consumption } = vehicle;
  if (fuel === null || fuel === "other") return [err("fuel-missing")];
  if (isPlugIn(vehicle)) return plugInUses(vehicle, rates, own);
  const energy = energyOf(fuel);
  const per100km = energy === "electricity" ? consumption?.electric_kwh : consumption?.combined;
  return [createUse(energy, per100km ?? null, 1, rates, own)];
};

/** The energies of a vehicle. Fails if a consumption or a price is missing. */
export const energyUses = (
  vehicle: FuelledVehicle,
  rates: EnergyRates,
  own: OwnPrices,
): Result<readonly EnergyUse[], CostProblem> => {
  const uses: EnergyUse[] = [];
  for (const use of findUses(vehicle, rates, own)) {
    if (!use.ok) return use;
    uses.push(use.value);
  }
  return ok(uses);
};

/** Cents for a distance in km, not rounded. */
export const energyCents = (uses: readonly EnergyUse[], km: number): number =>
  uses.reduce((sum, { per100km, share, priceCents }) => sum + (km / 100) * share * per100km * priceCents, 0);
