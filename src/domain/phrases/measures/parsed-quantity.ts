import type { AgeComparator, Comparator, Measure } from "../tables/measure-phrases.ts";

export type ParsedQuantity = {
  readonly measure: Measure;
  /** One number, the two ends of a `span`, or the accepted numbers of an `either`. */
  readonly numbers: readonly number[];
  readonly comparator: Exclude<Comparator, AgeComparator> | "none" | "span" | "either";
};

/** International mile. */
const KM_PER_MILE = 1.609_344;

/** Measures in other units than the facets: by factor. */
const CONVERTED = {
  miles: ["mileage", KM_PER_MILE],
  rangeMiles: ["range", KM_PER_MILE],
  tonnes: ["kilograms", 1000],
  cubic: ["capacity", 0.001],
} as const satisfies Readonly<Partial<Record<Measure, readonly [Measure, number]>>>;

type Converted = keyof typeof CONVERTED;
/** A quantity in a unit of the facets. */
export type BaseQuantity = Omit<ParsedQuantity, "measure"> & { readonly measure: Exclude<Measure, Converted> };

const isConverted = (measure: Measure): measure is Converted => Object.hasOwn(CONVERTED, measure);

export const toBase = ({ measure, ...quantity }: ParsedQuantity): BaseQuantity => {
  if (!isConverted(measure)) return { ...quantity, measure };
  const [base, factor] = CONVERTED[measure];
  return { ...quantity, measure: base, numbers: quantity.numbers.map((value) => value * factor) };
};
