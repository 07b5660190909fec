import {
  FACETS,
  isFlagSelected,
  selectedRange,
  selectedValues,
  EMPTY_QUERY,
  PAGE_SIZE,
  type PrecomputedSort,
  type StockQuery,
  type StockRecord,
} from "#domain/vehicles/index.ts";
import { fold, tokenize } from "#domain/shared/index.ts";
import { type EngineMaker, valuesAnswer } from "./answer.ts";
import { COLUMN_FACETS, isWholeWord, LIST_FACETS, toCell, toKeys } from "./cells.ts";
import { loadEnginePackage } from "./engine-packages.ts";
import { bytesHeld } from "./memory.ts";
import { EQUIPMENT_LABELS } from "#application/strings/vehicles/equipment-labels.ts";

/** The used part of `@orama/orama`, which is not a package of the root. */
type Results = {
  readonly count: number;
  readonly hits: readonly { readonly id: string }[];
  readonly facets?: Readonly<Record<string, { readonly values: Readonly<Record<string, number>> }>>;
};
type Database = { readonly schema: unknown };
type Orama = {
  readonly create: (options: object) => Database;
  readonly insert: (database: Database, document: Document) => unknown;
  readonly search: (database: Database, parameters: object) => Results;
};

type Document = Record<string, string | number | boolean | readonly string[]>;

const COUNTED_FACETS = FACETS.filter(({ kind }) => kind !== "range");

const TYPES = { "one-of": "enum", "all-of": "enum[]", range: "number", flag: "boolean" } as const;

const UNKNOWN_LAST = 1e15;

/** Orama sorts by one property: descending orders with ascending ids are stored negated. */
const SORT_KEYS: Record<PrecomputedSort, (record: StockRecord, nameRank: number) => number | null> = {
  recent: (record) => Date.parse(record.first_seen_at),
  "price-asc": (record) => record.price.purchase?.cents ?? null,
  "price-desc": (record) => negate(record.price.purchase?.cents ?? null),
  "monthly-asc": (record) => record.monthly_cents,
  "mileage-asc": (record) => record.mileage_km,
  "year-desc": (record) => negate(record.construction_year),
  "power-desc": (record) => negate(record.power_kw),
  "range-desc": (record) => negate(record.range_km),
  name: (_, nameRank) => nameRank,
};

const negate = (value: number | null): number | null => (value === null ? null : -value);

const SORT_NAMES = Object.keys(SORT_KEYS) as PrecomputedSort[];

const sortName = ({ title, trim }: StockRecord): string => `${fold(title)}\0${trim === null ? "\uffff" : fold(trim)}`;

const rankNames = (records: Iterable<StockRecord>): ReadonlyMap<string, number> => {
  const names = [...new Set(Array.from(records, sortName))].sort((left, right) => (left < right ? -1 : 1));
  return new Map(names.map((name, rank) => [name, rank]));
};

const toDocument = (record: StockRecord, nameRank: number): Document => {
  const labels = record.equipment.map((key) => EQUIPMENT_LABELS[key]);
  const document: Document = {
    id: String(record.id),
    text: [record.title, record.trim ?? "", ...labels].join(" "),
    ...Object.fromEntries(LIST_FACETS.map((facet) => [facet.name, toKeys(facet, record)])),
  };
  for (const facet of COLUMN_FACETS) {
    const cell = toCell(facet, record);
    if (facet.kind === "flag") document[facet.name] = cell === 1;
    else if (cell !== null) document[facet.name] = cell;
  }
  for (const sort of SORT_NAMES) document[`by-${sort}`] = SORT_KEYS[sort](record, nameRank) ?? UNKNOWN_LAST;
  return document;
};

const createEmpty = ({ create }: Orama): Database =>
  create({
    schema: {
      text: "string",
      ...Object.fromEntries(FACETS.map(({ name, kind }) => [name, TYPES[kind]])),
      ...Object.fromEntries(SORT_NAMES.map((sort) => [`by-${sort}`, "number"])),
    },
    sort: { unsortableProperties: ["text", ...FACETS.map(({ name }) => name)] },
    components: {
      tokenizer: {
        language: "french",
        normalizationCache: new Map(),
        tokenize: (raw: string) => [...new Set(tokenize(raw))],
      },
    },
  });

