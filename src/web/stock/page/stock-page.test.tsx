import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { StockPageInput } from "./stock-page-view.ts";
import { parseJsonText, toJsonText } from "../../platform/json-text/json-text.ts";
import { exampleStockView } from "./stock-page.examples.tsx";
import { StockPage } from "./stock-page.tsx";

/** `selected`: index of the selected value. */
const longList = (selected: number | null): Partial<StockPageInput> => {
  const values = Array.from({ length: 14 }, (_, index) => ({
    value: `b${index}`,
    label: `Marque ${index}`,
    count: 3,
    selected: index === selected,
  }));
  return { result: { total: 57, page: 1, pageCount: 3, facets: { brand: { kind: "one-of", values } } } };
};

const renderPage = (changes: Partial<StockPageInput>) => {
  const view = exampleStockView(changes);
  const router = createMemoryRouter([{ path: "*", element: <StockPage view={view} /> }]);
  return parse(renderToString(<RouterProvider router={router} />));
};

test("a page omits the hidden values of a long list, unless one is selected or they are requested", () => {
  const choicesOf = (changes: Partial<StockPageInput>): number =>
    renderPage({ ...longList(null), ...changes }).querySelectorAll('[name="brand"]').length;
  expect(choicesOf({})).toBe(8);
  expect(choicesOf({ opened: ["brand"] })).toBe(14);
  expect(choicesOf(longList(9))).toBe(14);
  const page = renderPage(longList(null));
  expect(page.querySelector(".facet-more summary")?.text).toBe("Voir les 6\u00a0autres");
  expect(page.querySelector(".facet-more button")?.getAttribute("value")).toBe("brand");
});

test("the view of a page is plain JSON", () => {
  const view = exampleStockView(longList(null));
  expect(parseJsonText(toJsonText(view))).toEqual(view);
});
