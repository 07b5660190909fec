import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, nearest } from "./nearest.ts";

const word = fc.stringMatching(/^[abc]{0,6}$/);

describe("editDistance", () => {
  it.each([
    ["kitten", "sitting", 3],
    ["", "abc", 3],
    ["flaw", "lawn", 2],
    ["same", "same", 0],
  ])("is %s to %s: %i", (a, b, edits) => {
    expect(editDistance(a, b, 10)).toBe(edits);
  });

  it("is a distance: symmetric, zero only for equal words, never longer than a detour", () => {
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
        expect(editDistance(a, b, 20) === 0).toBe(a === b);
        expect(editDistance(a, c, 20)).toBeLessThanOrEqual(editDistance(a, b, 20) + editDistance(b, c, 20));
      }),
    );
  });
});

describe("nearest", () => {
  it("finds the word that was meant, without regard to case and accents", () => {
    expect(nearest("Petrole", ["diesel", "petrol"])).toBe("petrol");
    expect(nearest("BENZÍN", ["Diesel", "Benzin"])).toBe("Benzin");
  });

  it("names none where none is near", () => {
    expect(nearest("steam", ["diesel", "petrol", "electric"])).toBeNull();
  });
});
