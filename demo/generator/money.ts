import { ageInYears } from "./demo-date.ts";
import type { Making } from "./making.ts";
import { dealerPrice, usedPrice } from "./value.ts";

type Money = { readonly cents: number; readonly before_discount_cents: number | null };

/** The price asked, by condition; one vehicle in eight is reduced. */
export const priceOf = (making: Making, listPrice: number): Money => {
  const { life, random } = making;
  const reduced = random.chance(0.125);
  const asked = (euros: number, before: number): Money => ({
    cents: euros * 100,
    before_discount_cents: reduced && before > euros * 1.02 ? before * 100 : null,
  });
  if (life.condition === "used") {
    const years = life.registered === null ? 0 : ageInYears(life.registered);
    const first = usedPrice(
      {
        make: making.brand.slug,
        fuel: making.engine.fuel,
        van: making.model.kind === "van",
        listPrice,
        years,
        mileage: life.mileage,
      },
      random,
    );
    return reduced ? asked(dealerPrice(first * random.around(0.93, 0.025)), first) : asked(first, first);
  }
  const full = Math.round(listPrice / 10) * 10;
  if (life.condition === "new") return asked(reduced ? dealerPrice(full * random.around(0.92, 0.03)) : full, full);
  const share = life.condition === "demonstrator" ? random.around(0.86, 0.04) : random.around(0.88, 0.03);
  const first = dealerPrice(full * share);
  return reduced ? asked(dealerPrice(first * random.around(0.94, 0.02)), first) : asked(first, first);
};
