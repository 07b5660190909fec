import type { Atom } from "./atoms.ts";
import { isPossible, type Quantity, SMALLEST_PRICE } from "./measure.ts";
import { type NumberRead, numbersAt } from "./numbers.ts";
import { createPhraseMap, type Found, type PhraseMap, phrasesByKey } from "./phrase-map.ts";
import {
  AFTERTHOUGHTS,
  type Comparison,
  COMPARISONS,
  type Measure,
  SUBJECTS,
  UNITS,
  WORDS_OF_TIME,
} from "./measure-words.ts";
import { LINKS } from "./stop-words.ts";

/** A quantity that stands in the text; `said`: by a unit, a subject or a comparison, not by its size alone. */
export type QuantityRead = { readonly quantity: Quantity; readonly to: number; readonly said: boolean };

const units = createPhraseMap(phrasesByKey<Measure>(UNITS));
const subjects = createPhraseMap(phrasesByKey<Measure>(SUBJECTS));
const comparisons = createPhraseMap(phrasesByKey<Comparison>(COMPARISONS));
const afterthoughts = createPhraseMap(phrasesByKey<Comparison>(AFTERTHOUGHTS));

/** What was said before the number. */
type Opening = {
  readonly at: number;
  readonly subject: Measure | null;
  readonly how: Comparison | null;
  readonly ofTime: boolean;
  /** "Entre" and "de": two numbers follow. */
  readonly twoFollow: boolean;
};

type Numbers = { readonly numbers: readonly number[]; readonly to: number; readonly grouped: boolean };
type SpanRead = Numbers & { readonly how: "span" | "either" | null; readonly unit: Measure | null };

const afterLinks = (atoms: readonly Atom[], from: number): number => {
  let at = from;
  while (LINKS.has(atoms[at]?.text ?? "")) at += 1;
  return at;
};

const take = <T>(map: PhraseMap<T>, atoms: readonly Atom[], at: number): Found<T> | null => {
  const found = map.longestAt(atoms, at);
  return found && { value: found.value, to: afterLinks(atoms, found.to) };
};

/** "Mini" is a make of cars too: it bounds only what was named before it. */
const leastOf = (atoms: readonly Atom[], at: number): Found<Comparison> | null =>
  atoms[at]?.text === "mini" ? { value: "min", to: at + 1 } : null;

const openingAt = (atoms: readonly Atom[], from: number): Opening => {
  let subject = take(subjects, atoms, from);
  let at = subject?.to ?? from;
  const how = take(comparisons, atoms, at) ?? (subject && leastOf(atoms, at));
  const ofTime = how !== null && atoms.slice(at, how.to).some(({ text }) => WORDS_OF_TIME.has(text));
  at = how?.to ?? at;
  if (how && !subject) subject = take(subjects, atoms, at);
  at = subject && subject.to > at ? subject.to : at;
  const word = atoms[at]?.text;
  const twoFollow = word === "entre" || word === "de";
  return { at: twoFollow ? at + 1 : at, subject: subject?.value ?? null, how: how?.value ?? null, ofTime, twoFollow };
};

const unitAt = (atoms: readonly Atom[], at: number): Found<Measure> | null => {
  const first = atoms[at];
  // A single letter is a unit only where it hangs on the number: "20000e", "5p".
  if ((first?.text === "e" || first?.text === "p") && first.before !== "") return null;
  return units.longestAt(atoms, at);
};

const joinsSpan = (
  atoms: readonly Atom[],
  at: number,
  twoFollow: boolean,
): { how: "span" | "either"; to: number } | null => {
  const atom = atoms[at];
  if (atom?.kind === "digits" && /^\s*[-–—/]\s*$/.test(atom.before)) return { how: "span", to: at };
  if (atom?.text === "a") return { how: "span", to: at + 1 };
  if (atom?.text === "et") return { how: twoFollow ? "span" : "either", to: at + 1 };
  return atom?.text === "ou" ? { how: "either", to: at + 1 } : null;
};

/** "10 à 15 000" is said for 10 000 to 15 000; null where the two are no span. */
const spanOf = (first: number, second: number, twoFollow: boolean): readonly [number, number] | null => {
  if (first >= SMALLEST_PRICE || second < SMALLEST_PRICE) return first <= second ? [first, second] : null;
  const plausible = twoFollow || first >= 10;
  if (plausible && first * 1000 < second) return [first * 1000, second];
  return twoFollow && first < second ? [first, second] : null;
};

