import {
  FACETS,
  PAGE_SIZE,
  type PrecomputedSort,
  type StockQuery,
  type StockRecord,
  withIncludedEquipment,
} from "#domain/vehicles/index.ts";
import { fold, tokenize } from "#domain/shared/index.ts";
import { type EngineMaker, valuesAnswer } from "./answer.ts";
import { loadEnginePackage } from "./engine-packages.ts";
import { bytesHeld } from "./memory.ts";
import { EQUIPMENT_LABELS } from "#application/strings/vehicles/equipment-labels.ts";
import { matchesTerm } from "./cells.ts";

/** The used part of `itemsjs`, which is not a package of the root. */
type SearchInput = {
  readonly per_page: number;
  readonly page: number;
  readonly sort: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly _ids?: readonly number[];
};
type SearchOutput<Item> = {
  readonly pagination: { readonly total: number };
  readonly data: {
    readonly items: readonly Item[];
    readonly aggregations: Readonly<Record<string, { buckets: readonly { key: string; doc_count: number }[] }>>;
  };
};
type Configuration = {
  readonly aggregations: Readonly<Record<string, object>>;
  readonly sortings: Readonly<Record<string, { field: readonly string[]; order: readonly string[] }>>;
  readonly native_search_enabled: boolean;
};
type Itemsjs = <Item>(
  items: readonly Item[],
  configuration: Configuration,
) => { readonly search: (input: SearchInput) => SearchOutput<Item> };

type SearchItem = Record<string, unknown> & {
  readonly id: number;
  readonly ranges: Record<string, number | null>;
  readonly words: readonly string[];
  /** Assigned by itemsjs. */
  readonly _id?: number;
};

const toItem = (record: StockRecord): SearchItem => {
  const ranges: Record<string, number | null> = {};
  const labels = withIncludedEquipment(record.equipment).map((key) => EQUIPMENT_LABELS[key]);
  const item: SearchItem = {
    id: record.id,
    ranges,
    words: tokenize([record.title, record.trim ?? "", ...labels].join(" ")),
  };
  for (const facet of FACETS) {
    const value = facet.read(record);
    if (facet.kind === "range") ranges[facet.name] = value as number | null;
    else if (facet.kind === "flag") item[facet.name] = value === true ? ["1"] : [];
    else if (facet.kind === "all-of") item[facet.name] = value;
    else if ("keys" in facet && facet.keys) item[facet.name] = facet.keys.includes(value as string) ? [value] : [];
    else item[facet.name] = value === null ? [] : [(value as { slug: string }).slug];
  }
  return Object.assign(item, {
    seen: Date.parse(record.first_seen_at),
    cents: record.price.purchase?.cents ?? null,
    monthly_cents: record.monthly_cents,
    mileage: record.mileage_km,
    year: record.construction_year,
    power: record.power_kw,
    range: record.range_km,
    title: fold(record.title),
    trim: record.trim === null ? null : fold(record.trim),
  });
};

const SORTINGS: Record<PrecomputedSort, { field: string[]; order: string[] }> = {
  recent: { field: ["seen", "id"], order: ["desc", "desc"] },
  "price-asc": { field: ["cents", "id"], order: ["asc", "asc"] },
  "price-desc": { field: ["cents", "id"], order: ["desc", "asc"] },
  "monthly-asc": { field: ["monthly_cents", "id"], order: ["asc", "asc"] },
  "mileage-asc": { field: ["mileage", "id"], order: ["asc", "asc"] },
  "year-desc": { field: ["year", "id"], order: ["desc", "asc"] },
  "power-desc": { field: ["power", "id"], order: ["desc", "asc"] },
  "range-desc": { field: ["range", "id"], order: ["desc", "asc"] },
  name: { field: ["title", "trim", "id"], order: ["asc", "asc", "asc"] },
};

const COUNTED_FACETS = FACETS.filter(({ kind }) => kind !== "range");

const AGGREGATIONS = Object.fromEntries(
  COUNTED_FACETS.map(({ name, kind }) => [
    name,
    {
      size: 10_000,
      conjunction: kind !== "one-of",
      hide_zero_doc_count: true,
      chosen_filters_on_top: false,
      sort: "key",
    },
  ]),
);

const isSet = (flag: unknown): boolean => Array.isArray(flag) && flag.length > 0;

/** itemsjs leaves ranges and words to a custom function; null when a query has neither. */
const createFilter = (query: StockQuery): ((item: SearchItem) => boolean) | null => {
  const ranges = Object.entries(query.ranges);
  const conditions = tokenize(query.q ?? "");
  if (ranges.length === 0 && conditions.length === 0) return null;
  return (item) =>
    ranges.every(([name, { min, max }]) => {
      const value = item.ranges[name] ?? null;
      return value !== null && value >= (min ?? value) && value <= (max ?? value);
    }) && conditions.every((word) => item.words.some((other) => matchesTerm(other, word)));
};

/**
 * itemsjs as documented: OR within a facet (`conjunction: false`), its own bitmaps and sort orders. It gets the ids
 * that pass ranges and words, which is faster than its `filter` option. It makes no histograms.
 */
export const createItemsjsEngine: EngineMaker = (records) => {
  const itemsjs = loadEnginePackage("itemsjs") as Itemsjs;
  const before = bytesHeld();
  const items = Array.from(records(), toItem);
  const started = performance.now();
  const engine = itemsjs(items, {
    aggregations: AGGREGATIONS,
    sortings: SORTINGS,
    native_search_enabled: false,
  });
  const buildMs = performance.now() - started;
  const run = (query: StockQuery, page: number) => {
    const passes = createFilter(query);
    const flags = query.flags.map((name) => [name, ["1"]]);
    return engine.search({
      per_page: PAGE_SIZE,
      page,
      sort: query.sort,
      filters: { ...query.values, ...Object.fromEntries(flags) },
      ...(passes ? { _ids: items.filter(passes).map(({ _id }) => _id ?? 0) } : {}),
    });
  };
  // Past the end itemsjs returns an empty page; the number of the last page is computed beforehand and not timed.
  const lastPages = new Map<StockQuery, number>();
  const selectPage = (query: StockQuery): number => lastPages.get(query) ?? query.page;
  return {
    name: "itemsjs",
    // A value that no vehicle has is no filter for it.
    supports: ({ typo, flags }) => !typo && flags.every((name) => items.some((item) => isSet(item[name]))),
    answer(query) {
      let matchCount = run(query, query.page);
      const last = Math.max(1, Math.ceil(matchCount.pagination.total / PAGE_SIZE));
      if (query.page > last) {
        lastPages.set(query, last);
        matchCount = run(query, last);
      }
      return {
        total: matchCount.pagination.total,
        ids: matchCount.data.items.map(({ id }) => id),
        values: valuesAnswer(
          COUNTED_FACETS.map(({ name }) => {
            const buckets = matchCount.data.aggregations[name]?.buckets ?? [];
            return [name, buckets.map((bucket) => [bucket.key, bucket.doc_count] as const)] as const;
          }),
        ),
        ranges: new Map(),
      };
    },
    search: (query) => run(query, selectPage(query)),
    bytes: bytesHeld() - before,
    buildMs,
  };
};
