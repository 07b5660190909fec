import { withOtherMeasures } from "../languages/other-languages.ts";
import {
  type AgeComparator,
  type Comparator,
  COMPARATOR_PHRASES,
  type Measure,
  MONTHS,
  SPAN_WORDS,
  SUBJECT_PHRASES,
  TIME_WORDS,
} from "../tables/measure-phrases.ts";
import { createPhraseMap, type PhraseMap, type PhraseMatch, phrasesByKey } from "../tokens/phrase-map.ts";
import { type PhraseToken, skipLinkWords } from "../tokens/phrase-tokens.ts";
import { negationPhrases } from "./negations.ts";

const subjects = createPhraseMap(phrasesByKey<Measure>(withOtherMeasures(SUBJECT_PHRASES, "subjects")));
const comparators = createPhraseMap(phrasesByKey<Comparator>(withOtherMeasures(COMPARATOR_PHRASES, "comparators")));

/** The tokens before the number. */
export type QuantityPrefix = {
  readonly end: number;
  readonly subject: Measure | null;
  readonly comparator: Comparator | null;
  readonly isTime: boolean;
  /** "Après juin 2022" includes the year. */
  readonly hasMonth: boolean;
  /** After "entre" and "de". */
  readonly expectsTwo: boolean;
};

const matchAt = <T>(map: PhraseMap<T>, tokens: readonly PhraseToken[], index: number): PhraseMatch<T> | null => {
  const match = map.longestAt(tokens, index);
  return match && { value: match.value, end: skipLinkWords(tokens, match.end) };
};

/** "Mini" is also a brand, so it is a comparator only after a subject. */
const miniAt = (tokens: readonly PhraseToken[], index: number): PhraseMatch<Comparator> | null =>
  tokens[index]?.text === "mini" ? { value: "min", end: index + 1 } : null;

const isYearToken = (token: PhraseToken | undefined): boolean => /^(?:19|20)\d\d$/.test(token?.text ?? "");

/** "Juin 2022", "03/2021". */
export const isMonthAt = (tokens: readonly PhraseToken[], index: number): boolean => {
  const [month, year] = [tokens[index], tokens[index + 1]];
  if (!month || !isYearToken(year)) return false;
  return MONTHS.has(month.text) || (/^\d\d?$/.test(month.text) && /^[/.-]$/.test(year?.separator ?? ""));
};

const AGES: ReadonlySet<Comparator> = new Set<AgeComparator>(["older", "newer", "notOlder", "notNewer"]);

const OPPOSITES: Readonly<Partial<Record<Comparator, Comparator>>> = { above: "max", below: "min" };

/** "Over", and "nothing over", which is at most. */
const comparatorAt = (tokens: readonly PhraseToken[], index: number): PhraseMatch<Comparator> | null => {
  const comparator = matchAt(comparators, tokens, index);
  const negation = matchAt(negationPhrases, tokens, index);
  const negated = negation && matchAt(comparators, tokens, negation.end);
  const opposite = negated && OPPOSITES[negated.value];
  return negated && opposite && negated.end > (comparator?.end ?? 0)
    ? { value: opposite, end: negated.end }
    : comparator;
};

/** "Batterie d'au moins": the words between them may begin the comparator. */
const firstComparator = (tokens: readonly PhraseToken[], from: number, to: number) => {
  for (let index = from; index < to; index += 1) {
    const comparator = comparatorAt(tokens, index);
    if (comparator && comparator.end > to) return { comparator, index };
  }
  return { comparator: comparatorAt(tokens, to), index: to };
};

/** Subject and comparator before a number. */
export const readPrefix = (tokens: readonly PhraseToken[], start: number): QuantityPrefix => {
  let subject = matchAt(subjects, tokens, start);
  const subjectEnd = subject?.end ?? start;
  const first = firstComparator(tokens, subjects.longestAt(tokens, start)?.end ?? start, subjectEnd);
  let { index } = first;
  const comparator = first.comparator ?? (subject && miniAt(tokens, index));
  const isTime =
    comparator !== null &&
    (AGES.has(comparator.value) || tokens.slice(index, comparator.end).some(({ text }) => TIME_WORDS.has(text)));
  index = comparator?.end ?? index;
  if (comparator && !subject) subject = matchAt(subjects, tokens, index);
  index = subject && subject.end > index ? subject.end : index;
  const expectsTwo = SPAN_WORDS.before.has(tokens[index]?.text ?? "");
  const hasMonth = (comparator !== null || subject?.value === "year") && isMonthAt(tokens, index);
  return {
    end: expectsTwo || hasMonth ? index + 1 : index,
    subject: subject?.value ?? null,
    comparator: comparator?.value ?? null,
    isTime: isTime || hasMonth,
    hasMonth,
    expectsTwo,
  };
};
