import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_QUERY, parseStockQuery, type StockQuery, writeStockQuery } from "../../vehicles/index.ts";
import { unicodeText } from "../../../../tests/builders/unicode-text.ts";
import { BUYERS_PHRASES } from "../../../../tests/fixtures/buyers-phrases.ts";
import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { prepareQuickSearch } from "../index.ts";
import { aCarStockIndex } from "../../../../tests/builders/car-stock.ts";

const { read, suggest } = prepareQuickSearch(VEHICLE_LABELS)(aCarStockIndex());

const parse = (query: StockQuery): StockQuery => read(query).query;

const TRICKY = (
  "4 x 4 a3 à de entre et ou 500 208 2008 000 k € < ≤ + ~ e-208 id.3 id. 3 km mois par sans pas auto boîte plus moins " +
  "mini max environ près rayon d'Ettelbruck Luxembourg L-9000 9000 Thionville 7 p 1,5 t ch kw ans garantie golf gti classe serie V toit ouvrant cuir noir esch jusqu'à 20 30 - / ,"
).split(" ");

const phraseText = fc
  .array(fc.constantFrom(...TRICKY, ...BUYERS_PHRASES.flatMap(({ typed }) => typed.split(" "))), { maxLength: 14 })
  .chain((words) =>
    fc
      .array(fc.constantFrom(" ", "", "-", "  ", ", ", "\u00a0", "."), {
        minLength: words.length,
        maxLength: words.length,
      })
      .map((gaps) => words.map((word, index) => `${word}${gaps[index] ?? ""}`).join("")),
  );

const text = fc.oneof(
  phraseText,
  unicodeText(300),
  fc.string({ unit: fc.constantFrom(..."0123456789 .,'kK€<>+-/abcdeéœßİ\u0301\n".split("")), maxLength: 60 }),
);

const selectedQuery: fc.Arbitrary<StockQuery> = fc
  .constantFrom("", "brand=ford", "brand=seat&fuel=petrol", "price-min=5000&price-max=9000", "sort=price-desc&page=3")
  .map((address) => parseStockQuery(new URLSearchParams(address)));

describe("parse", () => {
  test("is idempotent", () => {
    fc.assert(
      fc.property(text, selectedQuery, (q, currentQuery) => {
        const once = parse({ ...currentQuery, q });
        expect(parse(once)).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(["autonomie 250,7 km", "golf 250.7 km", "année 2021,5", "à partir de 2019.5", "110,5 kw", "150,5 ch"])(
    "returns whole numbers for %s, as addresses have them",
    (q) => {
      const parsed = parse({ ...EMPTY_QUERY, q });
      expect(Object.keys(parsed.ranges)).not.toEqual([]);
      expect(parseStockQuery(writeStockQuery(parsed))).toEqual(parsed);
    },
  );

  test.each(["8.3 places", "golf plus de 9 places", "moins de 2 portes"])(
    "does not understand %s, which no vehicle can have",
    (q) => {
      const { query: parsed, unknown } = read({ ...EMPTY_QUERY, q });
      expect([parsed.values["seats"], parsed.values["doors"], parsed.q]).toEqual([undefined, undefined, null]);
      expect(q.endsWith(unknown[0] ?? "?")).toBe(true);
    },
  );

  test("returns a query that survives a round trip through its address", () => {
    fc.assert(
      fc.property(text, selectedQuery, (q, currentQuery) => {
        const parsed = parse({ ...currentQuery, q });
        expect(parseStockQuery(writeStockQuery(parsed))).toEqual(parsed);
      }),
      { numRuns: 1000 },
    );
  });

  test("removes no current filter except replaced ends of ranges", () => {
    fc.assert(
      fc.property(text, selectedQuery, (q, currentQuery) => {
        const { values, flags, page } = parse({ ...currentQuery, q });
        for (const [name, currentValues] of Object.entries(currentQuery.values)) {
          expect(values[name as keyof typeof values]).toEqual(expect.arrayContaining([...currentValues]));
        }
        expect(flags).toEqual(expect.arrayContaining([...currentQuery.flags]));
        expect(page).toBe(currentQuery.page);
      }),
      { numRuns: 500 },
    );
  });

  test("returns a query without text unchanged", () => {
    fc.assert(
      fc.property(selectedQuery, (currentQuery) => {
        expect(parse(currentQuery)).toEqual(currentQuery);
      }),
    );
  });

  test("names unmatched words as typed", () => {
    expect(read({ ...EMPTY_QUERY, q: "golf S-Line  Édition Spéciale" }).unknown).toEqual(["S-Line Édition Spéciale"]);
    expect(read({ ...EMPTY_QUERY, q: "Pack diesel Übersicht" }).unknown).toEqual(["Pack", "Übersicht"]);
  });
});

describe("suggest", () => {
  test("never fails, repeats no query, and returns only queries with vehicles", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 10 }), selectedQuery, (typed, limit, currentQuery) => {
        const suggestions = suggest(typed, limit, currentQuery);
        const addresses = suggestions.map(({ query }) => writeStockQuery(query).toString());
        expect(suggestions.length).toBeLessThanOrEqual(limit);
        expect(new Set(addresses).size).toBe(addresses.length);
        for (const { count, label } of suggestions) {
          expect(count).toBeGreaterThan(0);
          expect(label.trim()).not.toBe("");
        }
      }),
      { numRuns: 200 },
    );
  });
});
