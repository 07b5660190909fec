import type { Cents } from "../../shared/index.ts";
import type { VehicleAttributes } from "../../vehicles/index.ts";
import { euros, hasMoved, type HeldPrice, MedianPrices } from "./held-prices.ts";
import { formatPercentage, type ImportGuards } from "./guard.ts";

/** A vehicle's price in a version of the stock; null: on request. */
type PricedVersion = { readonly cents: Cents | null };

/** A vehicle of the feed before and after an import; null: not on sale. */
export type VehicleVersions = {
  /** The feed's key. */
  readonly key: string;
  /** Slugs of brand and model. */
  readonly model: string;
  readonly before: PricedVersion | null;
  readonly after: PricedVersion | null;
  /** The attributes of a vehicle on sale in both versions, if the import changes them. */
  readonly changed: { readonly before: VehicleAttributes; readonly after: VehicleAttributes } | null;
};

type ComparedField = "price" | "mileage" | "pictures" | "location";

/** `example`: the first vehicle whose field moved. */
type Moves = { count: number; readonly example: string };

const MIN_MILEAGE_MOVE_KM = 1_000;

const kilometres = (value: number | null): string => (value === null ? "none" : `${value} km`);

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const hasPicture = ({ media }: VehicleAttributes): boolean => media.some(({ type }) => type === "image");

const centsOf = ({ price }: VehicleAttributes): Cents | null => price.purchase?.cents ?? null;

/**
 * Compares the fields of a feed's vehicles with the previous version, because an error in a column changes all of its
 * values.
 */
export class FieldGuard {
  readonly #moves = new Map<ComparedField, Moves>();
  readonly #medians = new MedianPrices();
  readonly #guards: ImportGuards;
  readonly #compared: number;

  /** `compared`: vehicles on sale in both versions. */
  constructor(guards: ImportGuards, compared: number) {
    this.#guards = guards;
    this.#compared = compared;
  }

  /** Takes every vehicle; if no price moves, those that change suffice. */
  add({ key, model, before, after, changed }: VehicleVersions): void {
    this.#medians.add(model, before?.cents ?? null, after?.cents ?? null);
    if (changed === null) return;
    this.#comparePrices(key, centsOf(changed.before), centsOf(changed.after));
    this.#compareMileages(key, changed.before.mileage_km, changed.after.mileage_km);
    if (hasPicture(changed.before) && !hasPicture(changed.after)) this.#count("pictures", key);
    const [oldLocation, newLocation] = [changed.before.location_id, changed.after.location_id];
    if (oldLocation !== null && oldLocation !== newLocation) {
      this.#count("location", `${key} from ${oldLocation} to ${newLocation ?? "none"}`);
    }
  }

  /** Takes a price that is held: it moves no less because the old one stays. */
  addHeld({ key, previous, cents }: Pick<HeldPrice, "key" | "previous" | "cents">): void {
    this.#comparePrices(key, previous, cents);
  }

  /** The first limit that is exceeded, as a sentence without a full stop; null: the fields are plausible. */
  reason(): string | null {
    const { price, mileage, pictures, location } = this.#guards;
    return (
      this.#exceeded("price", price.share, `changes its price by more than ${percent(price.change)}`) ??
      this.#exceeded("mileage", mileage.share, `changes its mileage by more than ${percent(mileage.change)}`) ??
      this.#exceeded("pictures", pictures.share, "loses all its pictures") ??
      this.#exceeded("location", location.share, "changes its location") ??
      this.#movedMedians()
    );
  }

  #comparePrices(key: string, before: Cents | null, after: Cents | null): void {
    if (hasMoved(before, after, this.#guards.price.change)) {
      this.#count("price", `${key} from ${euros(before)} to ${euros(after)}`);
    }
  }

  #compareMileages(key: string, before: number | null, after: number | null): void {
    const isFar = Math.abs((before ?? 0) - (after ?? 0)) >= MIN_MILEAGE_MOVE_KM;
    if (isFar && hasMoved(before, after, this.#guards.mileage.change)) {
      this.#count("mileage", `${key} from ${kilometres(before)} to ${kilometres(after)}`);
    }
  }

  #count(field: ComparedField, example: string): void {
    const moves = this.#moves.get(field);
    if (moves) moves.count += 1;
    else this.#moves.set(field, { count: 1, example });
  }

  #exceeded(field: ComparedField, share: number, change: string): string | null {
    const { count, example } = this.#moves.get(field) ?? { count: 0, example: "" };
    if (count < this.#guards.min_vehicles || count <= this.#compared * share) return null;
    return `${count} of ${this.#compared} vehicles (${formatPercentage(count, this.#compared)}): each ${change}, as ${example}`;
  }

  #movedMedians(): string | null {
    const { min_vehicles, median_price } = this.#guards;
    const { vehicles, moved, example } = this.#medians.compare(min_vehicles, (before, after) =>
      hasMoved(before, after, median_price.change),
    );
    if (example === null || moved <= vehicles * median_price.share) return null;
    const { model, before, after } = example;
    return (
      `the median price of models with ${moved} of ${vehicles} vehicles (${formatPercentage(moved, vehicles)}) moves by more ` +
      `than ${percent(median_price.change)}, as ${model} from ${euros(before)} to ${euros(after)}`
    );
  }
}
