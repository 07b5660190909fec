import { shapeOf, type Vehicle } from "../../vehicles/index.ts";

/** The compared attributes of a vehicle. */
export type SimilaritySubject = Pick<
  Vehicle,
  | "id"
  | "brand"
  | "model"
  | "kind"
  | "condition"
  | "body_style"
  | "shapes"
  | "fuel_type"
  | "battery_kwh"
  | "range_km"
  | "transmission_type"
  | "mileage_km"
  | "construction_year"
  | "power_kw"
  | "seats"
  | "price"
>;

export type SimilarityReason =
  | "model"
  | "brand"
  | "body"
  | "fuel"
  | "transmission"
  | "price"
  | "year"
  | "mileage"
  | "power";

export type TermName = SimilarityReason | "condition" | "seats";

/** The distance is 0 for equal values. `related`: groups of values that are only partly different. */
type ChoiceTerm = {
  readonly name: TermName;
  /** The facet that has the values; by default that of the name. */
  readonly facet?: "shape";
  readonly weight: number;
  readonly value: (subject: SimilaritySubject) => string | null;
  readonly related: readonly (readonly string[])[];
};

/** The distance grows with the difference, up to its maximum at `maxDifference`. */
type RangeTerm = {
  readonly name: TermName;
  readonly weight: number;
  /** In the unit of the facet. */
  readonly value: (subject: SimilaritySubject) => number | null;
  readonly maxDifference: (value: number) => number;
};

const euros = ({ price: { purchase } }: SimilaritySubject): number | null =>
  purchase === null ? null : Math.round(purchase.cents / 100);

/** Term distances are integers in thousandths, so that sums do not depend on the order of addition. */
export const MAX_TERM_DISTANCE = 1000;

const UNKNOWN_DISTANCE = 500;
const RELATED_DISTANCE = 400;

/** A term up to this distance is a reason: a price within 8 %, one year, 12,000 km, a tenth of the power. */
const MAX_REASON_DISTANCE = 200;

/** Sum of all weights. */
const TOTAL_WEIGHT = 100;

/** The largest possible sum; corresponds to a distance of 1. */
export const MAX_DISTANCE = TOTAL_WEIGHT * MAX_TERM_DISTANCE;

/**
 * The distance of two vehicles is the weighted mean of all terms. The weights favour the same model, then a similar price
 * and body.
 */
export const CHOICE_TERMS: readonly ChoiceTerm[] = [
  { name: "model", weight: 20, value: (subject) => subject.model?.slug ?? null, related: [] },
  {
    name: "body",
    facet: "shape",
    weight: 16,
    value: shapeOf,
    related: [
      ["hatchback", "compact"],
      ["suv", "high_entry"],
      ["mpv", "family"],
      ["coupe", "convertible"],
    ],
  },
  {
    name: "fuel",
    weight: 10,
    value: (subject) => subject.fuel_type,
    related: [
      ["electric+petrol", "electric+diesel", "hybrid"],
      ["lpg", "lpgg3", "cng"],
    ],
  },
  { name: "brand", weight: 8, value: (subject) => subject.brand.slug, related: [] },
  { name: "transmission", weight: 6, value: (subject) => subject.transmission_type, related: [] },
  { name: "condition", weight: 3, value: (subject) => subject.condition, related: [] },
  { name: "seats", weight: 3, value: ({ seats }) => (seats === null ? null : String(seats)), related: [] },
];

/** In euros. */
export const PRICE_TERM: RangeTerm = { name: "price", weight: 18, value: euros, maxDifference: (price) => price * 0.4 };

/** Compared in facet steps: years, 5,000 km, 10 kW. */
export const STEP_TERMS: readonly RangeTerm[] = [
  { name: "year", weight: 6, value: (subject) => subject.construction_year, maxDifference: () => 6 },
  { name: "mileage", weight: 5, value: (subject) => subject.mileage_km, maxDifference: () => 60_000 },
  { name: "power", weight: 5, value: (subject) => subject.power_kw, maxDifference: (power) => power * 0.5 },
];

/** 0 to 1000. */
export const choiceDistance = (term: ChoiceTerm, one: string | null, other: string | null): number => {
  if (one === null || other === null) return UNKNOWN_DISTANCE;
  if (one === other) return 0;
  return term.related.some((group) => group.includes(one) && group.includes(other))
    ? RELATED_DISTANCE
    : MAX_TERM_DISTANCE;
};

/** 0 to 1000. `value` is the subject's; null means unknown. */
export const rangeDistance = (term: RangeTerm, value: number | null, difference: number | null): number =>
  value === null || difference === null
    ? UNKNOWN_DISTANCE
    : Math.min(
        MAX_TERM_DISTANCE,
        Math.round((MAX_TERM_DISTANCE * difference) / Math.max(1, term.maxDifference(value))),
      );

const NEVER_A_REASON: ReadonlySet<string> = new Set(["condition", "seats"]);

/** Heaviest first. The model implies the brand. */
export const selectReasons = (
  terms: readonly { readonly name: TermName; readonly weight: number; readonly distance: number }[],
): SimilarityReason[] => {
  const reasons = terms
    .filter((term) => term.distance <= MAX_REASON_DISTANCE && !NEVER_A_REASON.has(term.name))
    .toSorted((left, right) => right.weight - left.weight)
    .map(({ name }) => name as SimilarityReason);
  return reasons.includes("model") ? reasons.filter((reason) => reason !== "brand") : reasons;
};
