import {
  EMPTY_QUERY,
  FACETS,
  getFacet,
  type Facet,
  type FacetName,
  type Range,
  PRECOMPUTED_SORTS,
  type StockQuery,
  type StockRecord,
} from "#domain/vehicles/index.ts";
import { type Random, createRandom } from "../random.ts";

const randomRangeAround = (random: Random, value: number, step: number): Range => {
  const below = Math.max(0, value - random.integer(0, 30) * step);
  const above = value + random.integer(0, 30) * step;
  return random.pick([
    { min: below, max: null },
    { min: null, max: above },
    { min: below, max: above },
  ]);
};

const facetValues = (facet: Facet, vehicle: StockRecord): readonly string[] => {
  if (facet.kind === "range" || facet.kind === "flag") return [];
  const read = facet.read(vehicle);
  if (read === null) return [];
  return typeof read === "string" ? [read] : "slug" in read ? [read.slug] : read;
};

/** A condition that at least one vehicle meets. */
const withCondition = (
  query: StockQuery,
  name: FacetName,
  vehicles: readonly StockRecord[],
  random: Random,
): StockQuery => {
  const facet = getFacet(name);
  const [vehicle] = vehicles as readonly [StockRecord];
  if (facet.kind === "flag") return { ...query, flags: [...query.flags, facet.name] };
  if (facet.kind === "range") {
    const value = facet.read(vehicle);
    if (value === null) return query;
    return { ...query, ranges: { ...query.ranges, [name]: randomRangeAround(random, value, facet.step) } };
  }
  const many = facet.kind === "all-of" ? 2 : random.integer(1, 3);
  const of = facet.kind === "all-of" ? [vehicle] : vehicles.slice(0, many);
  const matches = [...new Set(of.flatMap((one) => facetValues(facet, one)))];
  const start = facet.kind === "all-of" ? random.integer(0, Math.max(0, matches.length - many)) : 0;
  const selection = matches.slice(start, start + many);
  return selection.length === 0 ? query : { ...query, values: { ...query.values, [name]: selection } };
};

/** `typo`: a word of its text is misspelt. */
export type BenchQuery = StockQuery & { readonly typo: boolean };

const typed = (vehicle: StockRecord, random: Random): string => {
  const words = `${vehicle.title} ${vehicle.trim ?? ""}`.split(" ").filter((word) => /[\p{L}\d]/u.test(word));
  return random.chance(0.5)
    ? random.pick(words).slice(0, random.integer(2, 6))
    : `${random.pick(words)} ${random.pick(words)}`;
};

/** The longest word of the vehicle's name with two letters swapped or one missing. */
const misspell = (vehicle: StockRecord, random: Random): string => {
  const words = `${vehicle.title} ${vehicle.trim ?? ""}`.split(/[^\p{L}]+/u);
  const word = words.reduce((longest, one) => (one.length > longest.length ? one : longest));
  const at = random.integer(1, Math.max(1, word.length - 3));
  const [before, here, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  return random.chance(0.5) ? before + next + here + after : before + next + after;
};

const randomQuery = (random: Random, sample: readonly StockRecord[]): BenchQuery => {
  const filters = random.skewed([1, 2, 3, 0, 4, 5, 6], 1.3);
  const vehicles = Array.from({ length: 3 }, () => random.pick(sample));
  let query: StockQuery = { ...EMPTY_QUERY, sort: random.pick(PRECOMPUTED_SORTS) };
  const names = new Set(Array.from({ length: filters }, () => random.pick(FACETS).name));
  for (const name of names) query = withCondition(query, name, vehicles, random);
  const [vehicle] = vehicles as [StockRecord];
  const withText = random.chance(0.15);
  const typo = withText && random.chance(0.25);
  if (withText) query = { ...query, q: typo ? misspell(vehicle, random) : typed(vehicle, random) };
  const page = random.chance(0.7) ? 1 : random.chance(0.8) ? random.integer(2, 6) : 1_000_000;
  return { ...query, page, typo };
};

/** Queries over the whole grammar, deterministic for a seed, with each facet equally likely. */
export const randomQueries = (count: number, sample: readonly StockRecord[], seed = 2): BenchQuery[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => randomQuery(random, sample));
};
