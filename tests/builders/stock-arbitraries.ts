import fc from "fast-check";
import type { StockGeography } from "../../src/domain/search/index.ts";
import {
  AVAILABILITIES,
  EQUIPMENT,
  FACETS,
  type FigureFieldName,
  getVehicleField,
  isVehicleFieldName,
  NULL_ATTRIBUTES,
  plausibleFigures,
  type RangeFacetName,
  type ValueFacetName,
  type Range,
  SORTS,
  type StockQuery,
  type StockRecord,
  type VehicleAttributes,
  type VehicleFieldName,
} from "../../src/domain/vehicles/index.ts";

const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null, freq: 4 });

const optionalKey = <K extends string>(keys: readonly K[]): fc.Arbitrary<K | null> =>
  optional(fc.constantFrom(...keys));

const optionalInteger = (min: number, max: number): fc.Arbitrary<number | null> =>
  optional(fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max)));

const optionalBoolean = optional(fc.boolean());

/** Few values per facet, so that filters overlap. `other` is a model of two brands. */
const MODELS = [
  { brand: { slug: "skoda", name: "Škoda" }, models: ["Octavia", "Fabia", "Other"] },
  { brand: { slug: "ford", name: "Ford" }, models: ["Puma", "Focus", "Other"] },
  { brand: { slug: "citroen", name: "Citroën" }, models: ["ë-C4", "C3 Aircross"] },
];

const brandAndModel = fc.constantFrom(...MODELS).chain(({ brand, models }) =>
  fc.record({
    brand: fc.constant(brand),
    model: optional(fc.constantFrom(...models).map((name) => ({ slug: toSlug(name), name }))),
  }),
);

const toSlug = (name: string): string => name.toLowerCase().replaceAll("ë", "e").replaceAll(" ", "-");

const TRIMS = ["1.0 TSI Style", "Style Édition", "ST-Line 2.0", "style", "Ambiente", "Break 4x4", "L2H1 mHEV"];

const price = optional(
  fc.record({
    cents: fc.oneof(fc.integer({ min: 0, max: 6_000_000 }), fc.constantFrom(1_500_049, 1_500_050, 5_000_000_000)),
    before_discount_cents: fc.constant(null),
    reference_cents: optionalInteger(0, 6_000_000).map((cents) => cents ?? 0),
  }),
);

/** A value of a field by its type; those that no facet reads stay unknown. */
const valueOf = (name: VehicleFieldName): fc.Arbitrary<unknown> => {
  const field = getVehicleField(name);
  if (field.filter === undefined) return fc.constant(null);
  if (field.type === "key") return optionalKey(field.keys);
  if (field.type === "number") {
    const [min, max] = plausibleFigures(name as FigureFieldName).range ?? [0, 0];
    return field.decimals === 0 ? optionalInteger(min, max) : optional(fc.constantFrom(min, max, 50, 50.5));
  }
  return field.type === "flag" ? optionalBoolean : fc.constant(null);
};

type NullableName = keyof typeof NULL_ATTRIBUTES;

const attributes = fc.record({
  ...(Object.fromEntries(
    Object.keys(NULL_ATTRIBUTES)
      .filter(isVehicleFieldName)
      .map((name) => [name, valueOf(name)]),
  ) as { [K in Exclude<NullableName, "consumption">]: fc.Arbitrary<VehicleAttributes[K]> }),
  consumption: optional(
    fc.record({
      combined: fc.option(fc.constantFrom(4.2, 5, 5.9, 7.31), { nil: null }),
      electric_kwh: fc.constant(null),
    }),
  ),
  trim: optional(fc.constantFrom(...TRIMS)),
  price: price.map((purchase) => ({ purchase })),
  mileage_km: optionalInteger(0, 250_000),
  construction_year: optionalInteger(1995, 2026),
  power_kw: optionalInteger(40, 400),
  doors: optionalInteger(1, 7),
  seats: optionalInteger(1, 10),
  co2_g_km: optionalInteger(0, 300),
  range_km: optionalInteger(30, 700),
  towing_kg: optionalInteger(0, 3500),
  equipment: fc.uniqueArray(fc.constantFrom(...EQUIPMENT.slice(0, 12)), { maxLength: 9 }),
  location_id: optionalInteger(1, 3),
  warranty_months: optionalInteger(0, 24),
  owners: optionalInteger(0, 3),
  inspection_is_valid: fc.boolean(),
  battery_health_percent: optionalInteger(60, 100),
  availability: fc.constantFrom(...AVAILABILITIES),
  monthly_cents: optionalInteger(5_000, 200_000),
  net_cents: optionalInteger(500_000, 4_000_000),
  first_seen_at: fc.constantFrom(
    "2026-01-05T08:00:00Z",
    "2026-01-05T08:00:00.000Z",
    "2026-03-01T00:00:00.500Z",
    "2025-12-31T23:00:00-03:00",
    "no date",
  ),
});

const LOCATIONS = ["Esch-sur-Alzette", "Bertrange", "Ettelbruck"];

export const anyStockRecord: fc.Arbitrary<Omit<StockRecord, "id">> = fc
  .tuple(brandAndModel, attributes)
  .map(([names, others]) => ({
    ...names,
    ...others,
    title: names.model ? `${names.brand.name} ${names.model.name}` : names.brand.name,
    location: namedLocation(others.location_id),
  }));

const namedLocation = (id: number | null): StockRecord["location"] => {
  const name = id === null ? undefined : LOCATIONS[id - 1];
  return name === undefined ? null : { slug: toSlug(name), name };
};

