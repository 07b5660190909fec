import { describe, expect, test } from "vitest";
import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { EMPTY_QUERY, type StockQuery, writeStockQuery } from "../../vehicles/index.ts";
import { prepareQuickSearch } from "../index.ts";
import { aCarStockIndex } from "../../../../tests/builders/car-stock.ts";

const { read } = prepareQuickSearch(VEHICLE_LABELS)(aCarStockIndex());

const queryOf = (typed: string): StockQuery => read({ ...EMPTY_QUERY, q: typed }).query;

const addressOf = (typed: string): string => decodeURIComponent(writeStockQuery(queryOf(typed)).toString());

describe("what parts of a phrase mean together", () => {
  test.each([
    ["petit break", "shape=estate"],
    ["kleiner Kombi", "shape=estate"],
    ["break avec grand coffre", "shape=estate"],
    ["break ou familiale", "shape=estate&shape=mpv&shape=family"],
    ["hybride automatique essence", "fuel=electric-petrol&fuel=hybrid&transmission=automatic"],
    ["essence, hybride", "fuel=petrol&fuel=electric-petrol&fuel=electric-diesel&fuel=hybrid"],
    ["plus de 100000 km pas grave, diesel", "fuel=diesel"],
    ["pas de 3 portes", "doors-not=3"],
    ["sparsames auto", "consumption-max=5"],
  ])("%s is %s", (typed, address) => {
    expect(addressOf(typed)).toBe(address);
  });

  test.each([
    ["grey interior", "interior-color=grey"],
    ["grey car", "color=grey"],
    ["graue Ledersitze", "upholstery=leather&interior-color=grey"],
    ["grau, Ledersitze", "color=grey&upholstery=leather"],
    ["carro preto bancos em pele", "color=black&upholstery=leather"],
  ])("the colour of %s is %s", (typed, address) => {
    expect(addressOf(typed)).toBe(address);
  });
});

describe("numbers", () => {
  test.each([
    ["zwischen 10000 und 15000 Euro", "price-min=10000&price-max=15000"],
    ["between 10k and 15k", "price-min=10000&price-max=15000"],
    ["de 10000 até 15000 euros", "price-min=10000&price-max=15000"],
    ["tussen 10000 en 15000 euro", "price-min=10000&price-max=15000"],
    ["plus ancien que 2015", "year-max=2014"],
    ["älter als 2015", "year-max=2014"],
    ["nicht älter als 2020", "year-min=2020"],
    ["mis en circulation après juin 2022", "year-min=2022"],
    ["avant 03/2021", "year-max=2021"],
    ["garantie 2 ans", "warranty=24"],
    ["avec garantie 2 ans", "warranty=24"],
    ["2023 et plus, 30000 km", "year-min=2023&mileage-max=30000"],
  ])("%s is %s", (typed, address) => {
    expect(addressOf(typed)).toBe(address);
  });

  test("an age counts back from the newest year, in either comparison", () => {
    const [from, to] = ["moins de 3 ans", "nicht älter als 3 Jahre"].map((typed) => queryOf(typed).ranges.year);
    expect(from).toEqual(to);
    expect(queryOf("plus vieux que 3 ans").ranges.year).toEqual({ min: null, max: from?.min });
  });
});

test.each(["frontière", "courgette", "escalade"])("%s is a word and no misspelt model", (typed) => {
  expect(read({ ...EMPTY_QUERY, q: typed }).corrections).toEqual([]);
});
