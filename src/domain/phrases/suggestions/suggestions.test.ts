import { describe, expect, test } from "vitest";
import { EMPTY_QUERY, parseStockQuery, writeStockQuery } from "../../vehicles/index.ts";
import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { prepareQuickSearch } from "../index.ts";
import type { Suggestion } from "./completions.ts";
import { aCarStockIndex } from "../../../../tests/builders/car-stock.ts";

const index = aCarStockIndex();
const { suggest } = prepareQuickSearch(VEHICLE_LABELS)(index);

const labels = (typed: string, limit = 8): string[] => suggest(typed, limit).map(({ label }) => label);

const toAddress = (suggestion: Suggestion | undefined): string =>
  suggestion ? writeStockQuery(suggestion.query).toString() : "";

describe("suggestions", () => {
  test("start with the most frequent brands if the text is empty", () => {
    const suggestions = suggest("", 3);
    expect(suggestions.map(({ kind, label }) => [kind, label])).toEqual([
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
  ])("complete “%s” to “%s” first", (typed, label) => {
    expect(labels(typed)[0]).toBe(label);
  });

  test("start with the entire text, labelled like its filter chips", () => {
    const [first] = suggest("golf diesel moins de 20000 euros", 5);
    expect(first).toMatchObject({ kind: "phrase", label: "Golf · jusqu’à 20\u202f000\u00a0€ · Diesel" });
    expect(toAddress(first)).toBe("brand=volkswagen&model=golf&price-max=20000&fuel=diesel");
  });

  test("have the vehicle count of the index", () => {
    for (const { query, count } of suggest("golf d", 8)) expect(count).toBe(index.count(query));
  });

  test("add to the current filters", () => {
    const currentQuery = parseStockQuery(new URLSearchParams("condition=used"));
    const [first] = suggest("gol", 3, currentQuery);
    expect(toAddress(first)).toBe("brand=volkswagen&model=golf&condition=used");
    expect(first?.label).toBe("Volkswagen Golf");
  });

  test("ignore an incomplete number at the end", () => {
    expect(labels("golf moins de 2")).toEqual(["Volkswagen Golf"]);
  });

  test("contain no second brand unless the text asks for one", () => {
    expect(labels("ford o")).not.toContain("Ford · Opel");
    expect(labels("ford ou op")).toContain("Ford · Opel");
  });

  test("are empty for unknown words", () => {
    expect(suggest("xyzzyplugh", 5)).toEqual([]);
  });

  test("replace the text of the current query", () => {
    const [first] = suggest("clio", 1, { ...EMPTY_QUERY, q: "golf", page: 4 });
    expect(first?.query).toMatchObject({ q: null, page: 1 });
  });
});
