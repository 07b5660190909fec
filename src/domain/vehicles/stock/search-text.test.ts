import { expect, test } from "vitest";
import { parseStockQuery } from "./stock-query.ts";
import { limitSearchText, MAX_SEARCH_TEXT_TOKENS } from "./search-text.ts";

test("cuts a text of 1,300 words behind the last token that is searched for", () => {
  const text = Array.from({ length: 1_300 }, (_, index) => String.fromCodePoint(97 + (index % 26))).join(" ");
  const words = parseStockQuery(new URLSearchParams({ q: text })).q?.split(" ");
  expect(words).toEqual(text.split(" ").slice(0, MAX_SEARCH_TEXT_TOKENS));
});

test("counts letters and digits that are written together as tokens of their own", () => {
  expect(limitSearchText("a1".repeat(100))).toBe("a1".repeat(MAX_SEARCH_TEXT_TOKENS / 2));
});

test.each([
  "renault clio v 1.0 tce 90 ch intens 5 portes essence manuelle moins de 15 000 euros",
  "Škoda Octavia Combi 2.0 TDI 150 ch DSG, boîte automatique",
])("does not cut %s", (text) => {
  expect(limitSearchText(text)).toBe(text);
});