/** Two locations at known positions, one at none. */
export const STOCK_GEOGRAPHY: StockGeography = {
  country: "LU",
  positions: new Map([
    ["esch-sur-alzette", { lat: 49.496, lng: 5.981 }],
    ["bertrange", { lat: 49.611, lng: 6.05 }],
  ]),
};

/** Stocks with missing values and unordered ids; sometimes empty. */
export const anyStock = (maxLength = 90): fc.Arbitrary<StockRecord[]> =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 100_000_000_000 }), { maxLength, size: "max" })
    .chain((ids) => fc.tuple(...ids.map((id) => anyStockRecord.map((record) => ({ ...record, id })))));

const sample = <T>(values: readonly T[], maxLength: number): fc.Arbitrary<T[]> =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength });

const OPEN_VALUES: Partial<Record<ValueFacetName, readonly string[]>> = {
  brand: ["skoda", "ford", "citroen", "nobody"],
  model: ["octavia", "other", "puma", "e-c4", "nothing"],
  location: ["bertrange", "ettelbruck", "nowhere"],
};

const RANGES: Partial<Record<RangeFacetName, readonly [number, number]>> = {
  price: [0, 60_000],
  monthly: [50, 2000],
  year: [1994, 2027],
  mileage: [0, 250_000],
  power: [40, 400],
  range: [0, 700],
  co2: [0, 300],
  towing: [0, 3500],
};

const range = (name: RangeFacetName): fc.Arbitrary<Range> => {
  const [from, to] = RANGES[name] ?? [0, 99_999_999];
  const bound = fc.oneof(fc.integer({ min: from, max: to }), fc.constantFrom(0, 99_999_999));
  return fc.oneof(
    bound.map((min) => ({ min, max: null })),
    bound.map((max) => ({ min: null, max })),
    fc.tuple(bound, bound).map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
  );
};

const choice = (
  name: ValueFacetName,
  kind: "one-of" | "all-of",
  keys: readonly string[] | undefined,
): fc.Arbitrary<string[]> =>
  kind === "all-of" ? sample((keys ?? []).slice(0, 13), 2) : sample(keys ?? OPEN_VALUES[name] ?? ["x"], 5);

type Change = (query: StockQuery) => StockQuery;

/** Each adds one condition of one facet to a query. */
const conditions: readonly fc.Arbitrary<Change>[] = FACETS.map((facet) => {
  if (facet.kind === "flag") return fc.constant((query) => ({ ...query, flags: [...query.flags, facet.name] }));
  if (facet.kind === "range") {
    const { name } = facet;
    return range(name).map((selection) => (query) => ({ ...query, ranges: { ...query.ranges, [name]: selection } }));
  }
  const { name, keys } = facet;
  return fc
    .tuple(choice(name, facet.kind, keys), fc.constantFrom("values", "values", "excluded"))
    .map(([selection, place]) => (query) => ({ ...query, [place]: { ...query[place], [name]: selection } }));
});

const LETTERS = "abcdeinorstuv24".split("");

/** A typo: an extra, missing or wrong letter, or one swapped with the next. */
const typo = fc
  .record({ offset: fc.nat({ max: 12 }), kind: fc.nat({ max: 3 }), letter: fc.constantFrom(...LETTERS) })
  .map(({ offset, kind, letter }) => (term: string): string => {
    const position = offset % (term.length + 1);
    const [before, here, next, after] = [
      term.slice(0, position),
      term[position],
      term[position + 1],
      term.slice(position + 2),
    ];
    if (kind === 0) return before + letter + term.slice(position);
    if (kind === 1) return before + term.slice(position + 1);
    if (kind === 2) return before + letter + term.slice(position + 1);
    return before + (next ?? "") + (here ?? "") + after;
  });

const TERMS = ["skoda", "octavia", "citroen", "aircross", "ambiente", "edition", "style", "break", "climatisation"];

/** Words with up to three typos; never empty. */
export const searchTerm: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...TERMS, "airbags", "fabia", "puma", "e", "4x4"), fc.array(typo, { maxLength: 3 }))
  .map(([term, typos]) => typos.reduce((typed, change) => change(typed), term))
  .filter((term) => term !== "");

const q = fc.oneof(
  fc.constantFrom("sko", "octavia style", "ST-Line", "édition", "c", "abs", "airb 2", "ford 4x4", "zzz", "a e"),
  searchTerm,
  fc.tuple(searchTerm, searchTerm).map((typed) => typed.join(" ")),
);

const near = fc.record({
  origin: fc.constantFrom("ettelbruck", "l-4001", "49.61,6.13", "atlantide"),
  withinKm: fc.option(fc.constantFrom(1, 10, 20, 40), { nil: null }),
});

/** Queries with up to five filters, any sort and any page. */
export const anyStockQuery: fc.Arbitrary<StockQuery> = fc
  .tuple(
    fc
      .uniqueArray(fc.nat({ max: FACETS.length - 1 }), { maxLength: 5 })
      .chain((indexes) => fc.tuple(...indexes.map((position) => conditions[position] as fc.Arbitrary<Change>))),
    fc.option(near, { nil: null, freq: 2 }),
    fc.option(q, { nil: null, freq: 2 }),
    fc.constantFrom(...SORTS),
    fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constant(1_000_000)),
  )
  .map(([changes, around, text, sort, page]) => {
    const empty: StockQuery = { values: {}, excluded: {}, ranges: {}, flags: [], near: around, q: text, sort, page };
    return changes.reduce<StockQuery>((query, change) => change(query), empty);
  });
