import { describe, expect, test } from "vitest";
import { EMPTY_QUERY, parseStockQuery, type StockQuery, writeStockQuery } from "../vehicles/index.ts";
import { BUYERS_PHRASES } from "./buyers-phrases.test-support.ts";
import { createQuickSearch } from "./index.ts";
import { demoIndex } from "./stock.test-support.ts";

const { understand } = createQuickSearch(demoIndex());

const addressOf = (query: StockQuery): string => {
  const params = writeStockQuery(query);
  const words = params.get("q");
  params.delete("q");
  const sort = params.get("sort");
  params.delete("sort");
  const parts = [params.toString(), words === null ? "" : `q=${words}`, sort === null ? "" : `sort=${sort}`];
  return parts.filter((part) => part !== "").join("&");
};

const understood = (typed: string, within: StockQuery = EMPTY_QUERY): string =>
  addressOf(understand({ ...within, q: typed }));

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

const turned = (text: string): string => text.split(" ").toReversed().join(" ");

const folded = (address: string): string => plain(address).toLowerCase();

test("there are at least 120 phrases, none twice", () => {
  const typed = BUYERS_PHRASES.map((phrase) => phrase.typed);
  expect(new Set(typed).size).toBe(typed.length);
  expect(typed.length).toBeGreaterThanOrEqual(120);
});

describe.each(BUYERS_PHRASES)("“$typed”", ({ typed, address }) => {
  test("is understood", () => {
    expect(understood(typed)).toBe(address);
  });

  test("is understood without accents and in capitals", () => {
    expect(folded(understood(plain(typed)))).toBe(folded(address));
    expect(folded(understood(typed.toUpperCase()))).toBe(folded(address));
    expect(folded(understood(typed.normalize("NFD")))).toBe(folded(address));
  });
});

test.each(BUYERS_PHRASES.filter(({ fixed }) => fixed !== true))(
  "“$typed” is understood with its words turned round",
  ({ typed, address }) => {
    expect(understood(turned(typed))).toBe(address);
  },
);

describe("what is chosen already", () => {
  const within = (address: string): StockQuery => parseStockQuery(new URLSearchParams(address));

  test("is added to", () => {
    expect(understood("golf diesel", within("fuel=petrol&color=red"))).toBe(
      "brand=volkswagen&model=golf&fuel=petrol&fuel=diesel&color=red",
    );
  });

  test("gives way in a range, by the end that was said", () => {
    expect(understood("max 15000 €", within("price-min=5000&price-max=30000"))).toBe("price-min=5000&price-max=15000");
    expect(understood("max 4000 €", within("price-min=5000"))).toBe("price-max=4000");
  });

  test("says which brand a model of several is of", () => {
    expect(understood("ateca", within("brand=seat"))).toBe("brand=seat&model=ateca");
    expect(understood("500", within("brand=ford"))).toBe("brand=ford&q=500");
  });

  test("keeps its order, which a wish changes only where none was chosen", () => {
    expect(understood("pas cher", within("sort=year-desc"))).toBe("sort=year-desc");
  });
});
