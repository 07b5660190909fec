import { expect, test } from "vitest";
import { groupThousands, plainSigns, trimQuotes } from "./text.ts";

test.each([0, 7, 999, 1_000, 24_990, 999_999, 1_000_000, 9_007_199_254_740_991])(
  "writes %i as the Intl of French does",
  (value) => {
    expect(groupThousands(value)).toBe(new Intl.NumberFormat("fr-FR").format(value));
  },
);

test.each(["-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "\ufe63", "\uff0d"])(
  "writes the dash %j as a hyphen",
  (dash) => {
    expect(plainSigns(`L${dash}8080`)).toBe("L-8080");
  },
);

test.each(["\u00a0", "\u2002", "\u2003", "\u2007", "\u2009", "\u200a", "\u202f", "\u205f", "\u3000", "\t"])(
  "writes the space %j as a blank",
  (space) => {
    expect(plainSigns(`24${space}990`)).toBe("24 990");
  },
);

test.each([
  ["\u201cFord\u201d", "Ford"],
  ["\u201eFord\u201c", "Ford"],
  ["\u201dFord\u201d", "Ford"],
  ["\u00ab\u00a0Ford\u00a0\u00bb", "Ford"],
  ["\u00bbFord\u00ab", "Ford"],
  ["\u2018Ford\u2019", "Ford"],
  ["'Ford'", "Ford"],
  ['"Ford"', "Ford"],
  ["\u201cTop\u201d et \u201csuper\u201d", "\u201cTop\u201d et \u201csuper\u201d"],
  ['"=1+1"', '"=1+1"'],
  ["\u201cCoup de c\u0153ur", "\u201cCoup de c\u0153ur"],
  ["Jantes 17\u201d", "Jantes 17\u201d"],
  ["\u2019", "\u2019"],
])("takes the quotation marks off %j: %j", (text, trimmed) => {
  expect(trimQuotes(text)).toBe(trimmed);
});
