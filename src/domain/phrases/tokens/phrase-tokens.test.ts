import fc from "fast-check";
import { expect, test } from "vitest";
import { tokenize } from "../../shared/index.ts";
import { unicodeText } from "../../../../tests/builders/unicode-text.ts";
import { MAX_SEARCH_TEXT_LENGTH } from "../../vehicles/index.ts";
import { tokenizePhrase } from "./phrase-tokens.ts";

const texts = (typed: string): string[] => tokenizePhrase(typed).map(({ text }) => text);

test.each([
  ["20k€", ["20", "k", "€"]],
  ["id.3", ["id", "3"]],
  ["4x4", ["4", "x", "4"]],
  ["Cœur d’Été", ["coeur", "d", "ete"]],
  ["e\u0301te\u0301", ["ete"]],
  ["日本", []],
])("splits %s into tokens", (typed, expected) => {
  expect(texts(typed)).toEqual(expected);
});

test("returns the letters and digits of the text in order", () => {
  fc.assert(
    fc.property(unicodeText(MAX_SEARCH_TEXT_LENGTH), (typed) => {
      const input = typed.slice(0, MAX_SEARCH_TEXT_LENGTH);
      expect(
        texts(input)
          .join("")
          .replaceAll(/[^a-z0-9]/g, ""),
      ).toBe(tokenize(input).join(""));
    }),
  );
});

test("returns ascending offsets in the typed text", () => {
  fc.assert(
    fc.property(unicodeText(MAX_SEARCH_TEXT_LENGTH), (typed) => {
      const tokens = tokenizePhrase(typed);
      const positions = tokens.map(({ start, end, separator }, index) => ({
        isAscending: start >= (tokens[index - 1]?.start ?? 0) && end > start,
        isSeparator: typed.slice(start - separator.length, start) === separator,
      }));
      expect(positions).toEqual(tokens.map(() => ({ isAscending: true, isSeparator: true })));
    }),
  );
});
