import { withOtherMeasures } from "../languages/other-languages.ts";
import { type PhraseToken, skipLinkWords } from "../tokens/phrase-tokens.ts";
import { type QuantityPrefix, readPrefix } from "./quantity-prefix.ts";
import type { ParsedQuantity } from "./parsed-quantity.ts";
import { isPossible, MIN_PRICE } from "./quantity-filters.ts";
import { type NumberMatch, numbersAt } from "./numbers.ts";
import { createPhraseMap, type PhraseMatch, phrasesByKey } from "../tokens/phrase-map.ts";
import {
  TRAILING_COMPARATOR_PHRASES,
  type AgeComparator,
  type Comparator,
  type Measure,
  QUALIFIERS,
  SPAN_WORDS,
  UNIT_PHRASES,
} from "../tables/measure-phrases.ts";

/** `explicit`: recognised by a unit, a subject or a comparator, not only by the size of the number. */
export type QuantityMatch = { readonly quantity: ParsedQuantity; readonly end: number; readonly explicit: boolean };

const units = createPhraseMap(phrasesByKey<Measure>(withOtherMeasures(UNIT_PHRASES, "units")));
const trailingComparators = createPhraseMap(
  phrasesByKey<Comparator>(withOtherMeasures(TRAILING_COMPARATOR_PHRASES, "trailingComparators")),
);

type NumbersMatch = {
  readonly numbers: readonly number[];
  readonly end: number;
  readonly grouped: boolean;
  readonly isDecimal?: true;
};
type SpanMatch = NumbersMatch & {
  readonly comparator: "span" | "either" | "min" | null;
  readonly unit: Measure | null;
};

/** A single letter that is a unit only directly after the number: "20000e", "5p". */
const ATTACHED_UNITS: ReadonlySet<string> = new Set("e p m w v".split(" "));

const matchUnit = (tokens: readonly PhraseToken[], index: number): PhraseMatch<Measure> | null => {
  const first = tokens[index];
  // "7 vraies places".
  if (first?.separator === " " && QUALIFIERS.has(first.text)) return matchUnit(tokens, index + 1);
  const match = units.longestAt(tokens, index);
  if (first && match?.end === index + 1 && ATTACHED_UNITS.has(first.text) && first.separator !== "") return null;
  // "300/mois": an amount for each month.
  return match?.value === "months" && first?.separator.trim() === "/" ? { ...match, value: "monthly" } : match;
};

/** A number behind letters, or before letters that are no unit, is part of a name: "xDrive30e", "320d", "L2". */
const isPartOfName = (
  tokens: readonly PhraseToken[],
  start: number,
  prefixEnd: number,
  { numbers, end, unit }: SpanMatch,
): boolean => {
  const [first, next] = [tokens[prefixEnd], tokens[end]];
  const followsLetters = prefixEnd === start && first?.separator === "" && tokens[start - 1]?.kind === "word";
  const precedesLetters = unit === null && next?.kind === "word" && next.separator === "";
  return numbers.length === 1 && (followsLetters || precedesLetters);
};

const readConjunction = (
  tokens: readonly PhraseToken[],
  index: number,
  expectsTwo: boolean,
): { comparator: "span" | "either"; end: number } | null => {
  const token = tokens[index];
  if (token?.kind === "digits" && /^\s*[-–—/]\s*$/.test(token.separator)) return { comparator: "span", end: index };
  const word = token?.text ?? "";
  if (expectsTwo && SPAN_WORDS.and.has(word)) return { comparator: "span", end: index + 1 };
  if (SPAN_WORDS.to.has(word)) return { comparator: "span", end: skipLinkWords(tokens, index + 1) };
  return SPAN_WORDS.or.has(word) || word === "et" ? { comparator: "either", end: index + 1 } : null;
};

/** "10 à 15 000" means 10 000 to 15 000. Null if the two numbers are not a span. */
const toSpan = (first: number, second: number, expectsTwo: boolean): readonly [number, number] | null => {
  if (first >= MIN_PRICE || second < MIN_PRICE) return first <= second ? [first, second] : null;
  const plausible = expectsTwo || first >= 10;
  if (plausible && first * 1000 < second) return [first * 1000, second];
  return expectsTwo && first < second ? [first, second] : null;
};

