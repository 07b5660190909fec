import type { FuelType } from "../vehicles/index.ts";
import type { Wear } from "../leasing/index.ts";

export const TRADE_IN_CONDITIONS = ["good", "used", "damaged", "broken"] as const;

export type TradeInCondition = (typeof TRADE_IN_CONDITIONS)[number];

export const TRADE_IN_FUELS = ["petrol", "diesel", "hybrid", "plug_in", "electric", "other"] as const;

export type TradeInFuel = (typeof TRADE_IN_FUELS)[number];

/** A customer's vehicle. */
export type TradeInCar = {
  readonly year: number;
  readonly mileageKm: number;
  readonly fuel: TradeInFuel;
  readonly condition: TradeInCondition;
};

const ELECTRIC: readonly FuelType[] = ["electric"];
const PLUG_IN: readonly FuelType[] = ["electric+petrol", "electric+diesel"];
const COMBUSTION: readonly FuelType[] = [
  "petrol",
  "diesel",
  "hybrid",
  "e85",
  "bio-ethanol",
  "bio-diesel",
  "lpg",
  "lpgg3",
  "cng",
  "other",
];

/** Fuels of comparable vehicles. Engines differ less in price than what drives the vehicle: combustion, a plug, or a battery alone. */
export const comparableFuels = (fuel: TradeInFuel): readonly FuelType[] => {
  if (fuel === "electric") return ELECTRIC;
  return fuel === "plug_in" ? PLUG_IN : COMBUSTION;
};

/** The customer knows the year, not the month: the first registration counts as that of July. `today` is `YYYY-MM-DD`. */
export const tradeInWear = ({ year, mileageKm }: Pick<TradeInCar, "year" | "mileageKm">, today: string): Wear => ({
  ageMonths: Math.max(0, (Number(today.slice(0, 4)) - year) * 12 + Number(today.slice(5, 7)) - 7),
  mileageKm,
});
