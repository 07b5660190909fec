import { expect, test } from "vitest";
import { parseStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { stockPageMeta } from "./stock-page-meta.ts";
import { stockSubject } from "./stock-subject.ts";

const parseQuery = (text: string): StockQuery => parseStockQuery(new URLSearchParams(text));

const NAMES: Readonly<Record<string, string>> = {
  volkswagen: "Volkswagen",
  "volkswagen-golf": "Golf",
  bertrange: "Bertrange",
};

const subjectOf = (text: string) => stockSubject(parseQuery(text), (_, value) => NAMES[value] ?? null);

test("names the selected filters as a buyer would", () => {
  expect(subjectOf("brand=volkswagen&model=volkswagen-golf&condition=used")).toBe("Volkswagen Golf d’occasion");
  expect(subjectOf("body=estate&brand=volkswagen&fuel=diesel&transmission=automatic")).toBe(
    "Break Volkswagen diesel automatique",
  );
  expect(subjectOf("fuel=electric&location=bertrange")).toBe("Véhicules électriques à Bertrange");
  expect(subjectOf("kind=van&condition=demonstrator")).toBe("Utilitaire de démonstration");
});

test("inflects adjectives to agree with their noun", () => {
  expect(subjectOf("condition=new")).toBe("Véhicules neufs");
  expect(subjectOf("brand=volkswagen&condition=new")).toBe("Volkswagen neuve");
  expect(subjectOf("body=suv&condition=new")).toBe("SUV neuf");
  expect(subjectOf("body=saloon&condition=new")).toBe("Berline neuve");
});

test("ignores several values of a facet, limits and equipment", () => {
  expect(subjectOf("")).toBe(null);
  expect(subjectOf("price-max=15000&equipment=tow_bar&vat-deductible=1")).toBe(null);
  expect(subjectOf("fuel=petrol&fuel=diesel")).toBe(null);
  expect(subjectOf("brand=volkswagen&fuel=petrol&fuel=diesel&price-max=9000")).toBe("Volkswagen");
});

const INDEXING = { facets: ["brand" as const], max_values: 1 };

test("builds a title of subject, number of results and page", () => {
  const summary = { subject: "Volkswagen Golf d’occasion", count: "12\u00a0véhicules", total: 12 };
  expect(stockPageMeta(parseQuery(""), summary, INDEXING).title).toBe("Volkswagen Golf d’occasion, 12\u00a0véhicules");
  expect(stockPageMeta(parseQuery("page=2"), { ...summary, subject: null }, INDEXING).title).toBe(
    "Véhicules en stock, page 2",
  );
  const none = { subject: "Volkswagen", count: "Aucun véhicule", total: 0 };
  expect(stockPageMeta(parseQuery(""), none, INDEXING).title).toBe("Volkswagen, aucun véhicule");
});
