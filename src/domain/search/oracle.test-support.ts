import { fold, words } from "../shared/index.ts";
import {
  FACETS,
  type Facet,
  type FacetName,
  type StockQuery,
  type StockRecord,
  facetNamed,
} from "../vehicles/index.ts";
import { oracleMeanings } from "./oracle-typos.test-support.ts";
import type { Bucket, DroppedFilter, FacetResult, FacetValue, StockSearchResult } from "./search-result.ts";

/** The plainest reading of the rules: every vehicle is looked at for every question. */
const valuesOf = (facet: Facet, record: StockRecord): readonly string[] => {
  if (facet.kind === "range" || facet.kind === "flag") return [];
  const read = facet.read(record);
  if (read === null) return [];
  const all = typeof read === "string" ? [read] : "slug" in read ? [read.slug] : read;
  const { keys } = facet;
  return keys ? all.filter((value) => Object.hasOwn(keys, value)) : all;
};

const passesFacet = (facet: Facet, name: FacetName, query: StockQuery, record: StockRecord): boolean => {
  if (facet.kind === "range") {
    const range = query.ranges[name];
    if (!range || (range.min === null && range.max === null)) return true;
    const value = facet.read(record);
    return value !== null && value >= (range.min ?? value) && value <= (range.max ?? value);
  }
  if (facet.kind === "flag") return !query.flags.includes(name) || facet.read(record);
  const chosen = query.values[name] ?? [];
  const has = valuesOf(facet, record);
  if (chosen.length === 0) return true;
  return facet.kind === "all-of" ? chosen.every((one) => has.includes(one)) : chosen.some((one) => has.includes(one));
};

const readOnce = new WeakMap<StockRecord, string[]>();

const writtenOn = (record: StockRecord): string[] => {
  const known = readOnce.get(record);
  if (known) return known;
  const labels = valuesOf(equipment, record).map((key) => equipment.keys[key] ?? "");
  const written = words([record.title, record.trim ?? "", ...labels].join(" "));
  readOnce.set(record, written);
  return written;
};

const equipment = facetNamed("equipment") as Extract<Facet, { kind: "one-of" | "all-of"; keys: object }>;

const EQUIPMENT_WORDS = words(Object.values(equipment.keys).join(" "));

type PassesText = (record: StockRecord) => boolean;

/** How a text is read depends on the words there are: typos count only where nothing begins with a word. */
const textReader = (q: string | null, records: readonly StockRecord[]): PassesText => {
  if (q === null) return () => true;
  const known = [...new Set([...records.flatMap(writtenOn), ...EQUIPMENT_WORDS])];
  const meant = words(q).map((word) => new Set(oracleMeanings(word, known)));
  return (record) => {
    const written = writtenOn(record);
    return meant.every((meanings) => written.some((word) => meanings.has(word)));
  };
};

/** Names of the filters a vehicle does not pass. */
const failing = (query: StockQuery, record: StockRecord, passesText: PassesText): string[] => [
  ...(passesText(record) ? [] : ["q"]),
  ...FACETS.filter((facet) => !passesFacet(facet, facet.name, query, record)).map(({ name }) => name),
];

type SortKey = readonly (number | string | null)[];

const sortKey = (sort: StockQuery["sort"], record: StockRecord): SortKey => {
  const down = (value: number | null): number | null => (value === null ? null : -value);
  const seen = Date.parse(record.first_seen_at);
  const keys: Record<StockQuery["sort"], SortKey> = {
    recent: [Number.isNaN(seen) ? null : -seen, -record.id],
    "price-asc": [record.price.purchase?.cents ?? null],
    "price-desc": [down(record.price.purchase?.cents ?? null)],
    "monthly-asc": [record.monthly_cents],
    "mileage-asc": [record.mileage_km],
    "year-desc": [down(record.construction_year)],
    "power-desc": [down(record.power_kw)],
    name: [fold(record.title), record.trim === null ? null : fold(record.trim)],
  };
  return [...keys[sort], record.id];
};

const compare = (left: SortKey, right: SortKey): number => {
  for (const [at, one] of left.entries()) {
    const other = right[at] ?? null;
    if (one === other) continue;
    if (one === null || other === null) return one === null ? 1 : -1;
    return one < other ? -1 : 1;
  }
  return 0;
};

