import {
  prepareMonthlyConditions,
  prepareMonthlyPrice,
  type Finance,
  type MonthlyConditions,
} from "../leasing/index.ts";
import type { Model, ModelVersion } from "./model.ts";

/** A model version with the conditions of its advertised monthly price. */
export type AdvertisedLease = { readonly version: ModelVersion; readonly conditions: MonthlyConditions };

type PricedVehicle = Parameters<ReturnType<typeof prepareMonthlyPrice>>[0];

type LeasableModel = Pick<Model, "kind" | "body_styles" | "versions">;

const toNewVehicle = (version: ModelVersion, model: LeasableModel): PricedVehicle => ({
  kind: model.kind,
  condition: "new",
  mileage_km: null,
  construction_year: null,
  first_registration: null,
  price: { purchase: version.price === null ? null : { cents: version.price, before_discount_cents: null } },
  fuel_type: version.fuel,
  body_style: model.body_styles[0] ?? null,
  co2_g_km: version.co2,
  consumption: version.consumption,
});

/**
 * Prepares the lowest monthly price of a new model at the terms of a day (`YYYY-MM-DD`). The result is null if no
 * version has a price and the declarations that its advertising needs, or if the market has no terms for the day.
 */
export const prepareAdvertisedLease = (
  finance: Finance,
  today: string,
): ((model: LeasableModel) => AdvertisedLease | null) => {
  const toMonthlyPrice = prepareMonthlyPrice(finance, today);
  const toConditions = prepareMonthlyConditions(finance, today);
  return (model) => {
    const [cheapest] = model.versions
      .map((version) => ({ version, monthly: toMonthlyPrice(toNewVehicle(version, model)) }))
      .filter(({ monthly }) => monthly !== null)
      .toSorted((a, b) => (a.monthly ?? 0) - (b.monthly ?? 0));
    if (cheapest === undefined) return null;
    const conditions = toConditions(toNewVehicle(cheapest.version, model));
    return conditions && { version: cheapest.version, conditions };
  };
};
