import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { distanceKm, findOrigin } from "../../src/domain/geo/index.ts";
import type { StockGeography } from "../../src/domain/search/index.ts";
import { fold, tokenize } from "../../src/domain/shared/index.ts";
import {
  FACETS,
  type Facet,
  type FacetName,
  type KeyFacet,
  type StockQuery,
  type StockRecord,
  getFacet,
  excludedValues,
  isFlagSelected,
  selectedRange,
  selectedValues,
  keyLabel,
} from "../../src/domain/vehicles/index.ts";
import { withReferenceShapes } from "./reference-shapes.ts";
import { referenceMatches } from "./reference-typos.ts";
import type {
  Bucket,
  DroppedFilter,
  FacetResult,
  FacetValue,
  StockSearchResult,
} from "../../src/domain/search/search-result.ts";

// A reference implementation of the search that tests every vehicle against every filter.

const readValues = (facet: Facet, record: StockRecord): readonly string[] => {
  if (facet.kind === "range" || facet.kind === "flag") return [];
  const read = facet.read(record);
  if (read === null) return [];
  const all = typeof read === "string" ? [read] : "slug" in read ? [read.slug] : read;
  const { keys } = facet;
  return keys ? all.filter((value) => keys.includes(value)) : all;
};

/** With the values that a vehicle may have. */
const readMatches = (facet: Facet, record: StockRecord): readonly string[] => [
  ...readValues(facet, record),
  ...("readPossible" in facet ? (facet.readPossible?.(record) ?? []) : []),
];

const matchesFacet = (facet: Facet, name: FacetName, query: StockQuery, record: StockRecord): boolean => {
  if (facet.kind === "range") {
    const range = selectedRange(query, name);
    if (!range || (range.min === null && range.max === null)) return true;
    const value = facet.read(record);
    return value !== null && value >= (range.min ?? value) && value <= (range.max ?? value);
  }
  if (facet.kind === "flag") return !isFlagSelected(query, name) || facet.read(record);
  const selection = selectedValues(query, name);
  const has = readMatches(facet, record);
  if (selection.length === 0) return true;
  return facet.kind === "all-of"
    ? selection.every((one) => has.includes(one))
    : selection.some((one) => has.includes(one));
};

const isExcluded = (facet: Facet, name: FacetName, query: StockQuery, record: StockRecord): boolean =>
  readValues(facet, record).some((value) => excludedValues(query, name).includes(value));

const tokenCache = new WeakMap<StockRecord, string[]>();

const vehicleTokens = (record: StockRecord): string[] => {
  const known = tokenCache.get(record);
  if (known) return known;
  const labels = readValues(equipment, record).map((key) => keyLabel(equipment, key, VEHICLE_LABELS) ?? "");
  const tokens = tokenize([record.title, record.trim ?? "", ...labels].join(" "));
  tokenCache.set(record, tokens);
  return tokens;
};

const equipment = getFacet("equipment") as KeyFacet;

const EQUIPMENT_TOKENS = tokenize(equipment.keys.map((key) => keyLabel(equipment, key, VEHICLE_LABELS)).join(" "));

type MatchesText = (record: StockRecord) => boolean;

/** Typos match only if no token of the stock starts with the term. */
const createTextMatcher = (q: string | null, records: readonly StockRecord[]): MatchesText => {
  if (q === null) return () => true;
  const known = [...new Set([...records.flatMap(vehicleTokens), ...EQUIPMENT_TOKENS])];
  const matchesByTerm = tokenize(q).map((token) => new Set(referenceMatches(token, known)));
  return (record) => {
    const tokens = vehicleTokens(record);
    return matchesByTerm.every((matches) => tokens.some((token) => matches.has(token)));
  };
};

const NO_GEOGRAPHY: StockGeography = { country: "LU", positions: new Map() };

/** Kilometres from the origin of the query; null if one of the two positions is unknown. */
const distanceOf = (
  { near }: StockQuery,
  record: StockRecord,
  { country, positions }: StockGeography,
): number | null => {
  const origin = near === null ? null : findOrigin(near.origin, country);
  const position = record.location === null ? undefined : positions.get(record.location.slug);
  return origin === null || position === undefined ? null : distanceKm(origin, position);
};

