import { fold, words } from "../shared/index.ts";
import { FACETS, isFacetName, type Facet, type FacetName } from "./facets.ts";

/** Whole numbers in the facet's unit, both ends included; null is open. */
export type Range = { readonly min: number | null; readonly max: number | null };

export const SORTS = {
  recent: "Les plus récents",
  "price-asc": "Prix croissant",
  "price-desc": "Prix décroissant",
  "monthly-asc": "Mensualité croissante",
  "mileage-asc": "Kilométrage croissant",
  "year-desc": "Année décroissante",
  "power-desc": "Puissance décroissante",
  name: "Nom",
} as const;

export type Sort = keyof typeof SORTS;

export const DEFAULT_SORT: Sort = "recent";

/** Vehicles on a page of the stock. */
export const PAGE_SIZE = 24;

/**
 * What a visitor asks of the stock. Only facets with a choice are present; values are keys of the facet table or slugs,
 * in the order of the table (open facets: by slug), none twice. `q` is trimmed, at most 200 characters.
 */
export type StockQuery = {
  readonly values: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<FacetName, Range>>>;
  readonly flags: readonly FacetName[];
  readonly q: string | null;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
};

export const EMPTY_QUERY: StockQuery = { values: {}, ranges: {}, flags: [], q: null, sort: DEFAULT_SORT, page: 1 };

const LARGEST = 99_999_999;

/** `electric+petrol` is written `electric-petrol` in an address, where a plus would be read as a space. */
const toAddress = (key: string): string => key.replaceAll(/[+ ]/g, "-");

const keysInAddress: ReadonlyMap<Facet, ReadonlyMap<string, string>> = new Map(
  FACETS.map((facet) => [
    facet,
    new Map("keys" in facet ? Object.keys(facet.keys).map((key) => [toAddress(key), key] as const) : []),
  ]),
);

const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 80;

const wholeNumber = (text: string | null): number | null => {
  if (text === null || !/^\d{1,8}$/.test(text)) return null;
  return Math.min(Number(text), LARGEST);
};

const parseValues = (facet: Facet, raw: readonly string[]): readonly string[] => {
  if ("keys" in facet && facet.keys) {
    const known = keysInAddress.get(facet);
    const wanted = new Set(raw.map((value) => known?.get(toAddress(value.trim()))));
    return Object.keys(facet.keys).filter((key) => wanted.has(key));
  }
  return [...new Set(raw.map((value) => fold(value.trim())).filter(isSlug))].sort();
};

const parseRange = (params: URLSearchParams, name: string): Range | null => {
  const min = wholeNumber(params.get(`${name}-min`));
  const max = wholeNumber(params.get(`${name}-max`));
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
};

const parseText = (raw: string | null): string | null => {
  const text = (raw ?? "").normalize("NFC").replaceAll(/\s+/g, " ").trim().slice(0, 200).trim();
  return words(text).length > 0 ? text : null;
};

const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(SORTS, text);

/** Reads a query from an address. Never fails: unknown names and impossible values are dropped. */
export const parseStockQuery = (params: URLSearchParams): StockQuery => {
  const values: Partial<Record<FacetName, readonly string[]>> = {};
  const ranges: Partial<Record<FacetName, Range>> = {};
  const flags: FacetName[] = [];
  for (const facet of FACETS) {
    if (facet.kind === "range") {
      const range = parseRange(params, facet.name);
      if (range) ranges[facet.name] = range;
    } else if (facet.kind === "flag") {
      if (params.get(facet.name) === "1") flags.push(facet.name);
    } else {
      const chosen = parseValues(facet, params.getAll(facet.name));
      if (chosen.length > 0) values[facet.name] = chosen;
    }
  }
  const sort = params.get("sort");
  const page = wholeNumber(params.get("page")) ?? 1;
  return {
    values,
    ranges,
    flags,
    q: parseText(params.get("q")),
    sort: isSort(sort) ? sort : DEFAULT_SORT,
    page: Math.min(Math.max(page, 1), 1_000_000),
  };
};

/** Writes a query into an address: stable order, defaults left out. Reading it again gives the same query. */
export const writeStockQuery = (query: StockQuery): URLSearchParams => {
  const params = new URLSearchParams();
  for (const facet of FACETS) {
    for (const value of query.values[facet.name] ?? []) params.append(facet.name, toAddress(value));
    const range = query.ranges[facet.name];
    if (range && range.min !== null) params.set(`${facet.name}-min`, String(range.min));
    if (range && range.max !== null) params.set(`${facet.name}-max`, String(range.max));
    if (query.flags.includes(facet.name)) params.set(facet.name, "1");
  }
  if (query.q !== null) params.set("q", query.q);
  if (query.sort !== DEFAULT_SORT) params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  return params;
};

/** Names a stock query knows, as they stand in an address. */
export const isStockParameter = (name: string): boolean =>
  name === "q" || name === "sort" || name === "page" || isFacetName(name.replace(/-(?:min|max)$/, ""));
