import { expect, test } from "vitest";
import { documentTitle, titleOfPath } from "./page-title.ts";

test("a page's own title comes first, the group's name behind it", () => {
  expect(documentTitle("Nos véhicules", "/stock", "Alzette Automobiles")).toBe("Nos véhicules – Alzette Automobiles");
});

test("a page without a title is called by the last part of its address", () => {
  expect(documentTitle(null, "/services/pneus-et-stockage/", "Alzette")).toBe("Pneus et stockage – Alzette");
  expect(titleOfPath("/a-propos-de-nous/soci%C3%A9t%C3%A9")).toBe("Société");
});

test("the root and a broken address have no title of their own", () => {
  expect(titleOfPath("/")).toBeNull();
  expect(titleOfPath("/%E0%A4%A")).toBeNull();
  expect(documentTitle("", "/", "Alzette")).toBe("Alzette");
});

test("the group's name is not said twice", () => {
  expect(documentTitle("Alzette", "/", "Alzette")).toBe("Alzette");
});
