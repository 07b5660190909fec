import { canonicalOrigin } from "../../geo/index.ts";
import { fold, tokenize } from "../../shared/index.ts";
import { ALL_VALUES_PARAMETER, limitSearchText } from "./search-text.ts";
import {
  FACETS,
  isFacetName,
  type Facet,
  type FlagFacetName,
  type RangeFacetName,
  type ValueFacetName,
} from "./facets.ts";
import type { Range } from "../fields/vehicle-field.ts";
import { createFormerLinks } from "./former-links.ts";

/** A search around an origin: vehicles at a location no farther than `withinKm`; null sets no limit. */
export type Near = {
  /** In the form of `canonicalOrigin`; the market's country decides which town it is. */
  readonly origin: string;
  /** 1 to 1,000 km, as the crow flies. */
  readonly withinKm: number | null;
};

export const MAX_WITHIN_KM = 1000;

/** Orders that need no origin. */
export const PRECOMPUTED_SORTS = [
  "recent",
  "price-asc",
  "price-desc",
  "monthly-asc",
  "mileage-asc",
  "year-desc",
  "power-desc",
  "range-desc",
  "name",
] as const;

export type PrecomputedSort = (typeof PRECOMPUTED_SORTS)[number];

export const SORTS = [...PRECOMPUTED_SORTS, "distance"] as const;

export type Sort = (typeof SORTS)[number];

export const DEFAULT_SORT: PrecomputedSort = "recent";

/** The order of a query that names none: nearest first around an origin. */
export const defaultSort = (near: Near | null): Sort => (near === null ? DEFAULT_SORT : "distance");

/** Vehicles on a page of results. */
export const PAGE_SIZE = 24;

export type FacetValues = Readonly<Partial<Record<ValueFacetName, readonly string[]>>>;
/** In the units of the facets. */
export type FacetRanges = Readonly<Partial<Record<RangeFacetName, Range>>>;

/**
 * A query of the stock. Only facets with a selection are present. Values are keys or slugs without duplicates, in the
 * order of the facet table (open facets: by slug). `q` is trimmed and within the limits of `limitSearchText`.
 */
export type StockQuery = {
  readonly values: FacetValues;
  /** Values that no match has; a vehicle without a known value matches. */
  readonly excluded: FacetValues;
  readonly ranges: FacetRanges;
  readonly flags: readonly FlagFacetName[];
  readonly near: Near | null;
  readonly q: string | null;
  /** `distance` only with `near`. */
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
};

export const EMPTY_QUERY: StockQuery = {
  values: {},
  excluded: {},
  ranges: {},
  flags: [],
  near: null,
  q: null,
  sort: DEFAULT_SORT,
  page: 1,
};

/** `parameterOfToday`: the name of today of a parameter; `openFormerLink`: former names and values become those of today. */
export const { parameterOfToday, open: openFormerLink } = createFormerLinks(FACETS);

/** `color-not=red`: every vehicle but the red ones. */
export const EXCLUDED_SUFFIX = "-not";

/** The largest bound of a range. */
export const MAX_RANGE_VALUE = 99_999_999;

/** `electric+petrol` is `electric-petrol` in a URL, where a plus is decoded as a space. */
const toUrlValue = (key: string): string => key.replaceAll(/[+ ]/g, "-");

const keysByUrlValue: ReadonlyMap<Facet, ReadonlyMap<string, string>> = new Map(
  FACETS.map((facet) => [
    facet,
    new Map("keys" in facet && facet.keys ? facet.keys.map((key) => [toUrlValue(key), key] as const) : []),
  ]),
);

const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 80;

const parseInteger = (text: string | null): number | null => {
  if (text === null || !/^\d{1,8}$/.test(text)) return null;
  return Math.min(Number(text), MAX_RANGE_VALUE);
};

export const MAX_PAGE = 1_000_000;

/** 1 for what is no number. */
const parsePage = (text: string | null): number =>
  text !== null && /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1;

/** A value of a facet without keys: a slug, also written as its name. Null for what cannot become one. */
export const toOpenValue = (text: string): string | null => {
  const slug = fold(text.trim());
  return isSlug(slug) ? slug : null;
};

const parseValues = (facet: Facet, raw: readonly string[]): readonly string[] => {
  if ("keys" in facet && facet.keys) {
    const keys = keysByUrlValue.get(facet);
    const requested = new Set(raw.map((value) => keys?.get(toUrlValue(value.trim()))));
    return facet.keys.filter((key) => requested.has(key));
  }
  return [...new Set(raw.map(toOpenValue).filter((value) => value !== null))].sort();
};

