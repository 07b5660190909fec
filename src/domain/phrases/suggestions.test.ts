import { describe, expect, test } from "vitest";
import { EMPTY_QUERY, parseStockQuery, writeStockQuery } from "../vehicles/index.ts";
import { createQuickSearch, type Suggestion } from "./index.ts";
import { demoIndex } from "./stock.test-support.ts";

const index = demoIndex();
const { suggest } = createQuickSearch(index);

const labels = (typed: string, limit = 8): string[] => suggest(typed, limit).map(({ label }) => label);

const addressOf = (suggestion: Suggestion | undefined): string =>
  suggestion ? writeStockQuery(suggestion.query).toString() : "";

describe("suggestions", () => {
  test("begin with the makes that the stock has most of, where nothing is typed", () => {
    const found = suggest("", 3);
    expect(found.map(({ kind, label }) => [kind, label])).toEqual([
      ["brand", "Volkswagen"],
      ["brand", "Ford"],
      ["brand", "Fiat"],
    ]);
  });

  test.each([
    ["gol", "Volkswagen Golf"],
    ["golf", "Volkswagen Golf"],
    ["vw", "Volkswagen"],
    ["volsk", "Volkswagen"],
    ["volskwagen", "Volkswagen"],
    ["mer", "Mercedes-Benz"],
    ["volkswagen g", "Volkswagen Golf"],
    ["cupra at", "Cupra Ateca"],
    ["boite au", "Boîte automatique"],
    ["siege ch", "Sièges avant chauffants"],
    ["elec", "Électrique"],
    ["7 p", "7\u00a0places"],
    ["golf die", "Volkswagen Golf · Diesel"],
    ["esch", "Alzette Automobiles Esch-sur-Alzette"],
    ["golf ou cli", "Volkswagen Golf · Renault Clio"],
    ["gti", "«\u00a0gti\u00a0»"],
  ])("“%s” may become “%s” before anything else", (typed, label) => {
    expect(labels(typed)[0]).toBe(label);
  });

  test("put the reading of the whole text first, in the words of its chips", () => {
    const [first] = suggest("golf diesel moins de 20000 euros", 5);
    expect(first).toMatchObject({ kind: "phrase", label: "Golf · jusqu’à 20\u202f000\u00a0€ · Diesel" });
    expect(addressOf(first)).toBe("brand=volkswagen&model=golf&price-max=20000&fuel=diesel");
  });

  test("say how many vehicles there are, counted by the index", () => {
    for (const { query, count } of suggest("golf d", 8)) expect(count).toBe(index.count(query));
  });

  test("stand on what is chosen already", () => {
    const within = parseStockQuery(new URLSearchParams("condition=used"));
    const [first] = suggest("gol", 3, within);
    expect(addressOf(first)).toBe("brand=volkswagen&model=golf&condition=used");
    expect(first?.label).toBe("Volkswagen Golf");
  });

  test("hold on to what was understood while a number is not finished", () => {
    expect(labels("golf moins de 2")).toEqual(["Volkswagen Golf"]);
  });

  test("offer no second make beside a first one unless it is asked for", () => {
    expect(labels("ford o")).not.toContain("Ford · Opel");
    expect(labels("ford ou op")).toContain("Ford · Opel");
  });

  test("find nothing in words that nothing has", () => {
    expect(suggest("xyzzyplugh", 5)).toEqual([]);
  });

  test("read a text of their own instead of the one that was searched before", () => {
    const [first] = suggest("clio", 1, { ...EMPTY_QUERY, q: "golf", page: 4 });
    expect(first?.query).toMatchObject({ q: null, page: 1 });
  });
});
