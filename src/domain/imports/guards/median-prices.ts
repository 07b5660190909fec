import type { Cents } from "../../shared/index.ts";

/** Prices sampled for a model, the first ones, so that a stock of any size needs bounded memory for each model. */
export const MAX_SAMPLES = 500;

type Prices = { count: number; readonly samples: Cents[] };

type ModelPrices = { readonly before: Prices; readonly after: Prices };

type MovedMedians = {
  /** Priced vehicles of the models that were compared, and of those whose median moved. */
  readonly vehicles: number;
  readonly moved: number;
  /** The first model whose median moved. */
  readonly example: { readonly model: string; readonly before: Cents; readonly after: Cents } | null;
};

export const median = (samples: readonly Cents[]): Cents => {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const addPrice = (prices: Prices, cents: Cents | null): void => {
  if (cents === null) return;
  prices.count += 1;
  if (prices.samples.length < MAX_SAMPLES) prices.samples.push(cents);
};

/** Median prices by model in two versions of a feed: they move together where vehicles have no key that stays. */
export class MedianPrices {
  readonly #models = new Map<string, ModelPrices>();

  /** Null: not on sale in that version, or without a price. */
  add(model: string, before: Cents | null, after: Cents | null): void {
    let prices = this.#models.get(model);
    if (!prices) {
      prices = { before: { count: 0, samples: [] }, after: { count: 0, samples: [] } };
      this.#models.set(model, prices);
    }
    addPrice(prices.before, before);
    addPrice(prices.after, after);
  }

  /** Compares models with at least `minVehicles` prices in both versions. */
  compare(minVehicles: number, hasMoved: (before: Cents, after: Cents) => boolean): MovedMedians {
    let [vehicles, moved] = [0, 0];
    let example: MovedMedians["example"] = null;
    for (const [model, prices] of this.#models) {
      if (Math.min(prices.before.count, prices.after.count) < minVehicles) continue;
      const [before, after] = [median(prices.before.samples), median(prices.after.samples)];
      vehicles += prices.after.count;
      if (!hasMoved(before, after)) continue;
      moved += prices.after.count;
      example ??= { model, before, after };
    }
    return { vehicles, moved, example };
  }
}
