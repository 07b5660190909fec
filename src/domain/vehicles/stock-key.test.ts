import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isStockKey, MAX_STOCK_KEY_LENGTH } from "./vehicle-id.ts";

describe("isStockKey", () => {
  it("accepts any well-formed text without NUL up to the maximum length", () => {
    const texts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }).filter((text) => !text.includes("\0"));
    fc.assert(
      fc.property(texts, (text) => {
        expect(isStockKey(text)).toBe(text.length <= MAX_STOCK_KEY_LENGTH);
      }),
    );
    expect(isStockKey("x".repeat(MAX_STOCK_KEY_LENGTH))).toBe(true);
  });

  it("rejects empty and long texts, NUL and lone surrogates", () => {
    const bad = ["", "x".repeat(MAX_STOCK_KEY_LENGTH + 1), "a\0b", "\ud800", "a\udc00b"];
    expect(bad.filter(isStockKey)).toEqual([]);
  });
});
