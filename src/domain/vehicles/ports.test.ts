import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isStockKey, LONGEST_STOCK_KEY } from "./ports.ts";

describe("a row's key", () => {
  it("is any well-formed text without NUL, up to its longest", () => {
    const texts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }).filter((text) => !text.includes("\0"));
    fc.assert(
      fc.property(texts, (text) => {
        expect(isStockKey(text)).toBe(text.length <= LONGEST_STOCK_KEY);
      }),
    );
    expect(isStockKey("x".repeat(LONGEST_STOCK_KEY))).toBe(true);
  });

  it("is not empty, longer, with NUL, or with half of a surrogate pair", () => {
    const bad = ["", "x".repeat(LONGEST_STOCK_KEY + 1), "a\0b", "\ud800", "a\udc00b"];
    expect(bad.filter(isStockKey)).toEqual([]);
  });
});
