import { type Cents, formatEuros } from "../../shared/index.ts";
import type { VehicleAttributes } from "../../vehicles/index.ts";
import type { ImportGuards } from "./guard.ts";

/** Prices sampled for a model, the first ones, so that a stock of any size needs bounded memory for each model. */
export const MAX_SAMPLES = 500;

type Prices = { count: number; readonly samples: Cents[] };

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
  readonly #models = new Map<string, { readonly before: Prices; readonly after: Prices }>();

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

/** For reports: "14 190 €". */
export const euros = (cents: Cents | null): string => (cents === null ? "none" : formatEuros(cents));

/** True if the value was lost, or the smaller value is less than 1 - `change` of the larger. */
export const hasMoved = (before: number | null, after: number | null, change: number): boolean => {
  if (before === null || before === after) return false;
  return after === null || Math.min(before, after) < Math.max(before, after) * (1 - change);
};

/** A vehicle with a price, as far as others are compared with it. */
export type ModelPrice = {
  /** Slugs of brand and model; null: the feed names no model. */
  readonly model: string | null;
  /** Construction, else first registration; null: unknown. */
  readonly year: number | null;
  readonly cents: Cents;
};

/** What the price of a vehicle is compared by. */
export const comparedBy = ({
  brand,
  model,
  construction_year: built,
  first_registration: registered,
}: Pick<VehicleAttributes, "construction_year" | "first_registration"> & {
  readonly brand: { readonly slug: string };
  readonly model: { readonly slug: string } | null;
}): Omit<ModelPrice, "cents"> => ({
  model: model === null ? null : `${brand.slug} ${model.slug}`,
  year: built ?? (registered === null ? null : Number(registered.slice(0, 4))),
});

/** A price that an import is about to publish. */
export type NewPrice = ModelPrice & {
  /** The feed's key. */
  readonly key: string;
  /** The price with which the vehicle is on sale; null: none, or it is not on sale. */
  readonly previous: Cents | null;
};

/** A price that is not published until somebody accepts it. */
export type HeldPrice = {
  readonly key: string;
  readonly cents: Cents;
  readonly previous: Cents | null;
  /** "is 90 % less than before": a sentence about the price. */
  readonly reason: string;
};

type AgeGroup = { readonly maxAge: number; readonly min: Cents; readonly max: Cents };

/** What vehicles cost at all by their age in years, in cents; broad, for a first import has nothing else to compare with. */
const PRICES_BY_AGE: readonly AgeGroup[] = [
  { maxAge: 1, min: 300_000, max: 80_000_000 },
  { maxAge: 3, min: 200_000, max: 80_000_000 },
  { maxAge: 6, min: 100_000, max: 80_000_000 },
  { maxAge: 10, min: 50_000, max: 80_000_000 },
  { maxAge: 15, min: 30_000, max: 80_000_000 },
];

/** Older vehicles, and those without a year. */
const ANY_AGE: AgeGroup = { maxAge: Infinity, min: 20_000, max: 300_000_000 };

const ageGroupOf = (year: number | null, thisYear: number): AgeGroup =>
  (year === null ? undefined : PRICES_BY_AGE.find(({ maxAge }) => thisYear - year <= maxAge)) ?? ANY_AGE;

const isInRange = (cents: Cents, { min, max }: AgeGroup): boolean => cents >= min && cents <= max;

/** What vehicles of a model and an age cost. */
class ModelMedians {
  readonly #samples = new Map<string, Cents[]>();
  readonly #medians = new Map<string, Cents>();

  add(group: string, cents: Cents): void {
    const samples = this.#samples.get(group);
    if (samples === undefined) this.#samples.set(group, [cents]);
    else if (samples.length < MAX_SAMPLES) samples.push(cents);
  }

  /** Null: fewer than `minVehicles` prices. Call it after the last `add`. */
  median(group: string, minVehicles: number): Cents | null {
    const samples = this.#samples.get(group) ?? [];
    if (samples.length < minVehicles) return null;
    const known = this.#medians.get(group);
    if (known !== undefined) return known;
    const computed = median(samples);
    this.#medians.set(group, computed);
    return computed;
  }
}

/**
 * Judges the new prices of an import: against the vehicle's own price, the prices of its model and age (those on sale, and
 * those of the feed where too few are), and what vehicles of its age cost at all.
 */
export class PriceGuard {
  readonly #onSale = new ModelMedians();
  readonly #inFeed = new ModelMedians();
  readonly #guards: ImportGuards;
  readonly #thisYear: number;

  constructor(guards: ImportGuards, thisYear: number) {
    this.#guards = guards;
    this.#thisYear = thisYear;
  }

  /** A vehicle on sale before the import. Take all before the first judgement. */
  addOnSale(price: ModelPrice): void {
    this.#add(this.#onSale, price);
  }

  /** A new price of the feed, whether it is plausible or not: the median of many is. */
  addNew(price: ModelPrice): void {
    this.#add(this.#inFeed, price);
  }

  /**
   * Why the price is not plausible; null: it is, or it has hardly moved from one on sale that is as far from the others:
   * somebody accepted that one, and holding the new one would only show it longer. Else such a previous price says nothing.
   */
  judge(price: NewPrice): string | null {
    const range = ageGroupOf(price.year, this.#thisYear);
    const { change, factor } = this.#guards.held_price;
    const usual = this.#usual(price);
    const isFar = (cents: Cents): boolean => usual !== null && (cents * factor < usual || cents > usual * factor);
    const { previous } = price;
    const isComparable = previous !== null && isInRange(previous, range) && !isFar(previous);
    if (previous !== null && !isComparable && !hasMoved(previous, price.cents, change)) return null;
    if (!isInRange(price.cents, range))
      return `is not from ${euros(range.min)} to ${euros(range.max)}, as vehicles of its age are`;
    if (isComparable && hasMoved(previous, price.cents, change)) {
      const percent = Math.round((price.cents / previous - 1) * 100);
      return `is ${Math.abs(percent)} % ${percent < 0 ? "less" : "more"} than the ${euros(previous)} before`;
    }
    return isFar(price.cents) ? `is far from the ${euros(usual)} of vehicles of its model and age` : null;
  }

  /** What vehicles of its model and age cost; null: too few are known. */
  #usual(price: ModelPrice): Cents | null {
    const { min_vehicles } = this.#guards;
    const group = this.#groupOf(price);
    if (group === null) return null;
    return this.#onSale.median(group, min_vehicles) ?? this.#inFeed.median(group, min_vehicles);
  }

  #add(medians: ModelMedians, price: ModelPrice): void {
    const group = this.#groupOf(price);
    if (group !== null) medians.add(group, price.cents);
  }

  #groupOf({ model, year }: ModelPrice): string | null {
    return model === null ? null : `${model} ${year === null ? "" : ageGroupOf(year, this.#thisYear).maxAge}`;
  }
}

/** Why so many prices are held that the feed itself is doubtful; null: they are few. */
export const tooManyHeld = (
  { held, rows, example }: { readonly held: number; readonly rows: number; readonly example: HeldPrice | null },
  { min_vehicles, held_price }: ImportGuards,
): string | null =>
  example === null || held < min_vehicles || held <= rows * held_price.share
    ? null
    : `${held} of ${rows} rows have a price that is not plausible, as ${example.key}: ${euros(example.cents)} ${example.reason}`;
