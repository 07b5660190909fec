import itemsjs from "itemsjs";
import { EQUIPMENT, FACETS, PAGE_SIZE, type Sort, type StockQuery, type StockRecord } from "#domain/vehicles/index.ts";
import { fold, words } from "#domain/shared/index.ts";
import { type EngineMaker, valuesAnswer } from "./answer.ts";
import { bytesHeld } from "./memory.ts";

type Item = Record<string, unknown> & {
  readonly id: number;
  readonly ranges: Record<string, number | null>;
  readonly words: readonly string[];
  /** Given by itemsjs. */
  readonly _id?: number;
};

const itemOf = (record: StockRecord): Item => {
  const ranges: Record<string, number | null> = {};
  const labels = record.equipment.map((key) => EQUIPMENT[key]);
  const item: Item = { id: record.id, ranges, words: words([record.title, record.trim ?? "", ...labels].join(" ")) };
  for (const facet of FACETS) {
    const value = facet.read(record);
    if (facet.kind === "range") ranges[facet.name] = value as number | null;
    else if (facet.kind === "flag") item[facet.name] = value === true ? ["1"] : [];
    else if (facet.kind === "all-of") item[facet.name] = value;
    else if ("keys" in facet) item[facet.name] = Object.hasOwn(facet.keys, value as string) ? [value] : [];
    else item[facet.name] = value === null ? [] : [(value as { slug: string }).slug];
  }
  return Object.assign(item, {
    seen: Date.parse(record.first_seen_at),
    cents: record.price.purchase?.cents ?? null,
    monthly_cents: record.monthly_cents,
    mileage: record.mileage_km,
    year: record.construction_year,
    power: record.power_kw,
    title: fold(record.title),
    trim: record.trim === null ? null : fold(record.trim),
  });
};

const SORTINGS: Record<Sort, { field: string[]; order: string[] }> = {
  recent: { field: ["seen", "id"], order: ["desc", "desc"] },
  "price-asc": { field: ["cents", "id"], order: ["asc", "asc"] },
  "price-desc": { field: ["cents", "id"], order: ["desc", "asc"] },
  "monthly-asc": { field: ["monthly_cents", "id"], order: ["asc", "asc"] },
  "mileage-asc": { field: ["mileage", "id"], order: ["asc", "asc"] },
  "year-desc": { field: ["year", "id"], order: ["desc", "asc"] },
  "power-desc": { field: ["power", "id"], order: ["desc", "asc"] },
  name: { field: ["title", "trim", "id"], order: ["asc", "asc", "asc"] },
};

const COUNTED = FACETS.filter(({ kind }) => kind !== "range");

const AGGREGATIONS = Object.fromEntries(
  COUNTED.map(({ name, kind }) => [
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

/** Ranges and words, which itemsjs leaves to a function of one's own; null where a query has neither. */
const ownFilter = (query: StockQuery): ((item: Item) => boolean) | null => {
  const ranges = Object.entries(query.ranges);
  const asked = words(query.q ?? "");
  if (ranges.length === 0 && asked.length === 0) return null;
  return (item) =>
    ranges.every(([name, { min, max }]) => {
      const value = item.ranges[name] ?? null;
      return value !== null && value >= (min ?? value) && value <= (max ?? value);
    }) && asked.every((word) => item.words.some((other) => other.startsWith(word)));
};

/**
 * itemsjs as its documentation has it: OR within a facet (`conjunction: false`), its own bitmaps and sortings. It is given
 * the ids that pass the ranges and words, which is quicker than its `filter` option, and makes no histograms.
 */
export const itemsjsEngine: EngineMaker = (records) => {
  const before = bytesHeld();
  const items = Array.from(records(), itemOf);
  const started = performance.now();
  const engine = itemsjs(items, {
    aggregations: AGGREGATIONS,
    sortings: SORTINGS,
    native_search_enabled: false,
  });
  const buildMs = performance.now() - started;
  const run = (query: StockQuery, page: number) => {
    const passes = ownFilter(query);
    const flags = query.flags.map((name) => [name, ["1"]]);
    return engine.search({
      per_page: PAGE_SIZE,
      page,
      sort: query.sort,
      filters: { ...query.values, ...Object.fromEntries(flags) },
      ...(passes ? { _ids: items.filter(passes).map(({ _id }) => _id ?? 0) } : {}),
    });
  };
  // Past the end it has an empty page; the last page is asked for by number, found beforehand and not timed.
  const lastPages = new Map<StockQuery, number>();
  const pageOf = (query: StockQuery): number => lastPages.get(query) ?? query.page;
  return {
    name: "itemsjs",
    understands: ({ typo }) => !typo,
    answer(query) {
      let found = run(query, query.page);
      const last = Math.max(1, Math.ceil(found.pagination.total / PAGE_SIZE));
      if (query.page > last) {
        lastPages.set(query, last);
        found = run(query, last);
      }
      return {
        total: found.pagination.total,
        ids: found.data.items.map(({ id }) => id),
        values: valuesAnswer(
          COUNTED.map(({ name }) => {
            const buckets = found.data.aggregations[name]?.buckets ?? [];
            return [name, buckets.map((bucket) => [bucket.key, bucket.doc_count] as const)] as const;
          }),
        ),
        ranges: new Map(),
      };
    },
    search: (query) => run(query, pageOf(query)),
    bytes: bytesHeld() - before,
    buildMs,
  };
};
