import { uncapitalize } from "#domain/shared/index.ts";
import { expect, test } from "vitest";
import { parseStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { stockPageMeta } from "./stock-page-meta.ts";
import { stockSubject } from "./stock-subject.ts";

const parseQuery = (text: string): StockQuery => parseStockQuery(new URLSearchParams(text));

const NAMES: Readonly<Record<string, string>> = {
  volkswagen: "Volkswagen",
  "volkswagen-golf": "Golf",
  bertrange: "Bertrange",
  arlon: "Arlon",
};

const subjectOf = (text: string) => stockSubject(parseQuery(text), (_, value) => NAMES[value] ?? null);

test("names the selected filters as a buyer would", () => {
  expect(subjectOf("brand=volkswagen&model=volkswagen-golf&condition=used")).toBe("Volkswagen Golf d’occasion");
  expect(subjectOf("body=estate&brand=volkswagen&fuel=diesel&transmission=automatic")).toBe(
    "Breaks Volkswagen diesel automatiques",
  );
  expect(subjectOf("fuel=electric&location=bertrange")).toBe("Véhicules électriques à Bertrange");
  expect(subjectOf("kind=van&condition=demonstrator")).toBe("Utilitaires de démonstration");
});

test("counts one in the singular, and keeps the capital of names", () => {
  expect(subjectOf("owners-max=1")).toContain("1\u00a0propriétaire");
  expect(subjectOf("owners-max=1")).not.toContain("propriétaires");
  expect(subjectOf("owners-max=2")).toContain("2\u00a0propriétaires");
  expect(subjectOf("equipment=apple_carplay")).toContain("avec Apple CarPlay");
  expect(["Apple CarPlay", "Isofix", "Euro 6d", "GPS", "Europe"].map(uncapitalize)).toEqual([
    "Apple CarPlay",
    "Isofix",
    "Euro 6d",
    "GPS",
    "europe",
  ]);
});

test("says all that was understood of a phrase", () => {
  const hybrids = "fuel=electric-petrol&fuel=electric-diesel&fuel=hybrid";
  expect(subjectOf(`body=suv&${hybrids}&transmission=automatic&location=bertrange&price-max=30000`)).toBe(
    "SUV hybrides automatiques à Bertrange, jusqu’à 30\u202f000\u00a0€",
  );
  expect(subjectOf("fuel=electric-petrol&fuel=electric-diesel&fuel=diesel")).toBe(
    "Véhicules hybrides rechargeables ou diesel",
  );
  expect(subjectOf("body=estate&body=mpv&brand=volkswagen&range-min=400&year-min=2021")).toBe(
    "Breaks ou monospaces Volkswagen dès 2021, dès 400\u00a0km d’autonomie",
  );
  expect(subjectOf("body=suv&color-not=red&brand-not=volkswagen")).toBe("SUV sauf Volkswagen ou rouge");
  expect(subjectOf("kind=van&van-length=L3&van-height=H2&price-net-max=30000")).toBe(
    "Utilitaires jusqu’à 30\u202f000\u00a0€ hors TVA, L3, H2",
  );
  expect(subjectOf("monthly-min=0")).toBe("Véhicules à mensualité indiquée");
  expect(subjectOf("fuel=electric&near=arlon")).toBe("Véhicules électriques du plus proche au plus loin d’Arlon");
  expect(subjectOf("owners-min=1&owners-max=1&equipment=apple_carplay&emission-standard=euro6d&power-min=110")).toBe(
    "Véhicules dès 110\u00a0kW (150\u00a0ch), avec Apple CarPlay, à la norme Euro 6d, de première main",
  );
  expect(subjectOf("year-min=2020&year-max=2020")).toBe("Véhicules de 2020");
  expect(subjectOf("year-min=2019&year-max=2020")).toBe("Véhicules de 2019 à 2020");
  expect(subjectOf("price-max=15000&equipment=tow_bar&vat-deductible=1&seats=7&color=red")).toMatch(
    /^Véhicules rouges, jusqu’à 15\u202f000\u00a0€, à 7\u00a0places, avec .*, à TVA déductible$/,
  );
});

test("joins a single detail to its noun without a comma", () => {
  expect(subjectOf("color=red")).toBe("Véhicules rouges");
  expect(subjectOf("color=black&color=white&brand=volkswagen")).toBe("Volkswagen blanches ou noires");
  expect(subjectOf("seats=7")).toBe("Véhicules à 7\u00a0places");
  expect(subjectOf("warranty=1")).toBe("Véhicules sous garantie");
  expect(subjectOf("warranty=13")).toBe("Véhicules sous garantie de plus de 12\u00a0mois");
  expect(subjectOf("brand=volkswagen&warranty=1&warranty=24")).toBe("Volkswagen sous garantie 24\u00a0mois et plus");
  expect(subjectOf("monthly-max=200")).toBe("Véhicules jusqu’à 200\u00a0€ par mois");
  expect(subjectOf("drive=all")).toBe("Véhicules à quatre roues motrices");
  expect(subjectOf("interior-color=black&upholstery=leather")).toBe("Véhicules à sellerie cuir, à intérieur noir");
  expect(subjectOf("condition=preregistered")).toBe("Véhicules 0\u00a0km");
  expect(subjectOf("brand=volkswagen&fuel=hybrid&year-min=2020&year-max=2020")).toBe("Volkswagen hybrides, de 2020");
});

test("inflects adjectives to agree with their noun", () => {
  expect(subjectOf("condition=new")).toBe("Véhicules neufs");
  expect(subjectOf("brand=volkswagen&condition=new")).toBe("Volkswagen neuves");
  expect(subjectOf("body=suv&condition=new")).toBe("SUV neufs");
  expect(subjectOf("shape=compact&fuel=electric")).toBe("Citadines électriques");
  expect(subjectOf("body=saloon&condition=new")).toBe("Berlines neuves");
  expect(subjectOf("body=saloon&body=suv&condition=new")).toBe("Berlines ou SUV neufs");
});

test("names no facet with many values, and nothing without a filter", () => {
  expect(subjectOf("")).toBe(null);
  expect(subjectOf("body=suv&body=mpv&body=estate&body=saloon")).toBe(null);
  expect(subjectOf("brand=volkswagen&condition=new&condition=used")).toBe("Volkswagen");
});

const INDEXING = { facets: ["brand" as const], max_values: 1 };

test("builds a title of subject, number of results and page", () => {
  const summary = {
    subject: "Volkswagen Golf d’occasion",
    count: "12\u00a0véhicules",
    total: 12,
    phrase: { text: "", isLiteral: false },
  };
  expect(stockPageMeta(parseQuery(""), summary, INDEXING).title).toBe("Volkswagen Golf d’occasion, 12\u00a0véhicules");
  expect(stockPageMeta(parseQuery("page=2"), { ...summary, subject: null }, INDEXING).title).toBe(
    "Véhicules en stock, page 2",
  );
  const none = { subject: "Volkswagen", count: "Aucun véhicule", total: 0, phrase: { text: "", isLiteral: false } };
  expect(stockPageMeta(parseQuery(""), none, INDEXING).title).toBe("Volkswagen, aucun véhicule");
});
