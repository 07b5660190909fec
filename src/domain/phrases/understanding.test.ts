import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_QUERY, parseStockQuery, type StockQuery, writeStockQuery } from "../vehicles/index.ts";
import { anyText } from "./any-text.test-support.ts";
import { BUYERS_PHRASES } from "./buyers-phrases.test-support.ts";
import { createQuickSearch } from "./index.ts";
import { demoIndex } from "./stock.test-support.ts";

const { understand, suggest } = createQuickSearch(demoIndex());

const TRICKY = (
  "4 x 4 a3 à de entre et ou 500 208 2008 000 k € < ≤ + ~ e-208 id.3 id. 3 km mois par sans pas auto boîte plus moins " +
  "mini max environ 7 p 1,5 t ch kw ans garantie golf gti classe serie V toit ouvrant cuir noir esch jusqu'à 20 30 - / ,"
).split(" ");

const ofPhrases = fc
  .array(fc.constantFrom(...TRICKY, ...BUYERS_PHRASES.flatMap(({ typed }) => typed.split(" "))), { maxLength: 14 })
  .chain((parts) =>
    fc
      .array(fc.constantFrom(" ", "", "-", "  ", ", ", "\u00a0", "."), {
        minLength: parts.length,
        maxLength: parts.length,
      })
      .map((gaps) => parts.map((part, at) => `${part}${gaps[at] ?? ""}`).join("")),
  );

const text = fc.oneof(
  ofPhrases,
  anyText(300),
  fc.string({ unit: fc.constantFrom(..."0123456789 .,'kK€<>+-/abcdeéœßİ\u0301\n".split("")), maxLength: 60 }),
);

const chosen: fc.Arbitrary<StockQuery> = fc
  .constantFrom("", "brand=ford", "brand=seat&fuel=petrol", "price-min=5000&price-max=9000", "sort=price-desc&page=3")
  .map((address) => parseStockQuery(new URLSearchParams(address)));

describe("understanding", () => {
  test("twice is understanding once", () => {
    fc.assert(
      fc.property(text, chosen, (q, within) => {
        const once = understand({ ...within, q });
        expect(understand(once)).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  test("gives a query that its address can carry, whatever was typed", () => {
    fc.assert(
      fc.property(text, chosen, (q, within) => {
        const understood = understand({ ...within, q });
        expect(parseStockQuery(writeStockQuery(understood))).toEqual(understood);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  test("takes back nothing that was chosen, but the end of a range that was said anew", () => {
    fc.assert(
      fc.property(text, chosen, (q, within) => {
        const { values, flags, page } = understand({ ...within, q });
        for (const [name, had] of Object.entries(within.values)) {
          expect(values[name as keyof typeof values]).toEqual(expect.arrayContaining([...had]));
        }
        expect(flags).toEqual(expect.arrayContaining([...within.flags]));
        expect(page).toBe(within.page);
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  test("leaves a query without words as it is", () => {
    fc.assert(
      fc.property(chosen, (within) => {
        expect(understand(within)).toEqual(within);
      }),
    );
  });

  test("keeps words that mean nothing here as they were typed", () => {
    expect(understand({ ...EMPTY_QUERY, q: "golf S-Line  Édition Spéciale" }).q).toBe("S-Line Édition Spéciale");
    expect(understand({ ...EMPTY_QUERY, q: "Pack diesel Übersicht" }).q).toBe("Pack Übersicht");
  });
});

describe("suggesting", () => {
  test("never fails, repeats no query, and offers nothing without vehicles", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 10 }), chosen, (typed, limit, within) => {
        const found = suggest(typed, limit, within);
        const addresses = found.map(({ query }) => writeStockQuery(query).toString());
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(addresses).size).toBe(addresses.length);
        for (const { count, label } of found) {
          expect(count).toBeGreaterThan(0);
          expect(label.trim()).not.toBe("");
        }
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});
