import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type NewPrice, PriceGuard, tooManyHeld } from "./held-prices.ts";
import { DEFAULT_IMPORT_GUARDS } from "./guard.ts";

const price = (changes: Partial<NewPrice>): NewPrice => ({
  key: "K",
  model: "dacia duster",
  year: 2022,
  cents: 1_429_000,
  previous: null,
  ...changes,
});

/** A judge that knows Dusters of 2022 on sale and in the feed. */
const aJudge = (onSale: readonly number[] = [], inFeed: readonly number[] = []): PriceGuard => {
  const judge = new PriceGuard(DEFAULT_IMPORT_GUARDS, 2026);
  for (const cents of onSale) judge.addOnSale(price({ cents }));
  for (const cents of inFeed) judge.addNew(price({ cents }));
  return judge;
};

describe("PriceGuard", () => {
  it.each([
    [1_429_000, 142_900, "is 90 % less than the 14\u202f290\u00a0€ before"],
    [1_429_000, 4_287_000, "is 200 % more than the 14\u202f290\u00a0€ before"],
    [1_429_000, 800_000, null],
    [1_429_000, 2_800_000, null],
  ])("compares with the vehicle's own price: from %d to %d cents", (previous, cents, reason) => {
    expect(aJudge().judge(price({ previous, cents }))).toBe(reason);
  });

  it.each([
    [2026, 250_000, "is not from 3\u202f000\u00a0€ to 800\u202f000\u00a0€, as vehicles of its age are"],
    [2022, 24_990, "is not from 1\u202f000\u00a0€ to 800\u202f000\u00a0€, as vehicles of its age are"],
    [2022, 142_900_000, "is not from 1\u202f000\u00a0€ to 800\u202f000\u00a0€, as vehicles of its age are"],
    [2009, 45_000, null],
    [null, 45_000, null],
    [null, 1_429, "is not from 200\u00a0€ to 3\u202f000\u202f000\u00a0€, as vehicles of its age are"],
  ])("compares with what vehicles of its age cost at all: of %s for %d cents", (year, cents, reason) => {
    expect(aJudge().judge(price({ year, cents }))).toBe(reason);
  });

  it("compares with those of its model and age on sale, in a first import with those of the feed", () => {
    const usual = [1_400_000, 1_450_000, 1_500_000, 1_550_000, 1_600_000];
    const reason = "is far from the 15\u202f000\u00a0€ of vehicles of its model and age";
    expect(aJudge(usual).judge(price({ cents: 142_900 }))).toBe(reason);
    expect(aJudge([], usual).judge(price({ cents: 14_290_000 }))).toBe(reason);
    expect(aJudge(usual, [142_900, 142_900, 142_900, 142_900, 142_900]).judge(price({ cents: 142_900 }))).toBe(reason);
    expect(aJudge(usual.slice(1)).judge(price({ cents: 142_900 }))).toBeNull();
    expect(aJudge(usual).judge(price({ cents: 142_900, year: 2010 }))).toBeNull();
    expect(aJudge(usual).judge(price({ cents: 142_900, model: null }))).toBeNull();
  });

  it("does not compare with a price that was none itself", () => {
    expect(aJudge().judge(price({ previous: 14_290, cents: 1_429_000 }))).toBeNull();
    const usual = [1_400_000, 1_450_000, 1_500_000, 1_550_000, 1_600_000];
    expect(aJudge(usual).judge(price({ previous: 142_900, cents: 1_429_000 }))).toBeNull();
  });

  it.each([
    [479_400, 479_500, null],
    [479_400, 449_900, null],
    [24_000, 23_900, null],
    [479_400, 200_000, "is far from the 25\u202f990\u00a0€ of vehicles of its model and age"],
    [600_000, 479_500, "is far from the 25\u202f990\u00a0€ of vehicles of its model and age"],
    [null, 479_500, "is far from the 25\u202f990\u00a0€ of vehicles of its model and age"],
  ])(
    "judges a vehicle that is far from the others, with a price of %s on sale, at %d cents",
    (previous, cents, reason) => {
      expect(aJudge(Array(5).fill(2_599_000)).judge(price({ previous, cents }))).toBe(reason);
    },
  );

  it("holds no price that moves by less than half and is near the others", () => {
    const usual = [1_400_000, 1_450_000, 1_500_000, 1_550_000, 1_600_000];
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 2_000_000 }),
        fc.double({ min: 0.51, max: 1.9, noNaN: true }),
        (previous, move) => {
          expect(aJudge(usual).judge(price({ previous, cents: Math.round(previous * move) }))).toBeNull();
        },
      ),
    );
  });
});

describe("tooManyHeld", () => {
  const example = {
    key: "K",
    cents: 142_900,
    previous: 1_429_000,
    reason: "is 90 % less than the 14\u202f290\u00a0€ before",
  };

  it("is a share of the rows above the limit, of five at least", () => {
    expect(tooManyHeld({ held: 10, rows: 100, example }, DEFAULT_IMPORT_GUARDS)).toBeNull();
    expect(tooManyHeld({ held: 4, rows: 4, example }, DEFAULT_IMPORT_GUARDS)).toBeNull();
    expect(tooManyHeld({ held: 11, rows: 100, example }, DEFAULT_IMPORT_GUARDS)).toBe(
      "11 of 100 rows have a price that is not plausible, as K: 1\u202f429\u00a0€ is 90 % less than the 14\u202f290\u00a0€ before",
    );
  });
});