const isKnownOrigin = ({ near }: StockQuery, { country }: StockGeography): boolean =>
  near !== null && findOrigin(near.origin, country) !== null;

const matchesNear = (query: StockQuery, record: StockRecord, geography: StockGeography): boolean => {
  const withinKm = query.near?.withinKm ?? null;
  if (withinKm === null || !isKnownOrigin(query, geography)) return true;
  const distance = distanceOf(query, record, geography);
  return distance !== null && distance <= withinKm;
};

/** Names of the filters that a vehicle fails. */
const failedFilters = (
  query: StockQuery,
  record: StockRecord,
  matchesText: MatchesText,
  geography: StockGeography,
): string[] => [
  ...(matchesText(record) ? [] : ["q"]),
  ...(matchesNear(query, record, geography) ? [] : ["near"]),
  ...FACETS.filter((facet) => !matchesFacet(facet, facet.name, query, record)).map(({ name }) => name),
  ...FACETS.filter((facet) => isExcluded(facet, facet.name, query, record)).map(({ name }) => `${name}-not`),
];

type SortKey = readonly (number | string | null)[];

const sortKey = (query: StockQuery, record: StockRecord, geography: StockGeography): SortKey => {
  const down = (value: number | null): number | null => (value === null ? null : -value);
  const seen = Date.parse(record.first_seen_at);
  const recent: SortKey = [Number.isNaN(seen) ? null : -seen, -record.id];
  const keys: Record<StockQuery["sort"], SortKey> = {
    recent,
    distance: [distanceOf(query, record, geography), ...recent],
    "price-asc": [record.price.purchase?.cents ?? null],
    "price-desc": [down(record.price.purchase?.cents ?? null)],
    "monthly-asc": [record.monthly_cents],
    "mileage-asc": [record.mileage_km],
    "year-desc": [down(record.construction_year)],
    "power-desc": [down(record.power_kw)],
    "range-desc": [down(record.range_km)],
    name: [fold(record.title), record.trim === null ? null : fold(record.trim)],
  };
  return [...keys[query.sort], record.id];
};

const compare = (left: SortKey, right: SortKey): number => {
  for (const [index, one] of left.entries()) {
    const other = right[index] ?? null;
    if (one === other) continue;
    if (one === null || other === null) return one === null ? 1 : -1;
    return one < other ? -1 : 1;
  }
  return 0;
};

const listNames = (facet: Facet, records: readonly StockRecord[]): [string, string][] => {
  if (facet.kind === "range" || facet.kind === "flag") return [];
  if (facet.keys) return facet.keys.map((key) => [key, keyLabel(facet, key, VEHICLE_LABELS) ?? key]);
  const names = new Map<string, string>();
  for (const record of records) {
    const named = facet.read(record);
    if (named && !names.has(named.slug)) names.set(named.slug, named.name);
  }
  return [...names].sort(([, left], [, right]) => (fold(left) < fold(right) ? -1 : fold(left) > fold(right) ? 1 : 0));
};

const createHistogram = (values: readonly number[], step: number): Bucket[] => {
  if (values.length === 0) return [];
  const widths = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((power) => [1, 2, 5].map((n) => n * 10 ** power * step));
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const width = widths.find((one) => Math.floor(max / one) - Math.floor(min / one) + 1 <= 30) ?? 0;
  const buckets: Bucket[] = [];
  for (let from = Math.floor(min / width) * width; from <= max; from += width) {
    const to = from + width - 1;
    buckets.push({ from, to, count: values.filter((value) => value >= from && value <= to).length });
  }
  return buckets;
};

type CheckedVehicle = { readonly record: StockRecord; readonly failed: readonly string[] };

