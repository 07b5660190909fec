import { expect, it } from "vitest";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import { searchName } from "./search-name.ts";

const index = { valueName: (_facet: string, value: string) => (value === "opel" ? "Opel" : null) };

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

it("shortens a long list of filters", () => {
  expect(nameOf("fuel=petrol&fuel=diesel&body=suv&body=saloon&color=white&color=black&doors=5&seats=5")).toMatch(
    /, 2\u00a0autres critères$/,
  );
});
