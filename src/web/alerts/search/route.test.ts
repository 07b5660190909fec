import { expect, it } from "vitest";
import { findOrigin } from "#domain/geo/index.ts";
import { parseStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { searchName } from "./route.server.ts";

const index = {
  valueName: (_facet: string, value: string) => (value === "opel" ? "Opel" : null),
  distances: ({ near }: StockQuery) => {
    const origin = near && findOrigin(near.origin, "LU");
    return origin && { origin, byLocation: new Map<string, number>() };
  },
};

const nameOf = (search: string): string => searchName(parseStockQuery(new URLSearchParams(search)), index);

it("names a search by its filters", () => {
  expect(nameOf("brand=opel&body=suv&price-max=20000&discounted=1&sort=name&page=2")).toBe(
    "Opel, SUV, Prix\u00a0: jusqu’à 20\u202f000\u00a0€, Prix réduit",
  );
  expect(nameOf("")).toBe("Tout le stock");
});

it("omits free text and unknown brands", () => {
  expect(nameOf("q=visitez+exemple.com")).toBe("Recherche par mots-clés");
  expect(nameOf("brand=visitez-exemple-com&brand=opel&q=gagnez")).toBe("Opel");
});

it("names the town that a search is around, and the position of a device without its coordinates", () => {
  expect(nameOf("brand=opel&near=L-9000&within=20")).toBe("Opel, À moins de 20\u00a0km d’Ettelbruck");
  expect(nameOf("near=49.61,6.13&within=50")).toBe("À moins de 50\u00a0km de votre position");
  expect(nameOf("brand=opel&near=visitez+exemple.com&within=20")).toBe("Opel");
});

it("shortens a long list of filters", () => {
  expect(nameOf("fuel=petrol&fuel=diesel&body=suv&body=saloon&color=white&color=black&doors=5&seats=5")).toMatch(
    /, 2\u00a0autres critères$/,
  );
});
