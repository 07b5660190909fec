import { ANNUAL_MILEAGE_KM, DURATION_MONTHS } from "../../leasing/index.ts";
import { numbersAt } from "../measures/numbers.ts";
import { MIN_PRICE } from "../measures/quantity-filters.ts";
import { quantityAt } from "../measures/quantities.ts";
import { createPhraseMap, phrasesByKey } from "../tokens/phrase-map.ts";
import type { PhraseToken } from "../tokens/phrase-tokens.ts";
import { LINK_WORDS } from "../tokens/stop-words.ts";
import { AUDIENCE_PHRASES, LEASE_PHRASES, YEARLY_PHRASES } from "./lease-phrases.ts";

export type LeaseAudience = keyof typeof AUDIENCE_PHRASES;

/** Criteria of a lease in the words and numbers of a text; null without any. */
export type LeaseCriteria = {
  readonly isLease: boolean;
  readonly audience: LeaseAudience | null;
  readonly durationMonths: number | null;
  /** In km a year. */
  readonly annualMileageKm: number | null;
  /** In euros. */
  readonly monthlyMax: number | null;
};

type Reading = { readonly criteria: Partial<LeaseCriteria>; readonly end: number };

const leaseWords = createPhraseMap(phrasesByKey({ lease: LEASE_PHRASES }));
const audienceWords = createPhraseMap(phrasesByKey<LeaseAudience>(AUDIENCE_PHRASES));
const yearlyWords = createPhraseMap(phrasesByKey({ yearly: YEARLY_PHRASES }));

const wordsAt = (tokens: readonly PhraseToken[], index: number): Reading | null => {
  const lease = leaseWords.longestAt(tokens, index);
  const audience = audienceWords.longestAt(tokens, index);
  if (lease === null && audience === null) return null;
  const criteria = { ...(lease ? { isLease: true } : {}), ...(audience ? { audience: audience.value } : {}) };
  return { criteria, end: Math.max(lease?.end ?? 0, audience?.end ?? 0) };
};

const MONTHS_PER_UNIT: Readonly<Record<string, number>> = { mois: 1, an: 12, ans: 12 };

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** "48 mois", "4 ans"; "24 mois de garantie" is a warranty. */
const durationAt = (tokens: readonly PhraseToken[], index: number): Reading | null => {
  const measure = quantityAt(tokens, index)?.quantity.measure;
  if (measure === "warranty" || measure === "warrantyYears") return null;
  for (const { value, end } of numbersAt(tokens, index)) {
    const months = value * (MONTHS_PER_UNIT[tokens[end]?.text ?? ""] ?? Number.NaN);
    if (isWithin(months, DURATION_MONTHS)) return { criteria: { durationMonths: months }, end: end + 1 };
  }
  return null;
};

const skipLinkWords = (tokens: readonly PhraseToken[], start: number): number => {
  let index = start;
  while (LINK_WORDS.has(tokens[index]?.text ?? "")) index += 1;
  return index;
};

/** "15 000 km", "15 000 km par an". */
const mileageAt = (tokens: readonly PhraseToken[], index: number): Reading | null => {
  const match = quantityAt(tokens, index);
  if (match?.quantity.measure !== "mileage") return null;
  const km = Math.max(...match.quantity.numbers);
  if (!isWithin(km, ANNUAL_MILEAGE_KM)) return null;
  const yearly = yearlyWords.longestAt(tokens, skipLinkWords(tokens, match.end));
  return { criteria: { annualMileageKm: km }, end: yearly?.end ?? match.end };
};

/** Below this, a number is no payment: "leasing 7 places". */
const MIN_MONTHLY = 50;

/** "moins de 400 €", "400 € par mois", "400". A lower bound is no budget. */
const budgetAt = (tokens: readonly PhraseToken[], index: number): Reading | null => {
  const match = quantityAt(tokens, index);
  if (match === null) {
    const [number] = numbersAt(tokens, index);
    const isBare = number !== undefined && number.value >= MIN_MONTHLY && number.value < MIN_PRICE;
    return isBare ? { criteria: { monthlyMax: Math.ceil(number.value) }, end: number.end } : null;
  }
  const { measure, numbers, comparator } = match.quantity;
  const euros = Math.ceil(Math.max(...numbers));
  const isPayment = measure === "monthly" || (measure === "price" && euros < MIN_PRICE);
  if (!isPayment) return null;
  return { criteria: comparator === "min" || comparator === "above" ? {} : { monthlyMax: euros }, end: match.end };
};

const NOTHING: LeaseCriteria = {
  isLease: false,
  audience: null,
  durationMonths: null,
  annualMileageKm: null,
  monthlyMax: null,
};

/** Reads the criteria, and the other tokens, which may name a vehicle. The last mention of a term wins. */
export const readLeaseCriteria = (
  tokens: readonly PhraseToken[],
): { readonly criteria: LeaseCriteria; readonly others: readonly PhraseToken[] } => {
  let criteria: LeaseCriteria = NOTHING;
  const others: PhraseToken[] = [];
  let index = 0;
  while (index < tokens.length) {
    const reading =
      wordsAt(tokens, index) ?? durationAt(tokens, index) ?? mileageAt(tokens, index) ?? budgetAt(tokens, index);
    if (reading === null) {
      others.push(tokens[index] as PhraseToken);
      index += 1;
      continue;
    }
    criteria = { ...criteria, ...reading.criteria };
    index = reading.end;
  }
  return { criteria, others };
};
