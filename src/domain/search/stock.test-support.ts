import fc from "fast-check";
import {
  AVAILABILITIES,
  BODY_STYLES,
  COLORS,
  CONDITIONS,
  DRIVES,
  EMISSION_STANDARDS,
  ENERGY_CLASSES,
  EQUIPMENT,
  FACETS,
  FUEL_TYPES,
  type FacetName,
  type Range,
  SORTS,
  type StockQuery,
  type StockRecord,
  TRANSMISSIONS,
  UPHOLSTERIES,
  VEHICLE_KINDS,
} from "../vehicles/index.ts";

const keysOf = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[];

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null, freq: 4 });

const key = <T extends object>(table: T): fc.Arbitrary<keyof T | null> => maybe(fc.constantFrom(...keysOf(table)));

const whole = (min: number, max: number): fc.Arbitrary<number | null> =>
  maybe(fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max)));

const yesNo = maybe(fc.boolean());

/** Few values of each, so that facets meet; `other` is a model of two brands. */
const MODELS = [
  { brand: { slug: "skoda", name: "Škoda" }, models: ["Octavia", "Fabia", "Other"] },
  { brand: { slug: "ford", name: "Ford" }, models: ["Puma", "Focus", "Other"] },
  { brand: { slug: "citroen", name: "Citroën" }, models: ["ë-C4", "C3 Aircross"] },
];

const named = fc.constantFrom(...MODELS).chain(({ brand, models }) =>
  fc.record({
    brand: fc.constant(brand),
    model: maybe(fc.constantFrom(...models).map((name) => ({ slug: slugOf(name), name }))),
  }),
);

const slugOf = (name: string): string => name.toLowerCase().replaceAll("ë", "e").replaceAll(" ", "-");

const TRIMS = ["1.0 TSI Style", "Style Édition", "ST-Line 2.0", "style", "Ambiente", "Break 4x4"];

const price = maybe(
  fc.record({
    cents: fc.oneof(fc.integer({ min: 0, max: 6_000_000 }), fc.constantFrom(1_500_049, 1_500_050, 5_000_000_000)),
    before_discount_cents: whole(0, 6_000_000),
  }),
);

const facts = fc.record({
  trim: maybe(fc.constantFrom(...TRIMS)),
  kind: key(VEHICLE_KINDS),
  condition: key(CONDITIONS),
  price: price.map((purchase) => ({ purchase })),
  vat_deductible: yesNo,
  fuel_type: key(FUEL_TYPES),
  body_style: key(BODY_STYLES),
  transmission_type: key(TRANSMISSIONS),
  mileage_km: whole(0, 250_000),
  construction_year: whole(1995, 2026),
  first_registration: fc.constant(null),
  power_kw: whole(40, 400),
  cylinder_capacity_cc: fc.constant(null),
  cylinders: fc.constant(null),
  gears: fc.constant(null),
  drive: key(DRIVES),
  doors: whole(1, 7),
  seats: whole(1, 10),
  color: key(COLORS),
  interior_color: key(COLORS),
  upholstery: key(UPHOLSTERIES),
  co2_g_km: whole(0, 300),
  wltp: yesNo,
  energy_class: key(ENERGY_CLASSES),
  battery_kwh: fc.constant(null),
  range_km: whole(30, 700),
  emission_standard: key(EMISSION_STANDARDS),
  towing_kg: whole(0, 3500),
  weight_kg: fc.constant(null),
  equipment: fc.uniqueArray(fc.constantFrom(...keysOf(EQUIPMENT).slice(0, 12)), { maxLength: 9 }),
  location_id: whole(1, 3),
  stock_number: fc.constant(null),
  warranty_months: whole(0, 24),
  owners: whole(0, 3),
  accident_free: yesNo,
  service_book: yesNo,
  availability: fc.constantFrom(...keysOf(AVAILABILITIES)),
  available_from: fc.constant(null),
  monthly_cents: whole(5_000, 200_000),
  first_seen_at: fc.constantFrom(
    "2026-01-05T08:00:00Z",
    "2026-01-05T08:00:00.000Z",
    "2026-03-01T00:00:00.500Z",
    "2025-12-31T23:00:00-03:00",
    "no date",
  ),
});

const LOCATIONS = ["Esch-sur-Alzette", "Bertrange", "Ettelbruck"];

export const stockRecord: fc.Arbitrary<Omit<StockRecord, "id">> = fc.tuple(named, facts).map(([names, rest]) => ({
  ...names,
  ...rest,
  title: names.model ? `${names.brand.name} ${names.model.name}` : names.brand.name,
  location: namedLocation(rest.location_id),
}));

const namedLocation = (id: number | null): StockRecord["location"] => {
  const name = id === null ? undefined : LOCATIONS[id - 1];
  return name === undefined ? null : { slug: slugOf(name), name };
};

