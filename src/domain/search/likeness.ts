import { type Bitmap, hasRow } from "./bitmap.ts";
import { compareWith } from "./likeness-columns.ts";
import {
  FARTHEST,
  type LikenessReason,
  type LikenessSubject,
  PRICE_TERM,
  rangeApart,
  reasonsAmong,
} from "./likeness-terms.ts";
import { createNearest } from "./nearest.ts";
import { runsByNearness } from "./range-places.ts";
import type { StockIndexData } from "./stock-index-data.ts";

/** `distance`: 0 is alike in everything compared, 1 in nothing. `reasons`: what is alike, strongest first. */
export type SimilarVehicle = {
  readonly id: number;
  readonly distance: number;
  readonly reasons: readonly LikenessReason[];
};

/**
 * The `limit` rows of `candidates` that are most like the subject, the likest first, of equals the lower id.
 *
 * The distance is the weighted mean of the terms of `likeness-terms.ts`, each from 0 to 1, an unknown value 0.5. Prices are gone
 * through from the subject's own outwards, until the price alone is farther than all that was kept: nothing nearer is
 * ever missed, and most of a large stock is never looked at.
 */
export const likest = (
  data: StockIndexData,
  subject: LikenessSubject,
  candidates: Bitmap,
  limit: number,
): SimilarVehicle[] => {
  const price = data.facets.price;
  if (price.kind !== "range" || limit < 1) return [];
  const comparison = compareWith(data, subject);
  const nearest = createNearest(limit);
  const own = PRICE_TERM.value(subject);
  for (const { difference, start, end } of runsByNearness(price, own)) {
    const ofPrice = PRICE_TERM.weight * rangeApart(PRICE_TERM, own, difference);
    if (difference !== null && ofPrice > nearest.bound()) break;
    for (let place = start; place < end; place += 1) {
      const row = price.order[place] as number;
      if (!hasRow(candidates, row)) continue;
      const least = ofPrice + comparison.atLeast(row);
      if (least <= nearest.bound()) nearest.add(row, least + comparison.rest(row));
    }
  }
  return nearest.rows().map(({ row, distance }) => {
    const ofPrice = distance - comparison.atLeast(row) - comparison.rest(row);
    const priceTerm = { name: PRICE_TERM.name, weight: PRICE_TERM.weight, apart: ofPrice / PRICE_TERM.weight };
    return {
      id: data.ids[row] as number,
      distance: distance / FARTHEST,
      reasons: reasonsAmong([priceTerm, ...comparison.terms(row)]),
    };
  });
};
