import { findPosition } from "#domain/geo/index.ts";
import type { StockGeography, StockIndex } from "#domain/search/index.ts";
import type { StockQuery } from "#domain/vehicles/index.ts";
import { median } from "../../scripts/statistics.ts";
import { type Spread, toSpread } from "./measure.ts";

const COUNTRY = "LU";

/** The market of the stock: each location is in the town of its name, those of unknown towns have no distance. */
export const geographyOf = (
  locations: readonly { readonly slug: string; readonly name: string }[],
): StockGeography => ({
  country: COUNTRY,
  positions: new Map(
    locations.flatMap(({ slug, name }) => {
      const position = findPosition(name, COUNTRY);
      return position === null ? [] : [[slug, position]];
    }),
  ),
});

const ORIGIN = "ettelbruck";

/** The same queries as they are, ordered by the distance from a town, and within a radius of it as well. */
export const DISTANCE_VARIANTS = {
  plain: (query: StockQuery): StockQuery => query,
  ordered: (query: StockQuery): StockQuery => ({
    ...query,
    near: { origin: ORIGIN, withinKm: null },
    sort: "distance",
  }),
  within: (query: StockQuery): StockQuery => ({ ...query, near: { origin: ORIGIN, withinKm: 25 }, sort: "distance" }),
} as const;

type Variant = keyof typeof DISTANCE_VARIANTS;

export type DistanceResult = Readonly<Record<Variant, Spread>>;

const VARIANT_NAMES = Object.keys(DISTANCE_VARIANTS) as readonly Variant[];

/** Milliseconds of each query: the median of its rounds after a warm-up. Each round runs the variants in turn. */
export const measureDistances = (index: StockIndex, queries: readonly StockQuery[], rounds: number): DistanceResult => {
  const times: Record<Variant, number[]> = { plain: [], ordered: [], within: [] };
  for (const query of queries) {
    const ofQuery: Record<Variant, number[]> = { plain: [], ordered: [], within: [] };
    for (let round = -1; round < rounds; round += 1) {
      for (const variant of VARIANT_NAMES) {
        const changed = DISTANCE_VARIANTS[variant](query);
        const started = performance.now();
        index.search(changed);
        if (round >= 0) ofQuery[variant].push(performance.now() - started);
      }
    }
    for (const variant of VARIANT_NAMES) times[variant].push(median(ofQuery[variant]));
  }
  return { plain: toSpread(times.plain), ordered: toSpread(times.ordered), within: toSpread(times.within) };
};
