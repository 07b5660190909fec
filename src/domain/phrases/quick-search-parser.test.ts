import { describe, expect, test } from "vitest";
import { EMPTY_QUERY, parseStockQuery, type StockQuery, writeStockQuery } from "../vehicles/index.ts";
import { BUYERS_PHRASES } from "../../../tests/fixtures/buyers-phrases.ts";
import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { type PhraseReading, prepareQuickSearch } from "./index.ts";
import { aCarStockIndex } from "../../../tests/builders/car-stock.ts";

const { read } = prepareQuickSearch(VEHICLE_LABELS)(aCarStockIndex());

const toAddress = ({ query, absent, unknown }: PhraseReading): string => {
  const params = writeStockQuery(query);
  const q = params.get("q");
  params.delete("q");
  const sort = params.get("sort");
  params.delete("sort");
  const parts = [params.toString(), q === null ? "" : `q=${q}`, sort === null ? "" : `sort=${sort}`];
  const missing = [...absent, ...unknown];
  const text = parts.filter((part) => part !== "").join("&") + (missing.length > 0 ? ` ! ${missing.join(" | ")}` : "");
  return text.trim();
};

const parsedAddress = (typed: string, currentQuery: StockQuery = EMPTY_QUERY): string =>
  toAddress(read({ ...currentQuery, q: typed }));

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

const reversed = (text: string): string => text.split(" ").toReversed().join(" ");

const folded = (address: string): string => withoutAccents(address).toLowerCase();

test("covers at least 120 distinct phrases", () => {
  const typed = BUYERS_PHRASES.map((phrase) => phrase.typed);
  expect(new Set(typed).size).toBe(typed.length);
  expect(typed.length).toBeGreaterThanOrEqual(120);
});

describe.each(BUYERS_PHRASES)("“$typed”", ({ typed, address }) => {
  test("becomes the expected query", () => {
    expect(parsedAddress(typed)).toBe(address);
  });

  test("becomes the expected query without accents and in capitals", () => {
    expect(folded(parsedAddress(withoutAccents(typed)))).toBe(folded(address));
    expect(folded(parsedAddress(typed.toUpperCase()))).toBe(folded(address));
    expect(folded(parsedAddress(typed.normalize("NFD")))).toBe(folded(address));
  });
});

test.each(BUYERS_PHRASES.filter(({ isOrdered: fixed }) => fixed !== true))(
  "“$typed” becomes the expected query with its words reversed",
  ({ typed, address }) => {
    expect(parsedAddress(reversed(typed))).toBe(address);
  },
);

describe("current filters", () => {
  const currentQuery = (address: string): StockQuery => parseStockQuery(new URLSearchParams(address));

  test("are extended by the values in the text", () => {
    expect(parsedAddress("golf diesel", currentQuery("fuel=petrol&color=red"))).toBe(
      "brand=volkswagen&model=golf&fuel=petrol&fuel=diesel&color=red",
    );
  });

  test("are replaced in a range by the ends in the text", () => {
    expect(parsedAddress("max 15000 €", currentQuery("price-min=5000&price-max=30000"))).toBe(
      "price-min=5000&price-max=15000",
    );
    expect(parsedAddress("max 4000 €", currentQuery("price-min=5000"))).toBe("price-max=4000");
  });

  test("determine the brand of a model that several brands have", () => {
    expect(parsedAddress("ateca", currentQuery("brand=seat"))).toBe("brand=seat&model=ateca");
    expect(parsedAddress("500", currentQuery("brand=ford"))).toBe("brand=ford ! 500");
  });

  test("preserve their sort order, which the text changes only if it is the default", () => {
    expect(parsedAddress("pas cher", currentQuery("sort=year-desc"))).toBe("sort=year-desc");
  });
});
