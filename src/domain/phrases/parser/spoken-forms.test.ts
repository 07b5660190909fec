import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { expect, test } from "vitest";
import { aCarStockIndex } from "../../../../tests/builders/car-stock.ts";
import { EMPTY_QUERY, writeStockQuery } from "../../vehicles/index.ts";
import { prepareQuickSearch } from "../index.ts";

const { read } = prepareQuickSearch(VEHICLE_LABELS)(aCarStockIndex());

const addressOf = (typed: string): string => writeStockQuery(read({ ...EMPTY_QUERY, q: typed }).query).toString();

test.each([
  ["vingt-cinq mille euros maximum", "price-max=25000"],
  ["vingt et un mille euros", "price-max=21000"],
  ["soixante-quinze mille km", "mileage-max=75000"],
  ["12 mille 500 euros", "price-max=12500"],
  ["fünfundzwanzigtausend Euro", "price-max=25000"],
  ["15 Tsd Euro", "price-max=15000"],
  ["unter 100tkm", "mileage-max=100000"],
  ["vijfentwintigduizend euro", "price-max=25000"],
  ["vinte e cinco mil euros", "price-max=25000"],
  ["up to twenty five thousand euros", "price-max=25000"],
  ["tëschent 10 an 15 dausend Euro", "price-min=10000&price-max=15000"],
  ["less than 30000 miles", "mileage-max=48280"],
])("reads the number of “%s”", (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

test.each([
  ["Dieselkombi", "fuel=diesel&shape=estate"],
  ["dieselbreak met trekhaak", "fuel=diesel&shape=estate&equipment=tow_bar"],
  ["Dieselauto", "fuel=diesel"],
  ["1. Hand", "owners-min=1&owners-max=1"],
  ["mit beheiztem Sitzen", "equipment=heated_seats"],
  ["Kofferraum groß", "shape=estate&shape=mpv&shape=family"],
  ["Anhaengerkuplung", "equipment=tow_bar"],
  ["7 vraies places", "seats=7"],
])("reads the form of “%s”", (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

test.each([
  ["nothing over 20000", "price-max=20000"],
  ["rien au dessus de 12000", "price-max=12000"],
  ["avec moins de 50 000 km", "mileage-max=50000"],
  ["batterie d'au moins 70 kwh", "battery-min=70"],
  ["pas de SUV, une berline", "shape=saloon&shape-not=suv"],
  ["pas de diesel, essence uniquement", "fuel=petrol&fuel-not=diesel"],
  ["garantie 8 ans", "warranty=60"],
])("reads what bounds and excludes in “%s”", (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

test("corrects no frequent word", () => {
  expect(
    ["être", "savez", "dernière", "parfois"].flatMap((word) => read({ ...EMPTY_QUERY, q: word }).corrections),
  ).toEqual([]);
});
