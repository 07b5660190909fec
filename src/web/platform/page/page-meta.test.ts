import { expect, test } from "vitest";
import { documentTitle, titleOfPath } from "./page-meta.ts";

test("a page's title precedes the group's name", () => {
  expect(documentTitle("Nos véhicules", "/stock", "Alzette Automobiles")).toBe("Nos véhicules – Alzette Automobiles");
});

test("a page without a title is named after the last segment of its path", () => {
  expect(documentTitle(null, "/services/pneus-et-stockage/", "Alzette")).toBe("Pneus et stockage – Alzette");
  expect(titleOfPath("/a-propos-de-nous/soci%C3%A9t%C3%A9")).toBe("Société");
});

test("the root and a malformed path have no title", () => {
  expect(titleOfPath("/")).toBeNull();
  expect(titleOfPath("/%E0%A4%A")).toBeNull();
  expect(documentTitle("", "/", "Alzette")).toBe("Alzette");
});

test("the group's name is not repeated", () => {
  expect(documentTitle("Alzette", "/", "Alzette")).toBe("Alzette");
});
