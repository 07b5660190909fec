import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { StockPageInput, StockPageView } from "./stock-page-view.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";
import { type FragmentCache, FragmentCacheContext } from "../../features/fragment-cache/index.ts";
import { createFragmentCache } from "../../features/fragment-cache/index.server.ts";
import { exampleVehicle } from "../../features/vehicle-card/vehicle.examples.ts";
import { readStockView, toStockDocument } from "./stock-document.ts";
import { StockPage } from "./stock-page.tsx";
import { exampleStockView } from "./stock-page.examples.tsx";

const VEHICLES: Partial<StockPageInput> = {
  vehicles: [
    exampleVehicle({ id: 1, media: [{ type: "image", url: "/media/1.jpg", alt: "De trois quarts" }] }),
    exampleVehicle({ id: 2, fuel_type: "electric", availability: "reserved", color: null, mileage_km: null }),
    exampleVehicle({ id: 3, availability: "sold", price: { purchase: null }, trim: null, location_id: null }),
    exampleVehicle({
      id: 5,
      media: ["/media/5.jpg", "/media/6.jpg", "/media/7.jpg"].map((url) => ({ type: "image", url, alt: null })),
    }),
    exampleVehicle({ id: 4, transmission_type: null, construction_year: null, fuel_type: null }),
  ],
  settings: {
    optionalFilters: [],
    customFilters: [
      { label: "Opel «\u00a0bleue\u00a0»", query: { ...EMPTY_QUERY, values: { brand: ["opel"], color: ["blue"] } } },
      { label: "TVA déductible", query: { ...EMPTY_QUERY, flags: ["vat-deductible"] } },
    ],
  },
};

/** The distance filter stands before the locations, as a group of filters that is no facet. */
const NEAR: Partial<StockPageInput> = {
  locations: [
    { slug: "bertrange", town: "Bertrange" },
    { slug: "esch", town: "Esch-sur-Alzette" },
  ],
  result: {
    total: 57,
    page: 1,
    pageCount: 3,
    facets: {
      location: {
        kind: "one-of",
        values: [
          { value: "1", label: "Bertrange", count: 1200, selected: false },
          { value: "2", label: "Diekirch", count: 7, selected: true },
        ],
      },
      upholstery: {
        kind: "one-of",
        values: [
          { value: "cloth", label: "Tissu", count: 12, selected: false },
          { value: "leather", label: "Cuir", count: 9, selected: false },
        ],
      },
    },
  },
};

const CHOICE = { value: "white", label: "Blanc", count: 3, selected: false };

/** `selected`: index of the value that is selected. */
const longList = (selected: number | null): Partial<StockPageInput> => {
  const values = Array.from({ length: 14 }, (_, index) => ({
    ...CHOICE,
    value: `b${index}`,
    label: `Marque ${index}`,
    selected: index === selected,
  }));
  return { result: { total: 57, page: 1, pageCount: 3, facets: { brand: { kind: "one-of", values } } } };
};

const LONG_LIST = longList(null);

const PAGES: readonly (readonly [string, Partial<StockPageInput>])[] = [
  ["vehicles in the studio", {}],
  ["every kind of card, and presets", VEHICLES],
  ["a distance filter among the facets", NEAR],
  ["no vehicle", { vehicles: [] }],
  ["a long list without its last values", { ...LONG_LIST, omitsMore: true }],
  ["a long list asked for whole", { ...LONG_LIST, omitsMore: true, whole: "brand" }],
];

const renderPage = (view: StockPageView, fragments: FragmentCache | null = null): string => {
  const router = createMemoryRouter([{ path: "*", element: <StockPage view={view} /> }]);
  return renderToString(
    <FragmentCacheContext value={fragments}>
      <RouterProvider router={router} />
    </FragmentCacheContext>,
  );
};

test.each(PAGES)("reads the view of a page back from its markup: %s", (_, changes) => {
  const view = exampleStockView(changes);
  const page = parse(renderPage(view)) as unknown as ParentNode;
  expect(readStockView(page, toStockDocument(view).rest)).toEqual(view);
});

test("cached parts of a page are what the browser renders, for other counts and cards too", () => {
  const fragments = createFragmentCache();
  const long = { values: Array.from({ length: 14 }, (_, index) => ({ ...CHOICE, value: `c${index}`, count: index })) };
  const facets = (selected: boolean): StockPageInput["result"]["facets"] => ({
    brand: {
      kind: "one-of",
      values: long.values.map((value, index) => ({ ...value, selected: selected && index > 12 })),
    },
    color: { kind: "one-of", values: [CHOICE, { ...CHOICE, value: "blue", label: "Bleu & vert", count: 12_345 }] },
    transmission: { kind: "one-of", values: [CHOICE, { ...CHOICE, value: "manual", selected }] },
    "vat-deductible": { kind: "flag", count: 7, selected },
  });
  const views = [...PAGES.map(([, changes]) => changes), VEHICLES].map((changes) => exampleStockView(changes));
  for (const selected of [false, true, false])
    views.push(exampleStockView({ result: { total: 57, page: 1, pageCount: 3, facets: facets(selected) } }));
  for (const view of views) expect(renderPage(view, fragments)).toBe(renderPage(view));
});

test("a document leaves out what a long list hides, unless it is selected or asked for", () => {
  const choicesOf = (changes: Partial<StockPageInput>): number =>
    parse(renderPage(exampleStockView({ ...LONG_LIST, ...changes }))).querySelectorAll('[name="brand"]').length;
  expect(choicesOf({})).toBe(14);
  expect(choicesOf({ omitsMore: true })).toBe(8);
  expect(choicesOf({ omitsMore: true, whole: "brand" })).toBe(14);
  expect(choicesOf({ omitsMore: true, ...longList(9) })).toBe(14);
  const page = parse(renderPage(exampleStockView({ ...LONG_LIST, omitsMore: true })));
  expect(page.querySelector(".facet-more summary")?.text).toBe("Voir les 6\u00a0autres");
  expect(page.querySelector(".facet-more button")?.getAttribute("value")).toBe("brand");
});

test("sends neither cards nor choices in the payload of a document", () => {
  const stockDocument = toStockDocument(exampleStockView());
  expect(Object.keys(stockDocument)).toEqual(["rest"]);
  expect(stockDocument.rest).not.toContain("Opel Corsa");
  expect(stockDocument.rest).not.toContain("Hyundai");
});
