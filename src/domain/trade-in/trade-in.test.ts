import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFinance, FINANCE_PROVENANCE } from "../../../tests/builders/finance.ts";
import { prepareResidual } from "../leasing/index.ts";
import type { Residuals } from "../leasing/finance.ts";
import { FUEL_TYPES } from "../vehicles/index.ts";
import {
  comparableFuels,
  type ComparableVehicle,
  estimateTradeIn,
  MIN_COMPARABLES,
  TRADE_IN_FUELS,
  type TradeInCar,
  type TradeInRules,
  tradeInSchema,
  tradeInWear,
} from "./trade-in.ts";

const TODAY = "2026-11-27";

const [RULES] = tradeInSchema.parse([
  {
    ...FINANCE_PROVENANCE,
    max_age_months: 120,
    max_mileage_km: 180_000,
    max_year_difference: 3,
    reconditioning_cents: { good: 40_000, used: 90_000, damaged: 220_000 },
    warranty_cents: 50_000,
    margin_share: 0.1,
  },
]) as [TradeInRules];

const residual = prepareResidual(aFinance().residuals[0] as Residuals);

const basis = { scope: "model" as const, rules: RULES, residual, today: TODAY };

/** 24 months and 50,000 km old: 63 % of the price when new. */
const CAR: TradeInCar = { year: 2024, mileageKm: 50_000, fuel: "petrol", condition: "used" };

const aComparable = (changes: Partial<ComparableVehicle> = {}): ComparableVehicle => ({
  priceCents: 2_000_000,
  fuel: "petrol",
  wear: { ageMonths: 28, mileageKm: 50_000 },
  ...changes,
});

const pricesOf = (...euros: readonly number[]) => euros.map((price) => aComparable({ priceCents: price * 100 }));