/** The second number of a span or a choice, with its unit, behind a first one. */
const secondOf = (atoms: readonly Atom[], first: NumberRead, twoFollow: boolean): SpanRead | null => {
  const firstUnit = unitAt(atoms, first.to);
  const join = joinsSpan(atoms, firstUnit?.to ?? first.to, twoFollow);
  if (!join) return null;
  for (const second of numbersAt(atoms, join.to)) {
    const unit = unitAt(atoms, second.to);
    if (firstUnit && firstUnit.value !== unit?.value) continue;
    const ends = join.how === "either" ? [first.value, second.value] : spanOf(first.value, second.value, twoFollow);
    if (!ends) continue;
    const to = unit?.to ?? second.to;
    return { numbers: ends, to, grouped: first.grouped || second.grouped, how: join.how, unit: unit?.value ?? null };
  }
  return null;
};

const aloneOf = (atoms: readonly Atom[], { value, to, grouped }: NumberRead): SpanRead => {
  const unit = unitAt(atoms, to);
  return { numbers: [value], to: unit?.to ?? to, grouped, how: null, unit: unit?.value ?? null };
};

/** A subject says more than a unit where several things have it: kilometres, euros, years. */
const measureSaid = (subject: Measure | null, unit: Measure | null): Measure | null => {
  if (subject === "range" && unit === "mileage") return "range";
  if (subject === "monthly" && unit === "price") return "monthly";
  if (subject === "warranty" && unit === "age") return "warranty";
  return unit ?? subject;
};

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1990 && value <= 2030;

/**
 * Of what a number without a unit is: a year from 1990 to 2030 (round thousands are money, unless time is spoken of);
 * money from 1000 on, and below where it is an upper bound. Alone, money is round to a hundred, else it may be a name.
 */
const measureBySize = ({ numbers, grouped, how: span }: SpanRead, { how, ofTime }: Opening): Measure | null => {
  const years = !grouped && numbers.every(isYear);
  if (years && (ofTime || how === null || numbers.every((value) => value % 500 !== 0))) return "year";
  if (span === "either") return null;
  const compared = how !== null || span === "span";
  if (numbers.every((value) => value >= SMALLEST_PRICE)) {
    return compared || grouped || numbers.every((value) => value % 100 === 0) ? "price" : null;
  }
  const bound = how === "max" || how === "below";
  return bound && numbers.every((value) => value >= 50) ? "monthly" : null;
};

const afterthoughtAt = (atoms: readonly Atom[], at: number): Found<Comparison> | null => {
  const found = afterthoughts.longestAt(atoms, at);
  if (!found || numbersAt(atoms, afterLinks(atoms, found.to)).length > 0) return null;
  return atoms[at]?.text === "mini" && found.to < atoms.length ? null : found;
};

const quantityOf = (atoms: readonly Atom[], opening: Opening, read: SpanRead): QuantityRead | null => {
  const said = measureSaid(opening.subject, read.unit);
  const measure = said ?? measureBySize(read, opening);
  if (measure === null || !read.numbers.every((value) => isPossible(measure, value))) return null;
  const months = measure === "warranty" && atoms[read.to]?.text === "mois" ? 1 : 0;
  const to = read.to + months;
  const after = opening.how === null && read.how === null ? afterthoughtAt(atoms, to) : null;
  const meter = opening.subject === "mileage" ? "max" : "none";
  const how = read.how ?? opening.how ?? after?.value ?? meter;
  return {
    quantity: { measure, numbers: read.numbers, how },
    to: after?.to ?? to,
    said: said !== null || opening.how !== null || read.how !== null,
  };
};

/** The quantity that begins at an atom: "moins de 20 000 €", "entre 10 et 15k", "km max 50000", "5 ou 7 places". */
export const quantityAt = (atoms: readonly Atom[], from: number): QuantityRead | null => {
  const opening = openingAt(atoms, from);
  const numbers = numbersAt(atoms, opening.at);
  const spans = numbers.map((first) => secondOf(atoms, first, opening.twoFollow)).filter((span) => span !== null);
  const reads = [...spans, ...(opening.twoFollow ? [] : numbers.map((number) => aloneOf(atoms, number)))];
  const quantities = reads.map((read) => quantityOf(atoms, opening, read)).filter((quantity) => quantity !== null);
  return quantities.find(({ said }) => said) ?? quantities[0] ?? null;
};
