import { EMISSION_STANDARDS, getFacet, type Range } from "../../vehicles/index.ts";
import { type QueryFilters, rangeFilters, valueFilters } from "../query-filters.ts";
import type { Measure } from "../tables/measure-phrases.ts";
import { type BaseQuantity, type ParsedQuantity, toBase } from "./parsed-quantity.ts";

/** Metric horsepower (DIN 66036). */
const KW_PER_HORSEPOWER = 0.735_498_75;

/** "Environ" means 10 % up and down. */
const ABOUT_TOLERANCE = 0.1;

/** Euros. A lower amount is a monthly instalment: no car is sold for less. */
export const MIN_PRICE = 1000;

/** Inclusive bounds by measure; a number outside is not of this measure. */
const POSSIBLE_VALUES: Readonly<Record<Measure, readonly [number, number]>> = {
  price: [50, 9_999_999],
  net: [100, 9_999_999],
  monthly: [20, 20_000],
  mileage: [0, 1_500_000],
  range: [20, 1500],
  battery: [5, 250],
  batteryHealth: [20, 100],
  consumption: [0.5, 40],
  electricConsumption: [5, 60],
  litres: [0.5, 20_000],
  capacity: [0.6, 8.9],
  cylinders: [2, 16],
  owners: [1, 12],
  euro: [1, 7],
  horsepower: [10, 2500],
  power: [10, 2000],
  co2: [0, 600],
  kilograms: [100, 20_000],
  tonnes: [0.1, 20],
  doors: [2, 6],
  people: [2, 9],
  children: [1, 7],
  cubic: [500, 8000],
  seats: [2, 9],
  year: [1950, 2039],
  age: [1, 60],
  warranty: [1, 120],
  warrantyYears: [1, 10],
  months: [1, 120],
  yearly: [1000, 100_000],
  miles: [1000, 500_000],
  rangeMiles: [10, 900],
  percent: [1, 100],
  unstated: [0, 99_999_999],
};

export const isPossible = (measure: Measure, value: number): boolean => {
  const [min, max] = POSSIBLE_VALUES[measure];
  return value >= min && value <= max;
};

/** Meaning of a number without a comparator: a budget is an upper bound, a range a lower one, a year is exact. */
const DEFAULT_BOUNDS: Readonly<Record<Measure, "max" | "min" | "exact">> = {
  price: "max",
  net: "max",
  monthly: "max",
  mileage: "max",
  range: "min",
  battery: "min",
  batteryHealth: "min",
  consumption: "max",
  electricConsumption: "max",
  litres: "exact",
  capacity: "exact",
  cylinders: "exact",
  owners: "max",
  euro: "exact",
  // Who names a power wants it or more.
  horsepower: "min",
  power: "min",
  co2: "max",
  kilograms: "min",
  tonnes: "min",
  doors: "exact",
  people: "min",
  children: "min",
  cubic: "exact",
  seats: "exact",
  year: "exact",
  age: "max",
  warranty: "min",
  warrantyYears: "min",
  months: "exact",
  yearly: "exact",
  miles: "max",
  rangeMiles: "min",
  percent: "min",
  unstated: "exact",
};

/** Null for a number that no vehicle can have, such as 8,3 or more than 9 seats. */
const countFilters = (
  name: "doors" | "seats" | "cylinders",
  { numbers, comparator }: ParsedQuantity,
): QueryFilters | null => {
  const facet = getFacet(name);
  const all = "keys" in facet && facet.keys ? facet.keys.map(Number) : [];
  const [first = 0, second = first] = numbers;
  const isMatch = (value: number): boolean => {
    if (comparator === "max") return value <= first;
    if (comparator === "below") return value < first;
    if (comparator === "min") return value >= first;
    if (comparator === "above") return value > first;
    if (comparator === "span") return value >= Math.min(first, second) && value <= Math.max(first, second);
    return numbers.includes(value);
  };
  const matching = all.filter(isMatch).map(String);
  return matching.length === 0 ? null : valueFilters(name, matching);
};

