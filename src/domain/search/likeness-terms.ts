import type { Vehicle } from "../vehicles/index.ts";

/** What of a vehicle is compared. */
export type LikenessSubject = Pick<
  Vehicle,
  | "id"
  | "brand"
  | "model"
  | "kind"
  | "condition"
  | "body_style"
  | "fuel_type"
  | "transmission_type"
  | "mileage_km"
  | "construction_year"
  | "power_kw"
  | "seats"
  | "price"
>;

export type LikenessReason =
  | "model"
  | "brand"
  | "body"
  | "fuel"
  | "transmission"
  | "price"
  | "year"
  | "mileage"
  | "power";

export type TermName = LikenessReason | "condition" | "seats";

/** A term of a choice is 0 for the same value; `kin`: groups of values that are less than altogether different. */
type ChoiceTerm = {
  readonly name: TermName;
  readonly weight: number;
  readonly value: (subject: LikenessSubject) => string | null;
  readonly kin: readonly (readonly string[])[];
};

/** A term of a range grows with the difference, and is 1 from `full` on. */
type RangeTerm = {
  readonly name: TermName;
  readonly weight: number;
  /** In the unit of the facet. */
  readonly value: (subject: LikenessSubject) => number | null;
  readonly full: (value: number) => number;
};

const euros = ({ price: { purchase } }: LikenessSubject): number | null =>
  purchase === null ? null : Math.round(purchase.cents / 100);

/** A term is told in thousandths, so that sums are whole and alike in whatever order they are made. */
export const WHOLE = 1000;

const UNKNOWN = 500;
const KIN = 400;

/** A term this small is a reason: a price within 8 %, a year, 12,000 km, a tenth of the power. */
const ALIKE = 200;

/** What the weights add up to. */
const ALL_WEIGHTS = 100;

/** The largest sum there is: a distance of 1. */
export const FARTHEST = ALL_WEIGHTS * WHOLE;

/**
 * The formula of likeness: a distance is the mean of all terms by their weights. What somebody who looks at a vehicle
 * would take instead is first the same model, then one that costs and is built alike.
 */
export const CHOICE_TERMS: readonly ChoiceTerm[] = [
  { name: "model", weight: 20, value: (subject) => subject.model?.slug ?? null, kin: [] },
  {
    name: "body",
    weight: 16,
    value: (subject) => subject.body_style,
    kin: [
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
    kin: [
      ["electric+petrol", "electric+diesel", "hybrid"],
      ["lpg", "lpgg3", "cng"],
    ],
  },
  { name: "brand", weight: 8, value: (subject) => subject.brand.slug, kin: [] },
  { name: "transmission", weight: 6, value: (subject) => subject.transmission_type, kin: [] },
  { name: "condition", weight: 3, value: (subject) => subject.condition, kin: [] },
  { name: "seats", weight: 3, value: ({ seats }) => (seats === null ? null : String(seats)), kin: [] },
];

/** To the euro. */
export const PRICE_TERM: RangeTerm = { name: "price", weight: 18, value: euros, full: (price) => price * 0.4 };

/** Told in the steps of their facets: years, 5,000 km, 10 kW. */
export const STEP_TERMS: readonly RangeTerm[] = [
  { name: "year", weight: 6, value: (subject) => subject.construction_year, full: () => 6 },
  { name: "mileage", weight: 5, value: (subject) => subject.mileage_km, full: () => 60_000 },
  { name: "power", weight: 5, value: (subject) => subject.power_kw, full: (power) => power * 0.5 },
];

/** 0 to 1000: how far two values of a choice are apart. */
export const choiceApart = (term: ChoiceTerm, one: string | null, other: string | null): number => {
  if (one === null || other === null) return UNKNOWN;
  if (one === other) return 0;
  return term.kin.some((group) => group.includes(one) && group.includes(other)) ? KIN : WHOLE;
};

/** 0 to 1000: how far `difference` is from none, for a subject with that value; null is not known. */
export const rangeApart = (term: RangeTerm, value: number | null, difference: number | null): number =>
  value === null || difference === null
    ? UNKNOWN
    : Math.min(WHOLE, Math.round((WHOLE * difference) / Math.max(1, term.full(value))));

const NOT_SAID: ReadonlySet<string> = new Set(["condition", "seats"]);

/** The terms that are nearly 0, the weightiest first. A model says its brand. */
export const reasonsAmong = (
  apart: readonly { readonly name: TermName; readonly weight: number; readonly apart: number }[],
): LikenessReason[] => {
  const reasons = apart
    .filter((term) => term.apart <= ALIKE && !NOT_SAID.has(term.name))
    .toSorted((left, right) => right.weight - left.weight)
    .map(({ name }) => name as LikenessReason);
  return reasons.includes("model") ? reasons.filter((reason) => reason !== "brand") : reasons;
};
