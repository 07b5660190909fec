import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSpelling, slips } from "./spelling.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcde".split("")), minLength: 1, maxLength: 9 });

describe("slips", () => {
  test.each([
    ["golf", "golf", 0],
    ["golff", "golf", 1],
    ["peugot", "peugeot", 1],
    ["volskwagen", "volkswagen", 1],
    ["hunday", "hyundai", 2],
  ])("%s and %s are %i apart", (one, other, count) => {
    expect(slips(one, other, 3)).toBe(count);
  });

  test("are the same both ways, and none only between a word and itself", () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (one, other, limit) => {
        expect(slips(one, other, limit)).toBe(slips(other, one, limit));
        expect(slips(one, other, limit) === 0).toBe(one === other);
        expect(slips(one, other, limit)).toBeLessThanOrEqual(limit + 1);
      }),
    );
  });
});

describe("the nearest word", () => {
  const { nearest } = createSpelling(["ford", "volkswagen", "golf", "polo", "traction"]);

  test.each([
    ["golff", "golf"],
    ["volkswagne", "volkswagen"],
    ["tractino", "traction"],
    ["polos", "polo"],
    ["fod", null],
    ["actoin", null],
    ["gold", "golf"],
    ["xenon", null],
    ["wolkswagne", null],
  ])("to %s is %s", (typed, meant) => {
    expect(nearest(typed)).toBe(meant);
  });

  test("is as near as any that is known", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 12 }), word, (known, typed) => {
        const meant = createSpelling(known).nearest(typed);
        const near = known.filter((one) => one.length >= 4 && typed.length >= 4).map((one) => slips(typed, one, 1));
        const least = Math.min(2, ...near);
        const ofMeant = meant === null ? 3 : slips(typed, meant, 2);
        expect(ofMeant).toBeLessThanOrEqual(least < 2 ? least : 3);
      }),
      { numRuns: 500 },
    );
  });
});