/** "Euro 6" is each of its steps; "at least Euro 5" all of the later ones. */
const euroFilters = (quantity: ParsedQuantity): QueryFilters | null => {
  const { min, max } = toBounds(quantity);
  const standards = EMISSION_STANDARDS.filter((standard) => {
    const level = Number(/\d/.exec(standard)?.[0] ?? Number.NaN);
    return level >= (min ?? level) && level <= (max ?? level);
  });
  return standards.length === 0 ? null : valueFilters("emission-standard", standards);
};

/** Who travels needs at least so many seats. */
const peopleFilters = (quantity: ParsedQuantity): QueryFilters | null =>
  countFilters("seats", quantity.comparator === "none" ? { ...quantity, comparator: "min" } : quantity);

const SEATS_OF_A_FAMILY = 5;

/** Children of a family, with two adults. */
const childrenFilters = ({ measure, numbers }: ParsedQuantity): QueryFilters | null =>
  peopleFilters({
    measure,
    numbers: [Math.max(SEATS_OF_A_FAMILY, Math.max(...numbers) + 2)],
    comparator: "min",
  });

/** Engines of "2.0" have 1,969 to 2,000 cm³. */
const CAPACITY_TOLERANCE_CC = 60;

const capacityFilters = (quantity: ParsedQuantity): QueryFilters => {
  const { min, max } = toBounds(quantity);
  return rangeFilters("capacity", {
    min: min === null ? null : Math.round(min * 1000) - CAPACITY_TOLERANCE_CC,
    max: max === null ? null : Math.round(max * 1000) + CAPACITY_TOLERANCE_CC,
  });
};

/** More litres are those of a boot, which no vehicle states; an engine has decimals and no bound. */
const MAX_LITRES_FOR_100_KM = 20;

const litreFilters = (quantity: ParsedQuantity): QueryFilters | null => {
  const [value = 0] = quantity.numbers;
  if (value > MAX_LITRES_FOR_100_KM) return null;
  return quantity.comparator === "none" && !Number.isInteger(value)
    ? capacityFilters(quantity)
    : rangeFilters("consumption", consumptionRange(quantity));
};

/** The filter has whole litres. */
const consumptionRange = (quantity: ParsedQuantity): Range => {
  const { min, max } = toBounds({ ...quantity, measure: "consumption" });
  return { min: min === null ? null : Math.floor(min), max: max === null ? null : Math.ceil(max) };
};

type Bounds = { readonly min: number | null; readonly max: number | null };

const toBounds = ({ measure, numbers, comparator }: ParsedQuantity): Bounds => {
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  if (comparator === "max" || comparator === "below") return { min: null, max };
  if (comparator === "min" || comparator === "above") return { min, max: null };
  if (comparator === "about") {
    return measure === "year"
      ? { min: min - 1, max: max + 1 }
      : { min: min * (1 - ABOUT_TOLERANCE), max: max * (1 + ABOUT_TOLERANCE) };
  }
  if (comparator === "span" || comparator === "either") return { min, max };
  if (DEFAULT_BOUNDS[measure] === "max") return { min: null, max };
  return DEFAULT_BOUNDS[measure] === "min" ? { min, max: null } : { min, max };
};

/** The lowest bound of the filter that is enough, or its highest. */
const warrantyFilters = (quantity: ParsedQuantity, monthsPerUnit: number): QueryFilters => {
  const facet = getFacet("warranty");
  const keys = "keys" in facet && facet.keys ? facet.keys : [];
  const months = (toBounds(quantity).min ?? 0) * monthsPerUnit;
  return valueFilters("warranty", [keys.find((key) => Number(key) >= months) ?? keys.at(-1) ?? "1"]);
};

const roundBounds = ({ min, max }: Bounds): Range => ({
  min: min === null ? null : Math.round(min),
  max: max === null ? null : Math.round(max),
});