/** The conditions of a query except those of one facet. */
const createWhere = (query: StockQuery, except: string | null): Record<string, unknown> => {
  const where: Record<string, unknown> = {};
  for (const { name, kind } of FACETS) {
    const selected = selectedValues(query, name);
    const range = selectedRange(query, name);
    if (name === except) continue;
    if (selected.length > 0) where[name] = kind === "all-of" ? { containsAll: selected } : { in: selected };
    if (range) where[name] = { between: [range.min ?? -1, range.max ?? 99_999_999] };
    if (isFlagSelected(query, name)) where[name] = true;
  }
  return where;
};

type Counts = readonly (readonly [string, readonly (readonly [string, number])[]])[];

const toCounts = ({ facets }: Results): Counts =>
  Object.entries(facets ?? {}).map(([name, { values }]) => [
    name,
    Object.entries(values).flatMap(([value, count]) => {
      if (value === "" || value === "false") return [];
      return [[value === "true" ? "1" : value, count] as const];
    }),
  ]);

/**
 * Orama with its own enum and number filters and facets. A facet's counts without its own selection need a further
 * search. It makes no histograms. It matches one word by prefix, but for several it counts matches instead of words,
 * so it gets no such queries and no typos.
 */
export const createOramaEngine: EngineMaker = (records) => {
  const engine = loadEnginePackage("@orama/orama") as Orama;
  const before = bytesHeld();
  const places = rankNames(records());
  let buildMs = 0;
  const orama = createEmpty(engine);
  for (const record of records()) {
    const document = toDocument(record, places.get(sortName(record)) ?? 0);
    const started = performance.now();
    void engine.insert(orama, document);
    buildMs += performance.now() - started;
  }
  const run = (query: StockQuery, facets: readonly string[], more: object): Results =>
    engine.search(orama, {
      ...(query.q === null ? {} : { term: query.q, properties: ["text"], threshold: 0 }),
      facets: Object.fromEntries(facets.map((name) => [name, {}])),
      ...more,
    });
  const selectedFacets = (query: StockQuery): string[] =>
    COUNTED_FACETS.filter(({ name, kind }) => kind === "one-of" && query.values[name]).map(({ name }) => name);
  const search = (query: StockQuery, page: number) => {
    const selected = selectedFacets(query);
    const others = COUNTED_FACETS.map(({ name }) => name).filter((name) => !selected.includes(name));
    const result = run(query, others, {
      where: createWhere(query, null),
      sortBy: { property: `by-${query.sort}`, order: query.sort === "recent" ? "DESC" : "ASC" },
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    });
    const around = selected.map((name) => run(query, [name], { where: createWhere(query, name), preflight: true }));
    return { result, around };
  };
  const lastPages = new Map<StockQuery, number>();
  const started = performance.now();
  run({ ...EMPTY_QUERY, sort: "name" }, [], { sortBy: { property: "by-name" } });
  buildMs += performance.now() - started;
  return {
    name: "orama",
    supports: ({ typo, q }) => !typo && tokenize(q ?? "").length <= 1 && !tokenize(q ?? "").some(isWholeWord),
    answer(query) {
      const { result: first } = search(query, 1);
      const page = Math.min(query.page, Math.max(1, Math.ceil(first.count / PAGE_SIZE)));
      lastPages.set(query, page);
      const { result, around } = search(query, page);
      return {
        total: result.count,
        ids: result.hits.map(({ id }) => Number(id)),
        values: valuesAnswer([result, ...around].flatMap(toCounts)),
        ranges: new Map(),
      };
    },
    search: (query) => search(query, lastPages.get(query) ?? query.page),
    bytes: bytesHeld() - before,
    buildMs,
  };
};