describe("estimateTradeIn", () => {
  it("takes the middle half of the prices and deducts what the settings say, to the cent", () => {
    const result = estimateTradeIn(CAR, pricesOf(24_000, 16_000, 20_000, 18_000, 22_000), basis);
    expect(result).toEqual({
      ok: true,
      value: {
        comparables: 5,
        scope: "model",
        widened_share: 0,
        asking: { low: 1_600_000, high: 2_400_000 },
        adjusted: { low: 1_800_000, high: 2_200_000 },
        condition: "used",
        reconditioning_cents: 90_000,
        warranty_cents: 50_000,
        margin_share: 0.1,
        margin: { low: 180_000, high: 220_000 },
        low_cents: 1_480_000,
        high_cents: 1_840_000,
        as_of: TODAY,
      },
    });
  });

  it("brings each price to the age and the mileage of the customer's vehicle, up and down", () => {
    const newer = aComparable({ wear: { ageMonths: 0, mileageKm: 0 } });
    const older = aComparable({ wear: { ageMonths: 48, mileageKm: 100_000 } });
    const car = { ...CAR, year: 2024, mileageKm: 100_000 };
    const adjustedOf = (vehicle: ComparableVehicle) => {
      const result = estimateTradeIn(
        car,
        Array.from({ length: 5 }, () => vehicle),
        basis,
      );
      return result.ok ? result.value.adjusted : null;
    };
    // 28 months, 100,000 km: 0.56 - (4 / 24) * 0.16 = 53.33 % of the price when new; 40 % at 48 months.
    expect(adjustedOf(newer)).toEqual({ low: 1_060_000, high: 1_070_000 });
    expect(adjustedOf(older)).toEqual({ low: 2_660_000, high: 2_670_000 });
  });

  it.each([
    ["few", CAR, pricesOf(20_000, 20_000, 20_000, 20_000)],
    ["broken", { ...CAR, condition: "broken" }, pricesOf(1, 1, 1, 1, 1)],
    ["worn", { ...CAR, year: 2010 }, pricesOf(9_000, 9_000, 9_000, 9_000, 9_000)],
    ["worn", { ...CAR, mileageKm: 180_001 }, pricesOf(9_000, 9_000, 9_000, 9_000, 9_000)],
    ["worthless", { ...CAR, condition: "damaged" }, pricesOf(2_900, 2_900, 2_900, 2_900, 2_900)],
  ] as const)("gives no price: %s", (reason, car, comparables) => {
    expect(estimateTradeIn(car, comparables, basis)).toEqual({ ok: false, error: reason });
  });

  it("counts only vehicles of a fuel that has a table", () => {
    const vehicles = pricesOf(20_000, 20_000, 20_000, 20_000, 20_000);
    const unknown = vehicles.map((vehicle, index) => (index === 0 ? { ...vehicle, fuel: null } : vehicle));
    expect(estimateTradeIn(CAR, unknown, basis)).toEqual({ ok: false, error: "few" });
  });

  const anyAge = { ...basis, scope: "model_wide" as const };

  it("takes all prices where they are few, widened by a quarter over the square root of their number", () => {
    expect(estimateTradeIn(CAR, pricesOf(18_000, 20_000, 21_000, 22_000), anyAge)).toMatchObject({
      value: { scope: "model_wide", widened_share: 0.13, adjusted: { low: 1_560_000, high: 2_490_000 } },
    });
    expect(estimateTradeIn(CAR, [], anyAge)).toEqual({ ok: false, error: "few" });
    expect(estimateTradeIn(CAR, pricesOf(20_000, 20_000, 20_000, 20_000), { ...basis, scope: "make" })).toEqual({
      ok: false,
      error: "few",
    });
  });

  it("is wider with fewer vehicles of the same price, and widest with one", () => {
    const widths = [1, 2, 3, 4, 5, 9].map((count) => {
      const result = estimateTradeIn(CAR, pricesOf(...Array.from({ length: count }, () => 20_000)), anyAge);
      return result.ok ? result.value.high_cents - result.value.low_cents : 0;
    });
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(new Set(widths).size).toBe(widths.length);
    const close = estimateTradeIn(CAR, pricesOf(20_000, 20_000, 20_000, 20_000, 20_000), basis);
    expect(close.ok && close.value.high_cents - close.value.low_cents).toBeLessThan(Math.min(...widths));
  });

  it("gives no price whose upper end is more than three times its lower", () => {
    expect(estimateTradeIn(CAR, pricesOf(12_000, 30_000), anyAge)).toEqual({ ok: false, error: "vague" });
  });

  const vehicleArbitrary: fc.Arbitrary<ComparableVehicle> = fc.record({
    priceCents: fc.integer({ min: 600_000, max: 8_000_000 }),
    fuel: fc.constantFrom(...FUEL_TYPES),
    wear: fc.record({ ageMonths: fc.integer({ min: 0, max: 130 }), mileageKm: fc.integer({ min: 0, max: 250_000 }) }),
  });
  const carArbitrary: fc.Arbitrary<TradeInCar> = fc.record({
    year: fc.integer({ min: 2017, max: 2026 }),
    mileageKm: fc.integer({ min: 0, max: 180_000 }),
    fuel: fc.constantFrom(...TRADE_IN_FUELS),
    condition: fc.constantFrom("good", "used", "damaged"),
  });
  const comparablesArbitrary = fc.array(vehicleArbitrary, { minLength: 0, maxLength: 30 });

  it("adds up, in whole hundreds of euros before the deductions, and never exceeds what the group would ask", () => {
    fc.assert(
      fc.property(carArbitrary, comparablesArbitrary, (car, comparables) => {
        const result = estimateTradeIn(car, comparables, basis);
        if (!result.ok) return;
        const { low_cents, high_cents, adjusted, margin, reconditioning_cents, warranty_cents } = result.value;
        expect(comparables.length).toBeGreaterThanOrEqual(MIN_COMPARABLES.model);
        expect(low_cents).toBe(adjusted.low - reconditioning_cents - warranty_cents - margin.low);
        expect(high_cents).toBe(adjusted.high - reconditioning_cents - warranty_cents - margin.high);
        expect([adjusted.low % 10_000, adjusted.high % 10_000]).toEqual([0, 0]);
        expect(low_cents).toBeGreaterThan(0);
        expect(low_cents).toBeLessThanOrEqual(high_cents);
        expect(high_cents).toBeLessThan(adjusted.high);
      }),
    );
  });

  it("does not depend on the order of the vehicles", () => {
    fc.assert(
      fc.property(carArbitrary, comparablesArbitrary, (car, comparables) => {
        expect(estimateTradeIn(car, comparables.toReversed(), basis)).toEqual(estimateTradeIn(car, comparables, basis));
      }),
    );
  });

  it("never rises with the mileage, the age or the damage", () => {
    const lowOf = (car: TradeInCar, comparables: readonly ComparableVehicle[]): number => {
      const result = estimateTradeIn(car, comparables, basis);
      return result.ok ? result.value.low_cents : 0;
    };
    fc.assert(
      fc.property(carArbitrary, fc.array(vehicleArbitrary, { minLength: 5, maxLength: 20 }), (car, comparables) => {
        const low = lowOf(car, comparables);
        expect(lowOf({ ...car, mileageKm: car.mileageKm + 10_000 }, comparables)).toBeLessThanOrEqual(low);
        expect(lowOf({ ...car, year: car.year - 1 }, comparables)).toBeLessThanOrEqual(low);
        expect(lowOf({ ...car, condition: "damaged" }, comparables)).toBeLessThanOrEqual(low);
      }),
    );
  });
});

describe("the customer's vehicle", () => {
  it("counts as registered in July", () => {
    expect(tradeInWear({ year: 2024, mileageKm: 1 }, TODAY)).toEqual({ ageMonths: 28, mileageKm: 1 });
    expect(tradeInWear({ year: 2026, mileageKm: 1 }, "2026-03-01").ageMonths).toBe(0);
  });

  it("is compared by what drives it: every fuel but hydrogen belongs to one group", () => {
    const groups = [comparableFuels("petrol"), comparableFuels("plug_in"), comparableFuels("electric")].flat();
    expect(new Set(groups).size).toBe(groups.length);
    expect(FUEL_TYPES.filter((fuel) => !groups.includes(fuel))).toEqual(["hydrogen"]);
    expect(comparableFuels("other")).toBe(comparableFuels("diesel"));
  });
});
