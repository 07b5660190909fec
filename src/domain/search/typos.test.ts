import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { oracleTypos } from "./oracle-typos.test-support.ts";
import { typedWord } from "./stock.test-support.ts";
import { nearestWords, typosAllowed } from "./typos.ts";
import { wordIndexOf } from "./word-index.ts";

const letters = fc.constantFrom("a", "a", "a", "b", "b", "c");
const word = fc.oneof(
  fc.string({ unit: letters, minLength: 1, maxLength: 9 }),
  typedWord.filter((one) => one !== ""),
);

const near = (typed: string, known: readonly string[], most = typosAllowed(typed)): string[] => {
  const sorted = known.toSorted();
  return nearestWords(wordIndexOf(sorted), typed, most).words.map((at) => sorted[at] as string);
};

describe("the words nearest to a typed one", () => {
  test("are those with the fewest typos between it and one of their beginnings", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 30 }),
        fc.oneof(
          fc.string({ unit: letters, minLength: 3, maxLength: 9 }),
          typedWord.filter(({ length }) => length > 2),
        ),
        fc.constantFrom(1, 2),
        (known, typed, most) => {
          const typos = known.map((one) => [one, oracleTypos(typed, one)] as const);
          const fewest = Math.min(most, ...typos.map(([, count]) => count));
          const expected = typos.filter(([, count]) => count === fewest).map(([one]) => one);
          expect(near(typed, known, most)).toEqual(expected.toSorted());
        },
      ),
      { numRuns: 600, interruptAfterTimeLimit: 30_000 },
    );
  }, 60_000);

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
  ])("are what a buyer meant who typed %s", (typed, meant) => {
    expect(near(typed, ["golf", "peugeot", "volkswagen", "5008", "3008"])).toEqual(meant);
  });

  test("are found among thousands that begin alike, and none for a typed word of any length", () => {
    const known = Array.from({ length: 3000 }, (_, at) => `word${at.toString(36)}`);
    expect(near("owrdabc", known, 1)).toEqual([]);
    expect(near("owrd1bc", known, 1)).toEqual(["word1bc"]);
    expect(near("w".repeat(200), known, 2)).toEqual([]);
  });
});