/** 150 ch are 110.3 kW, which feeds round up or down, so the range includes both ends. */
const horsepowerToKilowatts = (quantity: ParsedQuantity): Range => {
  const { min, max } = toBounds(quantity);
  return {
    min: min === null ? null : Math.floor(min * KW_PER_HORSEPOWER),
    max: max === null ? null : Math.ceil(max * KW_PER_HORSEPOWER),
  };
};

/** "Après 2021" starts in 2022, "avant 2020" ends in 2019. */
const toYearRange = (quantity: ParsedQuantity): Range => {
  const { min, max } = roundBounds(toBounds(quantity));
  return {
    min: min !== null && quantity.comparator === "above" ? min + 1 : min,
    max: max !== null && quantity.comparator === "below" ? max - 1 : max,
  };
};

/** Ages count back from the newest year of the stock: the index has no clock. */
const ageToYearRange = (quantity: ParsedQuantity, newestYear: number): Range => {
  const { min, max } = roundBounds(toBounds(quantity));
  return { min: max === null ? null : newestYear - max, max: min === null ? null : newestYear - min };
};

const moneyFilters = (quantity: ParsedQuantity): QueryFilters => {
  const range = roundBounds(toBounds(quantity));
  return rangeFilters(quantity.numbers.every((value) => value < MIN_PRICE) ? "monthly" : "price", range);
};

/** Kilometres are the mileage, except 100 to 900 km that are no upper bound: these are the range of a battery. */
const kilometreFilters = (quantity: ParsedQuantity): QueryFilters => {
  const [value = 0] = quantity.numbers;
  const isLowerBound = ["none", "min", "above", "about"].includes(quantity.comparator);
  return isLowerBound && value >= 100 && value <= 900
    ? rangeFilters("range", roundBounds({ min: toBounds({ ...quantity, measure: "range" }).min, max: null }))
    : rangeFilters("mileage", roundBounds(toBounds(quantity)));
};

/**
 * Filters in the units of the facets: euros, kilometres, kilowatts, grams, kilograms, years. `newestYear` is null if no
 * vehicle has a year; an age then returns null, as does a number of doors or seats that no vehicle can have.
 */
export const quantityToFilters = (quantity: ParsedQuantity, newestYear: number | null): QueryFilters | null =>
  baseToFilters(toBase(quantity), newestYear);

const baseToFilters = (quantity: BaseQuantity, newestYear: number | null): QueryFilters | null => {
  switch (quantity.measure) {
    case "price":
      return moneyFilters(quantity);
    case "mileage":
      return kilometreFilters(quantity);
    case "horsepower":
      return rangeFilters("power", horsepowerToKilowatts(quantity));
    case "kilograms":
      return rangeFilters("towing", roundBounds(toBounds(quantity)));
    case "net":
      return rangeFilters("price-net", roundBounds(toBounds(quantity)));
    case "batteryHealth":
      return rangeFilters("battery-health", roundBounds(toBounds(quantity)));
    case "consumption":
      return rangeFilters("consumption", consumptionRange(quantity));
    case "electricConsumption":
      return rangeFilters("electric-consumption", consumptionRange({ ...quantity, measure: "consumption" }));
    case "litres":
      return litreFilters(quantity);
    case "capacity":
      return capacityFilters(quantity);
    case "people":
      return peopleFilters(quantity);
    case "children":
      return childrenFilters(quantity);
    case "euro":
      return euroFilters(quantity);
    case "percent":
    case "unstated":
      return null;
    case "doors":
    case "seats":
    case "cylinders":
      return countFilters(quantity.measure, quantity);
    case "year":
      return rangeFilters("year", toYearRange(quantity));
    case "age":
      return newestYear === null ? null : rangeFilters("year", ageToYearRange(quantity, newestYear));
    case "warranty":
      return warrantyFilters(quantity, 1);
    case "warrantyYears":
      return warrantyFilters(quantity, 12);
    case "months":
    case "yearly":
      return {};
    case "monthly":
    case "range":
    case "battery":
    case "owners":
    case "power":
    case "co2":
      return rangeFilters(quantity.measure, roundBounds(toBounds(quantity)));
  }
};