/** Reads the second number of a span or a choice, with its unit. */
const matchSecondNumber = (
  tokens: readonly PhraseToken[],
  first: NumberMatch,
  expectsTwo: boolean,
): SpanMatch | null => {
  // "Neuf ou 0 km" is new.
  if (tokens[first.end - 1]?.text === "neuf") return null;
  // "Tëschent 10 an 15": no years.
  const isAnd = expectsTwo && SPAN_WORDS.and.has(tokens[first.end]?.text ?? "");
  const firstUnit = isAnd ? null : matchUnit(tokens, first.end);
  const conjunction = readConjunction(tokens, firstUnit?.end ?? first.end, expectsTwo);
  if (!conjunction) return null;
  for (const second of numbersAt(tokens, conjunction.end)) {
    const unit = matchUnit(tokens, second.end);
    if (firstUnit && firstUnit.value !== unit?.value) continue;
    const values =
      conjunction.comparator === "either" ? [first.value, second.value] : toSpan(first.value, second.value, expectsTwo);
    if (!values) continue;
    const end = unit?.end ?? second.end;
    return {
      numbers: values,
      end,
      grouped: first.grouped || second.grouped,
      comparator: conjunction.comparator,
      unit: unit?.value ?? null,
    };
  }
  return null;
};

const toSingleNumber = (tokens: readonly PhraseToken[], { value, end, grouped, isDecimal }: NumberMatch): SpanMatch => {
  const unit = matchUnit(tokens, end);
  const number = { numbers: [value], grouped, ...(isDecimal && { isDecimal }) };
  return { ...number, end: unit?.end ?? end, comparator: null, unit: unit?.value ?? null };
};

/** "Vun 2020 un", "von 20 000 Euro an": from a number on. */
const toOpenSpan = (
  tokens: readonly PhraseToken[],
  opening: string,
  { value, end, grouped }: NumberMatch,
): SpanMatch | null => {
  const closing = SPAN_WORDS.open.get(opening);
  const isClosedAt = (index: number): boolean => closing?.has(tokens[index]?.text ?? "") === true;
  const unit = isClosedAt(end) ? null : matchUnit(tokens, end);
  const last = unit?.end ?? end;
  if (!isClosedAt(last)) return null;
  return { numbers: [value], grouped, end: last + 1, comparator: "min", unit: unit?.value ?? null };
};

/** Where several measures share a unit (kilometres, euros, years), by subject and unit. */
const BY_SUBJECT: Readonly<Partial<Record<Measure, Readonly<Partial<Record<Measure, Measure>>>>>> = {
  range: { mileage: "range", miles: "rangeMiles" },
  monthly: { price: "monthly", net: "monthly" },
  net: { price: "net" },
  warranty: { age: "warrantyYears", months: "warranty" },
  cubic: { litres: "capacity" },
  people: { seats: "people" },
  battery: { percent: "batteryHealth" },
  batteryHealth: { percent: "batteryHealth" },
  consumption: { litres: "consumption", battery: "electricConsumption" },
  unstated: {
    litres: "unstated",
    power: "unstated",
    horsepower: "unstated",
    kilograms: "unstated",
    battery: "unstated",
  },
};

const explicitMeasure = (subject: Measure | null, unit: Measure | null): Measure | null =>
  (subject && unit && BY_SUBJECT[subject]?.[unit]) ?? unit ?? subject;

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1990 && value <= 2030;

/**
 * Measure of a number without a unit. 1990 to 2030 is a year (after a comparator that is not about time, a multiple of
 * 500 is an amount). From 1000 it is an amount; below, only as an upper bound. An amount without a comparator must be
 * grouped or a multiple of 100; other numbers can be names. "2.0" is an engine's litres.
 */
const guessMeasure = (
  { numbers, grouped, isDecimal, comparator: span }: SpanMatch,
  { comparator, isTime }: QuantityPrefix,
): Measure | null => {
  if (isDecimal && !grouped && comparator === null && span === null) return "capacity";
  const years = !grouped && numbers.every(isYear);
  if (years && (isTime || comparator === null || numbers.every((value) => value % 500 !== 0))) return "year";
  if (span === "either") return null;
  const isCompared = comparator !== null || span !== null;
  if (numbers.every((value) => value >= MIN_PRICE)) {
    return isCompared || grouped || numbers.every((value) => value % 100 === 0) ? "price" : null;
  }
  const isUpperBound = comparator === "max" || comparator === "below";
  return isUpperBound && numbers.every((value) => value >= 50) ? "monthly" : null;
};

