import { facetNamed, type FacetName, type Range } from "../vehicles/index.ts";
import type { Filters } from "./filters.ts";
import type { Comparison, Measure } from "./measure-words.ts";

/** A number or two, what they are of, and how they were compared; `none` where nothing was said. */
export type Quantity = {
  readonly measure: Measure;
  /** One number, the two ends of a span, or for `either` the numbers that will do. */
  readonly numbers: readonly number[];
  readonly how: Comparison | "none" | "span" | "either";
};

/** Kilowatts of one metric horsepower (DIN 66036). */
const KW_OF_HORSEPOWER = 0.735_498_75;

/** "Environ" is a tenth up and down. */
const ABOUT = 0.1;

/** Money below is a month's: no car is sold for less. */
export const SMALLEST_PRICE = 1000;

/** Numbers that a measure can be; what lies outside is something else. */
const POSSIBLE: Readonly<Record<Measure, readonly [number, number]>> = {
  price: [20, 9_999_999],
  monthly: [20, 20_000],
  mileage: [0, 1_500_000],
  range: [20, 1500],
  horsepower: [10, 2500],
  power: [10, 2000],
  co2: [0, 600],
  kilograms: [100, 20_000],
  tonnes: [0.1, 20],
  doors: [2, 6],
  seats: [2, 9],
  year: [1950, 2039],
  age: [1, 60],
  warranty: [1, 120],
};

export const isPossible = (measure: Measure, value: number): boolean => {
  const [least, most] = POSSIBLE[measure];
  return value >= least && value <= most;
};

/** What a number alone means of a measure: a budget is an upper bound, an autonomy a lower one, a year itself. */
const ALONE: Readonly<Record<Measure, "max" | "min" | "exact">> = {
  price: "max",
  monthly: "max",
  mileage: "max",
  range: "min",
  horsepower: "exact",
  power: "exact",
  co2: "max",
  kilograms: "min",
  tonnes: "min",
  doors: "exact",
  seats: "exact",
  year: "exact",
  age: "max",
  warranty: "min",
};

const counted = (name: "doors" | "seats", { numbers, how }: Quantity): Filters => {
  const facet = facetNamed(name);
  const all = "keys" in facet && facet.keys ? Object.keys(facet.keys).map(Number) : [];
  const [first = 0, second = first] = numbers;
  const fits = (value: number): boolean => {
    if (how === "max") return value <= first;
    if (how === "below") return value < first;
    if (how === "min") return value >= first;
    if (how === "above") return value > first;
    if (how === "span") return value >= Math.min(first, second) && value <= Math.max(first, second);
    return numbers.includes(value);
  };
  return { values: { [name]: all.filter(fits).map(String) } };
};

type Ends = { readonly min: number | null; readonly max: number | null };

const endsOf = ({ measure, numbers, how }: Quantity): Ends => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (how === "max" || how === "below") return { min: null, max: most };
  if (how === "min" || how === "above") return { min: least, max: null };
  if (how === "about") {
    return measure === "year"
      ? { min: least - 1, max: most + 1 }
      : { min: least * (1 - ABOUT), max: most * (1 + ABOUT) };
  }
  if (how === "span" || how === "either") return { min: least, max: most };
  if (ALONE[measure] === "max") return { min: null, max: most };
  return ALONE[measure] === "min" ? { min: least, max: null } : { min: least, max: most };
};

const rounded = ({ min, max }: Ends): Range => ({
  min: min === null ? null : Math.round(min),
  max: max === null ? null : Math.round(max),
});

const inRange = (name: FacetName, range: Range): Filters => ({ ranges: { [name]: range } });

/** 150 ch are 110.3 kW, which feeds round up or down: both are meant. */
const horsepower = (quantity: Quantity): Range => {
  const { min, max } = endsOf(quantity);
  return {
    min: min === null ? null : Math.floor(min * KW_OF_HORSEPOWER),
    max: max === null ? null : Math.ceil(max * KW_OF_HORSEPOWER),
  };
};

/** "Après 2021" begins in 2022, "avant 2020" ends in 2019. */
const years = (quantity: Quantity): Range => {
  const { min, max } = endsOf(quantity);
  return {
    min: min !== null && quantity.how === "above" ? min + 1 : min,
    max: max !== null && quantity.how === "below" ? max - 1 : max,
  };
};

/** Ages count back from the newest year of the stock, which is the only "now" that an index knows. */
const ages = (quantity: Quantity, newestYear: number): Range => {
  const { min, max } = rounded(endsOf(quantity));
  return { min: max === null ? null : newestYear - max, max: min === null ? null : newestYear - min };
};

const money = (quantity: Quantity): Filters => {
  const range = rounded(endsOf(quantity));
  return inRange(quantity.numbers.every((value) => value < SMALLEST_PRICE) ? "monthly" : "price", range);
};

/** Kilometres alone are of the meter, except hundreds of them: those are asked of a battery. */
const kilometres = (quantity: Quantity): Filters => {
  const [value = 0] = quantity.numbers;
  const ofBattery = quantity.how === "none" && value >= 100 && value <= 900;
  return ofBattery ? inRange("range", { min: value, max: null }) : inRange("mileage", rounded(endsOf(quantity)));
};

/**
 * A quantity as filters, in the units of the facets: euros, kilometres, kilowatts, grams, kilograms, years.
 * `newestYear`: of the stock's vehicles; null where none says its year, and an age then means nothing.
 */
export const filtersOf = (quantity: Quantity, newestYear: number | null): Filters | null => {
  switch (quantity.measure) {
    case "price":
      return money(quantity);
    case "mileage":
      return kilometres(quantity);
    case "horsepower":
      return inRange("power", horsepower(quantity));
    case "kilograms":
      return inRange("towing", rounded(endsOf(quantity)));
    case "tonnes":
      return filtersOf(
        { ...quantity, measure: "kilograms", numbers: quantity.numbers.map((tonnes) => tonnes * 1000) },
        newestYear,
      );
    case "doors":
    case "seats":
      return counted(quantity.measure, quantity);
    case "year":
      return inRange("year", years(quantity));
    case "age":
      return newestYear === null ? null : inRange("year", ages(quantity, newestYear));
    case "warranty":
      return { flags: ["warranty"] };
    case "monthly":
    case "range":
    case "power":
    case "co2":
      return inRange(quantity.measure, rounded(endsOf(quantity)));
  }
};
