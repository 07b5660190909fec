import { type AnyOrama, type Results, create, insert, search as searchOrama } from "@orama/orama";
import { EQUIPMENT, FACETS, PAGE_SIZE, type Sort, type StockQuery, type StockRecord } from "#domain/vehicles/index.ts";
import { fold, words } from "#domain/shared/index.ts";
import { type EngineMaker, valuesAnswer } from "./answer.ts";
import { cellOf } from "./cells.ts";
import { bytesHeld } from "./memory.ts";

type Document = Record<string, string | number | boolean | readonly string[]>;

const COUNTED = FACETS.filter(({ kind }) => kind !== "range");

const TYPES = { "one-of": "enum", "all-of": "enum[]", range: "number", flag: "boolean" } as const;

const UNKNOWN_LAST = 1e15;

/** Orama sorts by one property; what goes downwards but by ascending id is turned round here. */
const SORT_KEYS: Record<Sort, (record: StockRecord, namePlace: number) => number | null> = {
  recent: (record) => Date.parse(record.first_seen_at),
  "price-asc": (record) => record.price.purchase?.cents ?? null,
  "price-desc": (record) => negative(record.price.purchase?.cents ?? null),
  "monthly-asc": (record) => record.monthly_cents,
  "mileage-asc": (record) => record.mileage_km,
  "year-desc": (record) => negative(record.construction_year),
  "power-desc": (record) => negative(record.power_kw),
  name: (_, namePlace) => namePlace,
};

const negative = (value: number | null): number | null => (value === null ? null : -value);

const SORT_NAMES = Object.keys(SORT_KEYS) as Sort[];

const nameOf = ({ title, trim }: StockRecord): string => `${fold(title)}\0${trim === null ? "\uffff" : fold(trim)}`;

const namePlaces = (records: Iterable<StockRecord>): ReadonlyMap<string, number> => {
  const names = [...new Set(Array.from(records, nameOf))].sort((left, right) => (left < right ? -1 : 1));
  return new Map(names.map((name, place) => [name, place]));
};

const documentOf = (record: StockRecord, namePlace: number): Document => {
  const labels = record.equipment.map((key) => EQUIPMENT[key]);
  const document: Document = {
    id: String(record.id),
    text: [record.title, record.trim ?? "", ...labels].join(" "),
    equipment: record.equipment,
  };
  for (const facet of FACETS) {
    if (facet.kind === "all-of") continue;
    const cell = cellOf(facet, record);
    if (facet.kind === "flag") document[facet.name] = cell === 1;
    else if (cell !== null) document[facet.name] = cell;
  }
  for (const sort of SORT_NAMES) document[`by-${sort}`] = SORT_KEYS[sort](record, namePlace) ?? UNKNOWN_LAST;
  return document;
};

const createEmpty = (): AnyOrama =>
  create({
    schema: {
      text: "string",
      ...Object.fromEntries(FACETS.map(({ name, kind }) => [name, TYPES[kind]])),
      ...Object.fromEntries(SORT_NAMES.map((sort) => [`by-${sort}`, "number"])),
    },
    sort: { unsortableProperties: ["text", ...FACETS.map(({ name }) => name)] },
    components: {
      tokenizer: { language: "french", normalizationCache: new Map(), tokenize: (raw) => [...new Set(words(raw))] },
    },
  });

/** The conditions of a query but those of one facet. */
const whereOf = (query: StockQuery, but: string | null): Record<string, unknown> => {
  const where: Record<string, unknown> = {};
  for (const { name, kind } of FACETS) {
    const chosen = query.values[name] ?? [];
    const range = query.ranges[name];
    if (name === but) continue;
    if (chosen.length > 0) where[name] = kind === "all-of" ? { containsAll: chosen } : { in: chosen };
    if (range) where[name] = { between: [range.min ?? -1, range.max ?? 99_999_999] };
    if (query.flags.includes(name)) where[name] = true;
  }
  return where;
};

type Counts = readonly (readonly [string, readonly (readonly [string, number])[]])[];

const countsOf = ({ facets }: Results<unknown>): Counts =>
  Object.entries(facets ?? {}).map(([name, { values }]) => [
    name,
    Object.entries(values).flatMap(([value, count]) => {
      if (value === "" || value === "false") return [];
      return [[value === "true" ? "1" : value, count] as const];
    }),
  ]);

/**
 * Orama with its own enum and number filters and facets; a facet's counts without its own choice are a further search that
 * fetches nothing. It makes no histograms. It finds one word by its beginning, but of several it counts the matches, not
 * the words, so queries of several words are not for it; nor are typos, which it counts in another way.
 */
export const oramaEngine: EngineMaker = (records) => {
  const before = bytesHeld();
  const places = namePlaces(records());
  let buildMs = 0;
  const orama = createEmpty();
  for (const record of records()) {
    const document = documentOf(record, places.get(nameOf(record)) ?? 0);
    const started = performance.now();
    void insert(orama, document);
    buildMs += performance.now() - started;
  }
  const run = (query: StockQuery, facets: readonly string[], more: object): Results<Document> =>
    searchOrama(orama, {
      ...(query.q === null ? {} : { term: query.q, properties: ["text"], threshold: 0 }),
      facets: Object.fromEntries(facets.map((name) => [name, {}])),
      ...more,
    }) as Results<Document>;
  const chosenOf = (query: StockQuery): string[] =>
    COUNTED.filter(({ name, kind }) => kind === "one-of" && query.values[name]).map(({ name }) => name);
  const search = (query: StockQuery, page: number) => {
    const chosen = chosenOf(query);
    const others = COUNTED.map(({ name }) => name).filter((name) => !chosen.includes(name));
    const found = run(query, others, {
      where: whereOf(query, null),
      sortBy: { property: `by-${query.sort}`, order: query.sort === "recent" ? "DESC" : "ASC" },
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    });
    const around = chosen.map((name) => run(query, [name], { where: whereOf(query, name), preflight: true }));
    return { found, around };
  };
  const lastPages = new Map<StockQuery, number>();
  const started = performance.now();
  run({ values: {}, ranges: {}, flags: [], q: null, sort: "name", page: 1 }, [], { sortBy: { property: "by-name" } });
  buildMs += performance.now() - started;
  return {
    name: "orama",
    understands: ({ typo, q }) => !typo && words(q ?? "").length <= 1,
    answer(query) {
      const { found: first } = search(query, 1);
      const page = Math.min(query.page, Math.max(1, Math.ceil(first.count / PAGE_SIZE)));
      lastPages.set(query, page);
      const { found, around } = search(query, page);
      return {
        total: found.count,
        ids: found.hits.map(({ id }) => Number(id)),
        values: valuesAnswer([found, ...around].flatMap(countsOf)),
        ranges: new Map(),
      };
    },
    search: (query) => search(query, lastPages.get(query) ?? query.page),
    bytes: bytesHeld() - before,
    buildMs,
  };
};