/** Behind "mini", these make a car of it. */
const MINI_NAMES: ReadonlySet<string> = new Set("aceman clubman cooper countryman john one paceman".split(" "));

const trailingComparatorAt = (tokens: readonly PhraseToken[], index: number): PhraseMatch<Comparator> | null => {
  const match = trailingComparators.longestAt(tokens, index);
  const isOfNext = /^\s*$/.test(tokens[match?.end ?? 0]?.separator ?? "");
  if (!match || (isOfNext && numbersAt(tokens, skipLinkWords(tokens, match.end)).length > 0)) return null;
  return tokens[index]?.text === "mini" && MINI_NAMES.has(tokens[match.end]?.text ?? "") ? null : match;
};

type PlainComparator = Exclude<Comparator, AgeComparator>;

/** "Older than 3 years" is more, "older than 2020" is less. */
const meaningOf = (comparator: Comparator, measure: Measure, hasMonth: boolean): PlainComparator => {
  const isOfYears = measure === "year";
  if (comparator === "older") return isOfYears ? "below" : "above";
  if (comparator === "newer") return isOfYears ? "above" : "below";
  if (comparator === "notOlder") return isOfYears ? "min" : "max";
  if (comparator === "notNewer") return isOfYears ? "max" : "min";
  if (hasMonth && comparator === "above") return "min";
  return hasMonth && comparator === "below" ? "max" : comparator;
};

const MIN_UNSTATED_PRICE = 5000;

/** Euros: behind "mensualité", more is no payment. */
const MAX_PAYMENT = 3000;

const toQuantity = (tokens: readonly PhraseToken[], prefix: QuantityPrefix, match: SpanMatch): QuantityMatch | null => {
  // "Avec une charge, moins de 30 000": nothing that the stock does not state is as large.
  const isAmount = prefix.subject === "unstated" && match.numbers.every((value) => value >= MIN_UNSTATED_PRICE);
  const explicit = explicitMeasure(isAmount ? null : prefix.subject, match.unit);
  const measure = explicit ?? guessMeasure(match, prefix);
  if (measure === null || !match.numbers.every((value) => isPossible(measure, value))) return null;
  // "À crédit, 20 000 €" is the price of a car, "crédit 48 mois" a term.
  const isPayment = measure === "monthly" && match.numbers.every((value) => value < MAX_PAYMENT);
  if (prefix.subject === "monthly" && !isPayment) return null;
  const monthTokens = measure === "warranty" && tokens[match.end]?.text === "mois" ? 1 : 0;
  const end = match.end + monthTokens;
  const trailing = prefix.comparator === null && match.comparator === null ? trailingComparatorAt(tokens, end) : null;
  const defaultComparator = prefix.subject === "mileage" ? "max" : "none";
  const said = prefix.comparator ?? trailing?.value;
  const comparator = match.comparator ?? (said && meaningOf(said, measure, prefix.hasMonth)) ?? defaultComparator;
  return {
    quantity: { measure, numbers: match.numbers, comparator },
    end: trailing?.end ?? end,
    explicit: explicit !== null || prefix.comparator !== null || match.comparator !== null,
  };
};

/** The quantity that starts at a token: "moins de 20 000 €", "entre 10 et 15k", "km max 50000", "5 ou 7 places". */
export const quantityAt = (tokens: readonly PhraseToken[], start: number): QuantityMatch | null => {
  const prefix = readPrefix(tokens, start);
  const numbers = numbersAt(tokens, prefix.end);
  const opening = prefix.expectsTwo ? (tokens[prefix.end - 1]?.text ?? "") : "";
  const spans = numbers
    .flatMap((first) => [matchSecondNumber(tokens, first, prefix.expectsTwo), toOpenSpan(tokens, opening, first)])
    .filter((span) => span !== null);
  const matches = [...spans, ...(prefix.expectsTwo ? [] : numbers.map((number) => toSingleNumber(tokens, number)))];
  const quantities = matches
    .filter((match) => !isPartOfName(tokens, start, prefix.end, match))
    .map((match) => toQuantity(tokens, prefix, match))
    .filter((quantity) => quantity !== null);
  return quantities.find(({ explicit }) => explicit) ?? quantities[0] ?? null;
};
