import { expect, it } from "vitest";
import { isFormulaLike } from "./csv-cell.ts";

it.each(["=1", "+1", "-1+1", "@SUM(A1)", "\t1", "\r1", "＝1", "＋1", "－1", "＠SUM", " =1", "-1e5", "-1,5"])(
  "recognises %j",
  (text) => {
    expect(isFormulaLike(text)).toBe(true);
  },
);

it.each([
  ["TAB", "\t"],
  ["CR", "\r"],
  ["a zero-width space", "\u200b"],
  ["a zero-width joiner", "\u200d"],
  ["a word joiner", "\u2060"],
  ["a byte order mark", "\ufeff"],
  ["a soft hyphen", "\u00ad"],
  ["a combining grapheme joiner", "\u034f"],
  ["a Hangul filler", "\u3164"],
  ["a variation selector", "\ufe0f"],
  ["a tag", "\u{e0041}"],
  ["a Braille blank", "\u2800"],
  ["an ideographic space", "\u3000"],
])("recognises a formula behind %s", (_, character) => {
  for (const sign of "=+-@＝＋－＠−﹢﹣﹦﹫⁺⁻⁼₊₋₌")
    expect(isFormulaLike(`${character}${character}${sign}1+1`)).toBe(true);
});

it.each(["", "1", "-12.5", "-0.30000000000000004", "-1234567890123456789", "a=b", "1+1", "'=1", "Zoë"])(
  "lets %j through",
  (text) => {
    expect(isFormulaLike(text)).toBe(false);
  },
);
