import type { FacetResults } from "#domain/search/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import { exampleMonthlyOffer, exampleVehicle } from "../../vehicle/card/vehicle.examples.ts";
import { StockPage } from "./stock-page.tsx";
import { buildStockPageView, type StockPageInput } from "./stock-page-view.ts";
import { fewResultsHelp } from "./few-results/few-results-help.ts";

const COUNTS = [1, 4, 9, 14, 12, 8, 5, 3, 1];

const FACETS: FacetResults = {
  brand: {
    kind: "one-of",
    values: ["Opel", "Ford", "Hyundai", "Jeep", "Suzuki", "MG", "Kia", "Volvo", "Fiat", "Renault", "Seat"].map(
      (label, index) => ({ value: label.toLowerCase(), label, count: 40 - index * 3, selected: index === 0 }),
    ),
  },
  price: {
    kind: "range",
    min: 4900,
    max: 48_900,
    selected: null,
    histogram: COUNTS.map((count, index) => ({ from: index * 5000, to: index * 5000 + 4999, count })),
  },
  transmission: {
    kind: "one-of",
    values: [
      { value: "manual", label: "Manuelle", count: 21, selected: false },
      { value: "automatic", label: "Automatique", count: 36, selected: false },
    ],
  },
  color: {
    kind: "one-of",
    values: [
      { value: "white", label: "Blanc", count: 12, selected: false },
      { value: "blue", label: "Bleu", count: 7, selected: true },
    ],
  },
  "vat-deductible": { kind: "flag", count: 8, selected: false },
};

/** 57 vehicles, page 2, two filters. */
export const exampleStockView = (changes: Partial<StockPageInput> = {}) =>
  buildStockPageView({
    query: parseStockQuery(new URLSearchParams("brand=opel&color=blue")),
    phrase: { text: "", isLiteral: false },
    notes: null,
    abroad: null,
    opened: [],
    result: { total: 57, page: 2, pageCount: 3, facets: FACETS },
    vehicles: (["blue", "white", "red"] as const).map((color, index) => exampleVehicle({ id: 100 + index, color })),
    closeMatches: [],
    settings: { optionalFilters: [], customFilters: [] },
    paths: createPaths(FRENCH_SEGMENTS),
    cards: {
      hrefOf: ({ slug }) => `/stock/${slug}`,
      monthlyOf: exampleMonthlyOffer,
      locationNameOf: () => "Exempleville",
      wltp: true,
      now: new Date("2026-11-20T10:00:00Z"),
      stockOpenedAt: new Date("2026-06-01T08:00:00Z"),
    },
    distances: null,
    model: null,
    fewResultsHelp: null,
    country: "LU",
    locations: [],
    ...changes,
  });

const CLOSE: Partial<StockPageInput> = {
  closeMatches: (["Prix\u00a0: à demander", "500\u00a0€ de plus", "Couleur\u00a0: Rouge"] as const).map(
    (difference, index) => ({ vehicle: exampleVehicle({ id: 200 + index, color: "red" }), difference }),
  ),
  fewResultsHelp: fewResultsHelp(
    parseStockQuery(new URLSearchParams("brand=opel&color=blue")),
    [
      { filter: "color", value: null, count: 40 },
      { filter: "brand", value: null, count: 7 },
    ],
    { total: 0, facets: FACETS },
    ({ values }) => (values.brand ? 40 : 7),
  ),
};

const NONE: Partial<StockPageInput> = {
  ...CLOSE,
  result: { total: 0, page: 1, pageCount: 1, facets: FACETS },
  vehicles: [],
};

const ONE: Partial<StockPageInput> = {
  ...CLOSE,
  result: { total: 1, page: 1, pageCount: 1, facets: FACETS },
  vehicles: [exampleVehicle()],
};

/** The stock page, one screen per state. */
export const STOCK_SCREENS = {
  stock: () => <StockPage view={exampleStockView()} />,
  "stock-aucun-resultat": () => <StockPage view={exampleStockView(NONE)} />,
  "stock-un-resultat": () => <StockPage view={exampleStockView(ONE)} />,
  "stock-hors-ligne": () => <StockPage view={exampleStockView()} failure="offline" />,
};
