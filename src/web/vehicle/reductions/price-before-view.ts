import { toDisplayPrice, type Vehicle } from "#domain/vehicles/index.ts";
import { vehicleStrings } from "../strings/vehicles-strings.ts";

/** The previous price, after a label that explains it. */
export type PriceBeforeView = { readonly label: string; readonly amount: string };

/** Null for a price that is not reduced. Source of the rule: Directive 98/6/EC, article 6a. */
export const priceBeforeView = (vehicle: Pick<Vehicle, "price" | "availability">): PriceBeforeView | null => {
  const before = toDisplayPrice(vehicle)?.before_discount ?? null;
  return before && { label: vehicleStrings.before, amount: before.formatted };
};
