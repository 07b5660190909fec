import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { levenshteinDistance, findNearest } from "./find-nearest.ts";

const text = fc.stringMatching(/^[abc]{0,6}$/);

describe("levenshteinDistance", () => {
  it.each([
    ["kitten", "sitting", 3],
    ["", "abc", 3],
    ["flaw", "lawn", 2],
    ["same", "same", 0],
  ])("from %s to %s is %i", (a, b, edits) => {
    expect(levenshteinDistance(a, b, 10)).toBe(edits);
  });

  it("is symmetric, zero only for equal texts, and satisfies the triangle inequality", () => {
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(levenshteinDistance(a, b, 20)).toBe(levenshteinDistance(b, a, 20));
        expect(levenshteinDistance(a, b, 20) === 0).toBe(a === b);
        expect(levenshteinDistance(a, c, 20)).toBeLessThanOrEqual(
          levenshteinDistance(a, b, 20) + levenshteinDistance(b, c, 20),
        );
      }),
    );
  });
});

describe("findNearest", () => {
  it("finds the closest text, ignoring case and accents", () => {
    expect(findNearest("Petrole", ["diesel", "petrol"])).toBe("petrol");
    expect(findNearest("BENZÍN", ["Diesel", "Benzin"])).toBe("Benzin");
  });

  it("returns null if no text is close", () => {
    expect(findNearest("steam", ["diesel", "petrol", "electric"])).toBeNull();
  });
});