const createFacetResult = (
  facet: Facet,
  name: FacetName,
  query: StockQuery,
  checked: readonly CheckedVehicle[],
): FacetResult => {
  const others = checked.filter(({ failed }) => failed.every((one) => one === name)).map(({ record }) => record);
  if (facet.kind === "flag") {
    return { kind: "flag", count: others.filter(facet.read).length, selected: isFlagSelected(query, name) };
  }
  if (facet.kind === "range") {
    const values = others.map(facet.read).filter((value) => value !== null);
    const [min, max] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [null, null];
    return {
      kind: "range",
      min,
      max,
      histogram: createHistogram(values, facet.step),
      selected: selectedRange(query, name),
    };
  }
  const selection = selectedValues(query, name);
  const matched = checked.filter(({ failed }) => failed.length === 0).map(({ record }) => record);
  const compared = facet.kind === "all-of" ? matched : others;
  const counted = compared.map((record) => new Set(readMatches(facet, record)));
  const listed = new Set(compared.flatMap((record) => readValues(facet, record)));
  const joined = matched.filter((record) => !selection.some((value) => readValues(facet, record).includes(value)));
  const known = listNames(
    facet,
    checked.map(({ record }) => record),
  );
  const unknownValues = selection.filter((value) => !known.some(([slug]) => slug === value));
  const closed = "parentFacet" in facet && selectedValues(query, facet.parentFacet as FacetName).length === 0;
  const values: FacetValue[] = [...known, ...unknownValues.map((value) => [value, value])]
    .map(([value = "", label = ""]) => ({
      value,
      label,
      count: counted.filter((has) => has.has(value)).length,
      selected: selection.includes(value),
    }))
    .filter(({ value, selected }) => selected || (listed.has(value) && !closed));
  return { kind: facet.kind, values, ...(selection.length > 0 && joined.length > 0 && { joined: joined.length }) };
};

export const referenceSearch = (
  records: readonly StockRecord[],
  query: StockQuery,
  perPage: number,
  geography: StockGeography = NO_GEOGRAPHY,
): StockSearchResult => {
  const matchesText = createTextMatcher(query.q, records);
  const checked = withReferenceShapes(records).map((record) => ({
    record,
    failed: failedFilters(query, record, matchesText, geography),
  }));
  const matches = checked
    .filter(({ failed }) => failed.length === 0)
    .map(({ record }) => record)
    .sort((left, right) => compare(sortKey(query, left, geography), sortKey(query, right, geography)));
  const pageCount = Math.max(1, Math.ceil(matches.length / perPage));
  const page = Math.min(query.page, pageCount);
  return {
    total: matches.length,
    page,
    pageCount,
    perPage,
    ids: matches.slice((page - 1) * perPage, page * perPage).map(({ id }) => id),
    facets: Object.fromEntries(
      FACETS.map((facet) => [facet.name, createFacetResult(facet, facet.name, query, checked)]),
    ),
  };
};

const without = <T extends object>(record: T, name: FacetName): T =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name)) as T;

const withoutFacet = (query: StockQuery, name: FacetName): StockQuery => ({
  ...query,
  values: without(query.values, name),
  ranges: without(query.ranges, name),
  flags: query.flags.filter((flag) => flag !== name),
});

/** The number of matches without each filter of the query, in no particular order. */
export const referenceCountsWithoutFilters = (
  records: readonly StockRecord[],
  query: StockQuery,
  geography: StockGeography,
): DroppedFilter[] => {
  const count = (looser: StockQuery): number => {
    const matchesText = createTextMatcher(looser.q, records);
    return withReferenceShapes(records).filter(
      (record) => failedFilters(looser, record, matchesText, geography).length === 0,
    ).length;
  };
  const dropped = FACETS.flatMap((facet): DroppedFilter[] => {
    const { name } = facet;
    const selection = selectedValues(query, name);
    if (facet.kind !== "all-of") {
      const isActive = selection.length > 0 || selectedRange(query, name) !== null || isFlagSelected(query, name);
      return isActive ? [{ filter: name, value: null, count: count(withoutFacet(query, name)) }] : [];
    }
    return selection.map((value) => {
      const rest = selection.filter((one) => one !== value);
      return { filter: name, value, count: count({ ...query, values: { ...query.values, [name]: rest } }) };
    });
  });
  for (const { name } of FACETS) {
    const barred = excludedValues(query, name);
    for (const value of barred) {
      const rest = barred.filter((one) => one !== value);
      const looser = { ...query, excluded: { ...query.excluded, [name]: rest } };
      dropped.push({ filter: name, value, isExcluded: true, count: count(looser) });
    }
  }
  if (query.near !== null && query.near.withinKm !== null && isKnownOrigin(query, geography)) {
    dropped.push({ filter: "near", value: null, count: count({ ...query, near: null }) });
  }
  return query.q === null ? dropped : [...dropped, { filter: "q", value: null, count: count({ ...query, q: null }) }];
};