/** Stocks with gaps, ids in no order, and now and then nothing at all. */
export const stock = (maxLength = 90): fc.Arbitrary<StockRecord[]> =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 100_000_000_000 }), { maxLength, size: "max" })
    .chain((ids) => fc.tuple(...ids.map((id) => stockRecord.map((record) => ({ ...record, id })))));

const sample = <T>(values: readonly T[], maxLength: number): fc.Arbitrary<T[]> =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength });

const OPEN_VALUES: Partial<Record<FacetName, readonly string[]>> = {
  brand: ["skoda", "ford", "citroen", "nobody"],
  model: ["octavia", "other", "puma", "e-c4", "nothing"],
  location: ["bertrange", "ettelbruck", "nowhere"],
};

const RANGES: Partial<Record<FacetName, readonly [number, number]>> = {
  price: [0, 60_000],
  monthly: [50, 2000],
  year: [1994, 2027],
  mileage: [0, 250_000],
  power: [40, 400],
  range: [0, 700],
  co2: [0, 300],
  towing: [0, 3500],
};

const range = (name: FacetName): fc.Arbitrary<Range> => {
  const [from, to] = RANGES[name] ?? [0, 99_999_999];
  const bound = fc.oneof(fc.integer({ min: from, max: to }), fc.constantFrom(0, 99_999_999));
  return fc.oneof(
    bound.map((min) => ({ min, max: null })),
    bound.map((max) => ({ min: null, max })),
    fc.tuple(bound, bound).map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
  );
};

const choice = (name: FacetName, kind: "one-of" | "all-of", keys: object | undefined): fc.Arbitrary<string[]> =>
  kind === "all-of"
    ? sample(Object.keys(keys ?? {}).slice(0, 13), 2)
    : sample(keys ? Object.keys(keys) : (OPEN_VALUES[name] ?? ["x"]), 5);

type Change = (query: StockQuery) => StockQuery;

/** One condition of one facet, put into a query. */
const conditions: readonly fc.Arbitrary<Change>[] = FACETS.map((facet) => {
  const { name } = facet;
  if (facet.kind === "flag") return fc.constant((query) => ({ ...query, flags: [...query.flags, name] }));
  if (facet.kind === "range") {
    return range(name).map((chosen) => (query) => ({ ...query, ranges: { ...query.ranges, [name]: chosen } }));
  }
  const keys = "keys" in facet ? facet.keys : undefined;
  return choice(name, facet.kind, keys).map((chosen) => (query) => ({
    ...query,
    values: { ...query.values, [name]: chosen },
  }));
});

const LETTERS = "abcdeinorstuv24".split("");

/** A slip of the finger in a word: a letter too many, missing, wrong, or swapped with the next. */
const slip = fc
  .record({ at: fc.nat({ max: 12 }), kind: fc.nat({ max: 3 }), letter: fc.constantFrom(...LETTERS) })
  .map(({ at, kind, letter }) => (word: string): string => {
    const place = at % (word.length + 1);
    const [before, here, next, after] = [word.slice(0, place), word[place], word[place + 1], word.slice(place + 2)];
    if (kind === 0) return before + letter + word.slice(place);
    if (kind === 1) return before + word.slice(place + 1);
    if (kind === 2) return before + letter + word.slice(place + 1);
    return before + (next ?? "") + (here ?? "") + after;
  });

const WORDS = ["skoda", "octavia", "citroen", "aircross", "ambiente", "edition", "style", "break", "climatisation"];

/** Words with no slip, one, two or three; a query's text has a word at least, so that none is slipped away whole. */
export const typedWord: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...WORDS, "airbags", "fabia", "puma", "e", "4x4"), fc.array(slip, { maxLength: 3 }))
  .map(([word, slips]) => slips.reduce((typed, change) => change(typed), word))
  .filter((word) => word !== "");

const q = fc.oneof(
  fc.constantFrom("sko", "octavia style", "ST-Line", "édition", "c", "abs", "airb 2", "ford 4x4", "zzz", "a e"),
  typedWord,
  fc.tuple(typedWord, typedWord).map((typed) => typed.join(" ")),
);

/** Queries over the whole grammar: no filter to five, any sort, any page. */
export const stockQuery: fc.Arbitrary<StockQuery> = fc
  .tuple(
    fc
      .uniqueArray(fc.nat({ max: FACETS.length - 1 }), { maxLength: 5 })
      .chain((places) => fc.tuple(...places.map((place) => conditions[place] as fc.Arbitrary<Change>))),
    fc.option(q, { nil: null, freq: 2 }),
    fc.constantFrom(...keysOf(SORTS)),
    fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constant(1_000_000)),
  )
  .map(([changes, text, sort, page]) => {
    const empty: StockQuery = { values: {}, ranges: {}, flags: [], q: text, sort, page };
    return changes.reduce<StockQuery>((query, change) => change(query), empty);
  });
