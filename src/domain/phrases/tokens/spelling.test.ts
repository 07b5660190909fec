import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSpelling, optimalStringAlignmentDistance } from "./spelling.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcde".split("")), minLength: 1, maxLength: 9 });

describe("optimalStringAlignmentDistance", () => {
  test.each([
    ["golf", "golf", 0],
    ["golff", "golf", 1],
    ["peugot", "peugeot", 1],
    ["volskwagen", "volkswagen", 1],
    ["hunday", "hyundai", 2],
  ])("%s and %s are %i apart", (one, other, count) => {
    expect(optimalStringAlignmentDistance(one, other, 3)).toBe(count);
  });

  test("is symmetric, and 0 only between a word and itself", () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (one, other, limit) => {
        expect(optimalStringAlignmentDistance(one, other, limit)).toBe(
          optimalStringAlignmentDistance(other, one, limit),
        );
        expect(optimalStringAlignmentDistance(one, other, limit) === 0).toBe(one === other);
        expect(optimalStringAlignmentDistance(one, other, limit)).toBeLessThanOrEqual(limit + 1);
      }),
    );
  });
});

describe("nearest", () => {
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
  ])("corrects %s to %s", (typed, expected) => {
    expect(nearest(typed)).toBe(expected);
  });

  test("returns a word with the smallest distance", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 12 }), word, (known, typed) => {
        const expected = createSpelling(known).nearest(typed);
        const near = known
          .filter((one) => one.length >= 4 && typed.length >= 4)
          .map((one) => optimalStringAlignmentDistance(typed, one, 1));
        const minDistance = Math.min(2, ...near);
        const distance = expected === null ? 3 : optimalStringAlignmentDistance(typed, expected, 2);
        expect(distance).toBeLessThanOrEqual(minDistance < 2 ? minDistance : 3);
      }),
      { numRuns: 500 },
    );
  });
});
