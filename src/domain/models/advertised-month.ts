import { prepareConditions, prepareMonthly, type Finance, type MonthlyConditions } from "../leasing/index.ts";
import type { Model, ModelVersion } from "./model.ts";

/** A version of a model with the month it is advertised at. */
export type AdvertisedMonth = { readonly version: ModelVersion; readonly conditions: MonthlyConditions };

type PricedVehicle = Parameters<ReturnType<typeof prepareMonthly>>[0];

type Leased = Pick<Model, "body_styles" | "versions">;

const asNew = (version: ModelVersion, model: Leased): PricedVehicle => ({
  condition: "new",
  mileage_km: null,
  construction_year: null,
  first_registration: null,
  price: { purchase: version.price === null ? null : { cents: version.price, before_discount_cents: null } },
  fuel_type: version.fuel,
  body_style: model.body_styles[0] ?? null,
});

/** Whether a version says what an advertisement has to: its CO₂ and what it takes for 100 km. */
const isDeclared = ({ co2, consumption }: ModelVersion): boolean =>
  co2 !== null && (consumption?.combined ?? consumption?.electric_kwh ?? null) !== null;

/**
 * Prepares the cheapest advertised month of a model, new, at the terms of a day (`YYYY-MM-DD`), with the whole of its
 * conditions. Null where no version has a price, where the market has no terms for the day, or none declares its CO₂ and
 * its consumption: such an offer may not be advertised.
 */
export const prepareAdvertisedMonth = (
  finance: Finance,
  today: string,
): ((model: Leased) => AdvertisedMonth | null) => {
  const monthlyOf = prepareMonthly(finance, today);
  const conditionsOf = prepareConditions(finance, today);
  return (model) => {
    const [cheapest] = model.versions
      .filter(isDeclared)
      .map((version) => ({ version, monthly: monthlyOf(asNew(version, model)) }))
      .filter(({ monthly }) => monthly !== null)
      .toSorted((a, b) => (a.monthly ?? 0) - (b.monthly ?? 0));
    if (cheapest === undefined) return null;
    const conditions = conditionsOf(asNew(cheapest.version, model));
    return conditions && { version: cheapest.version, conditions };
  };
};
