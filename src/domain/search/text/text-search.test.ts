import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { referenceTypos } from "../../../../tests/fakes/reference-typos.ts";
import { searchTerm } from "../../../../tests/builders/stock-arbitraries.ts";
import { maxTypos, nearestTokens } from "./text-search.ts";
import { createTokenIndex } from "./token-index.ts";

const letters = fc.constantFrom("a", "a", "a", "b", "b", "c");
const anyToken = fc.oneof(
  fc.string({ unit: letters, minLength: 1, maxLength: 9 }),
  searchTerm.filter((token) => token !== ""),
);

const nearest = (term: string, tokens: readonly string[], limit = maxTypos(term)): string[] => {
  const sorted = tokens.toSorted();
  return nearestTokens(createTokenIndex(sorted), term, limit).tokens.map((index) => sorted[index] as string);
};

describe("nearestTokens", () => {
  test("returns the tokens that have a prefix with the fewest typos", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyToken, { maxLength: 30 }),
        fc.oneof(
          fc.string({ unit: letters, minLength: 3, maxLength: 9 }),
          searchTerm.filter(({ length }) => length > 2),
        ),
        fc.constantFrom(1, 2),
        (tokens, term, limit) => {
          const typos = tokens.map((token) => [token, referenceTypos(term, token)] as const);
          const fewest = Math.min(limit, ...typos.map(([, count]) => count));
          const expected = typos.filter(([, count]) => count === fewest).map(([token]) => token);
          expect(nearest(term, tokens, limit)).toEqual(expected.toSorted());
        },
      ),
      { numRuns: 600, interruptAfterTimeLimit: 30_000 },
    );
  });

  test.each([
    ["volskwagen", ["volkswagen"]],
    ["volkswaegn", ["volkswagen"]],
    ["peugot", ["peugeot"]],
    ["glof", ["golf"]],
    ["gollf", ["golf"]],
    ["pegu", ["peugeot"]],
    ["gof", []],
    ["wolfsburgo", []],
    ["30008", []],
  ])("finds the intended token for %s", (term, expected) => {
    expect(nearest(term, ["golf", "peugeot", "volkswagen", "5008", "3008"])).toEqual(expected);
  });

  test("finds a token among thousands with a common prefix, and none for a very long term", () => {
    const tokens = Array.from({ length: 3000 }, (_, index) => `word${index.toString(36)}`);
    expect(nearest("owrdabc", tokens, 1)).toEqual([]);
    expect(nearest("owrd1bc", tokens, 1)).toEqual(["word1bc"]);
    expect(nearest("w".repeat(200), tokens, 2)).toEqual([]);
  });
});