const namesOf = (facet: Facet, records: readonly StockRecord[]): [string, string][] => {
  if (facet.kind === "range" || facet.kind === "flag") return [];
  if (facet.keys) return Object.entries(facet.keys);
  const names = new Map<string, string>();
  for (const record of records) {
    const named = facet.read(record);
    if (named && !names.has(named.slug)) names.set(named.slug, named.name);
  }
  return [...names].sort(([, left], [, right]) => (fold(left) < fold(right) ? -1 : fold(left) > fold(right) ? 1 : 0));
};

const histogramOf = (values: readonly number[], step: number): Bucket[] => {
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

type Judged = { readonly record: StockRecord; readonly fails: readonly string[] };

const facetOf = (facet: Facet, name: FacetName, query: StockQuery, judged: readonly Judged[]): FacetResult => {
  const others = judged.filter(({ fails }) => fails.every((one) => one === name)).map(({ record }) => record);
  if (facet.kind === "flag") {
    return { kind: "flag", count: others.filter(facet.read).length, selected: query.flags.includes(name) };
  }
  if (facet.kind === "range") {
    const values = others.map(facet.read).filter((value) => value !== null);
    const [min, max] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [null, null];
    return {
      kind: "range",
      min,
      max,
      histogram: histogramOf(values, facet.step),
      selected: query.ranges[name] ?? null,
    };
  }
  const chosen = query.values[name] ?? [];
  const matched = judged.filter(({ fails }) => fails.length === 0).map(({ record }) => record);
  const counted = (facet.kind === "all-of" ? matched : others).map((record) => new Set(valuesOf(facet, record)));
  const known = namesOf(
    facet,
    judged.map(({ record }) => record),
  );
  const strangers = chosen.filter((value) => !known.some(([slug]) => slug === value));
  const closed = "under" in facet && (query.values[facet.under as FacetName] ?? []).length === 0;
  const values: FacetValue[] = [...known, ...strangers.map((value) => [value, value])]
    .map(([value = "", label = ""]) => ({
      value,
      label,
      count: counted.filter((has) => has.has(value)).length,
      selected: chosen.includes(value),
    }))
    .filter(({ count, selected }) => selected || (count > 0 && !closed));
  return { kind: facet.kind, values };
};

/** What a search must answer. */
export const oracleSearch = (
  records: readonly StockRecord[],
  query: StockQuery,
  perPage: number,
): StockSearchResult => {
  const passesText = textReader(query.q, records);
  const judged = records.map((record) => ({ record, fails: failing(query, record, passesText) }));
  const found = judged
    .filter(({ fails }) => fails.length === 0)
    .map(({ record }) => record)
    .sort((left, right) => compare(sortKey(query.sort, left), sortKey(query.sort, right)));
  const pageCount = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(query.page, pageCount);
  return {
    total: found.length,
    page,
    pageCount,
    perPage,
    ids: found.slice((page - 1) * perPage, page * perPage).map(({ id }) => id),
    facets: Object.fromEntries(FACETS.map((facet) => [facet.name, facetOf(facet, facet.name, query, judged)])),
  };
};

/** How many vehicles a query has without each of its filters, in no particular order. */
export const oracleHelp = (records: readonly StockRecord[], query: StockQuery): DroppedFilter[] => {
  const count = (looser: StockQuery): number => {
    const passesText = textReader(looser.q, records);
    return records.filter((record) => failing(looser, record, passesText).length === 0).length;
  };
  const dropped = FACETS.flatMap((facet): DroppedFilter[] => {
    const { name } = facet;
    const { [name]: chosen = [], ...values } = query.values;
    const { [name]: range, ...ranges } = query.ranges;
    const flags = query.flags.filter((flag) => flag !== name);
    if (facet.kind !== "all-of") {
      const active = chosen.length > 0 || range !== undefined || query.flags.includes(name);
      return active ? [{ filter: name, value: null, count: count({ ...query, values, ranges, flags }) }] : [];
    }
    return chosen.map((value) => {
      const rest = chosen.filter((one) => one !== value);
      return { filter: name, value, count: count({ ...query, values: { ...values, [name]: rest } }) };
    });
  });
  return query.q === null ? dropped : [...dropped, { filter: "q", value: null, count: count({ ...query, q: null }) }];
};
