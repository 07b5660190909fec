import { ageInYears } from "../demo-date.ts";
import type { VehiclePlan } from "./vehicle-plan.ts";
import { dealerPrice, usedPrice } from "./value.ts";

type PriceAttributes = { readonly cents: number; readonly before_discount_cents: number | null };

/** The asking price by condition; one vehicle in eight is reduced. */
export const createPrice = (plan: VehiclePlan, listPrice: number): PriceAttributes => {
  const { life, random } = plan;
  const reduced = random.chance(0.125);
  const askingPrice = (euros: number, before: number): PriceAttributes => ({
    cents: euros * 100,
    before_discount_cents: reduced && before > euros * 1.02 ? before * 100 : null,
  });
  if (life.condition === "used") {
    const years = life.registered === null ? 0 : ageInYears(life.registered);
    const first = usedPrice(
      {
        make: plan.brand.slug,
        fuel: plan.engine.fuel,
        van: plan.model.kind === "van",
        listPrice,
        years,
        mileage: life.mileage,
      },
      random,
    );
    return reduced ? askingPrice(dealerPrice(first * random.around(0.93, 0.025)), first) : askingPrice(first, first);
  }
  const full = Math.round(listPrice / 10) * 10;
  if (life.condition === "new")
    return askingPrice(reduced ? dealerPrice(full * random.around(0.92, 0.03)) : full, full);
  const share = life.condition === "demonstrator" ? random.around(0.86, 0.04) : random.around(0.88, 0.03);
  const first = dealerPrice(full * share);
  return reduced ? askingPrice(dealerPrice(first * random.around(0.94, 0.02)), first) : askingPrice(first, first);
};
