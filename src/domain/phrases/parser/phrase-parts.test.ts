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
    ["familiale", "shape=estate&shape=mpv&shape=family"],
    ["familiale 7 places", "seats=7"],
    ["Familljenauto mat 7 Plazen", "seats=7"],
    ["break 7 places", "shape=estate&seats=7"],
    ["hybride wagen van 2021 of jonger", "year-min=2021&fuel=electric-petrol&fuel=electric-diesel&fuel=hybrid"],
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
    ["encore sous garantie constructeur", "warranty=13"],
    ["2023 et plus, 30000 km", "year-min=2023&mileage-max=30000"],
    ["2021 ou plus récente", "year-min=2021"],
    ["3 sièges bébé", "seats=5&seats=6&seats=7&seats=8&seats=9"],
    ["au moins 400 km, électrique", "fuel=electric&range-min=400"],
    ["moins de 400 km", "mileage-max=400"],
    ["à partir de 10000 km", "mileage-min=10000"],
    ["vun 2020 un", "year-min=2020"],
    ["von 2020 an", "year-min=2020"],
    ["van 2020 af", "year-min=2020"],
    ["from 2020 onwards", "year-min=2020"],
    ["de 2020, un propriétaire", "year-min=2020&year-max=2020&owners-min=1&owners-max=1"],
  ])("%s is %s", (typed, address) => {
    expect(addressOf(typed)).toBe(address);
  });

  test("an age counts back from the newest year, in either comparison", () => {
    const [from, to] = ["moins de 3 ans", "nicht älter als 3 Jahre"].map((typed) => queryOf(typed).ranges.year);
    expect(from).toEqual(to);
    expect(queryOf("plus vieux que 3 ans").ranges.year).toEqual({ min: null, max: from?.min });
  });
});

// As said in French, German, English, Luxembourgish, Portuguese and Dutch.
test.each([
  ["price-asc", ["la moins chère", "niedrigster Preis", "cheapest", "am bëllegsten", "preço mais baixo", "goedkoopst"]],
  [
    "mileage-asc",
    ["le moins de km", "wenigste Kilometer", "fewest miles", "am mannste Kilometer", "menos km", "minste kilometers"],
  ],
  ["year-desc", ["la plus récente", "am neuesten", "most recent", "am neisten", "mais nova", "nieuwst"]],
  ["power-desc", ["la plus puissante", "meiste PS", "most powerful", "meescht PS", "mais cavalos", "meeste pk"]],
  [
    "range-desc",
    [
      "la plus grande autonomie",
      "größte Reichweite",
      "best range",
      "gréisst Reechwäit",
      "maior autonomia",
      "grootste actieradius",
    ],
  ],
])("superlatives set the order %s and filter nothing", (sort, phrases) => {
  expect(phrases.map(addressOf)).toEqual(phrases.map(() => `sort=${sort}`));
});

// "2021 or newer" is 2021 and after; "3 years or newer" at most 3 years.
test.each([
  ["ou plus récent", "ou plus ancien"],
  ["oder jünger", "oder älter"],
  ["or newer", "or older"],
  ["oder méi jonk", "oder méi al"],
  ["ou mais recente", "ou mais antigo"],
  ["of jonger", "of ouder"],
])("%s and %s compare ages", (newer, older) => {
  expect([addressOf(`2021 ${newer}`), addressOf(`2021 ${older}`)]).toEqual(["year-min=2021", "year-max=2021"]);
  expect(queryOf(`3 ans ${newer}`).ranges.year).toEqual(queryOf("moins de 3 ans").ranges.year);
  expect(queryOf(`3 ans ${older}`).ranges.year).toEqual(queryOf("plus de 3 ans").ranges.year);
});

test.each(["frontière", "courgette", "escalade"])("%s is a word and no misspelt model", (typed) => {
  expect(read({ ...EMPTY_QUERY, q: typed }).corrections).toEqual([]);
});