const parseRange = (params: URLSearchParams, name: string): Range | null => {
  const min = parseInteger(params.get(`${name}-min`));
  const max = parseInteger(params.get(`${name}-max`));
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
};

const parseText = (raw: string | null): string | null => {
  const text = (raw ?? "").normalize("NFC").replaceAll(/\s+/g, " ").trim();
  const limited = limitSearchText(text).trim();
  return tokenize(limited).length > 0 ? limited : null;
};

const parseNear = (params: URLSearchParams): Near | null => {
  const text = params.get("near");
  const origin = text ? canonicalOrigin(text) : null;
  const withinKm = parseInteger(params.get("within"));
  const isPossible = withinKm !== null && withinKm >= 1 && withinKm <= MAX_WITHIN_KM;
  return origin === null ? null : { origin, withinKm: isPossible ? withinKm : null };
};

/** The order by distance needs an origin. */
const parseSort = (text: string | null, near: Near | null): Sort => {
  const sort = SORTS.find((candidate) => candidate === text) ?? defaultSort(near);
  return sort === "distance" ? defaultSort(near) : sort;
};

/** Parses URL parameters, those of earlier releases too. Never fails: unknown names and invalid values are ignored. */
export const parseStockQuery = (requested: URLSearchParams): StockQuery => {
  const params = openFormerLink(requested);
  const values: Partial<Record<ValueFacetName, readonly string[]>> = {};
  const excluded: Partial<Record<ValueFacetName, readonly string[]>> = {};
  const ranges: Partial<Record<RangeFacetName, Range>> = {};
  const flags: FlagFacetName[] = [];
  for (const facet of FACETS) {
    if (facet.kind === "range") {
      const range = parseRange(params, facet.name);
      if (range) ranges[facet.name] = range;
    } else if (facet.kind === "flag") {
      if (params.get(facet.name) === "1") flags.push(facet.name);
    } else {
      const selected = parseValues(facet, params.getAll(facet.name));
      if (selected.length > 0) values[facet.name] = selected;
      const barred = parseValues(facet, params.getAll(`${facet.name}${EXCLUDED_SUFFIX}`));
      if (barred.length > 0) excluded[facet.name] = barred;
    }
  }
  const near = parseNear(params);
  return {
    values,
    excluded,
    ranges,
    flags,
    near,
    q: parseText(params.get("q")),
    sort: parseSort(params.get("sort"), near),
    page: parsePage(params.get("page")),
  };
};

/** Serialises a query in a stable order without defaults. `parseStockQuery` restores the same query. */
export const writeStockQuery = (query: StockQuery): URLSearchParams => {
  const params = new URLSearchParams();
  for (const facet of FACETS) {
    if (facet.kind === "range") {
      const { min = null, max = null } = query.ranges[facet.name] ?? {};
      if (min !== null) params.set(`${facet.name}-min`, String(min));
      if (max !== null) params.set(`${facet.name}-max`, String(max));
    } else if (facet.kind === "flag") {
      if (query.flags.includes(facet.name)) params.set(facet.name, "1");
    } else {
      for (const value of query.values[facet.name] ?? []) params.append(facet.name, toUrlValue(value));
      for (const value of query.excluded[facet.name] ?? [])
        params.append(`${facet.name}${EXCLUDED_SUFFIX}`, toUrlValue(value));
    }
  }
  if (query.near !== null) params.set("near", query.near.origin);
  if (query.near !== null && query.near.withinKm !== null) params.set("within", String(query.near.withinKm));
  if (query.q !== null) params.set("q", query.q);
  if (query.sort !== "distance" && query.sort !== defaultSort(query.near)) params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  return params;
};

const OPENED_GROUPS: readonly string[] = [...FACETS.map(({ name }) => name), "near", "flags"];

/** The groups of filters that are open with all their values, in the order of the page. */
export const readOpenedGroups = (params: URLSearchParams): readonly string[] => {
  const names = new Set(params.getAll(ALL_VALUES_PARAMETER).map(parameterOfToday));
  return OPENED_GROUPS.filter((name) => names.has(name));
};

const OTHER_PARAMETERS: ReadonlySet<string> = new Set(["near", "within", "q", "sort", "page"]);

/** True for the URL parameters of a stock query, of today and of earlier releases. */
export const isStockParameter = (name: string): boolean =>
  OTHER_PARAMETERS.has(name) || isFacetName(parameterOfToday(name).replace(/-(?:min|max|not)$/, ""));
