import { WEEKDAYS } from "../locations/index.ts";
import { fold } from "../shared/index.ts";
import type { Seal } from "./ports.ts";
import type { RandomBytes } from "./reference.ts";
import { openParts, sealParts } from "./sealed-parts.ts";

const NUMBERS = [
  "zéro",
  "un",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
  "douze",
  "treize",
  "quatorze",
  "quinze",
  "seize",
  "dix-sept",
  "dix-huit",
  "dix-neuf",
  "vingt",
] as const;

const DAYS = Object.values(WEEKDAYS);

const word = (number: number): string => NUMBERS[number] ?? String(number);
const day = (number: number): string => DAYS[number % DAYS.length] ?? "";

type Form = {
  readonly text: (a: number, b: number) => string;
  /** Any of these is right, as `plain` writes it. */
  readonly answers: (a: number, b: number) => readonly string[];
};

const number = (value: number): readonly string[] => [String(value), word(value)];

/** `a` and `b` are from 2 to 9. */
const FORMS: readonly Form[] = [
  { text: (a, b) => `Combien font ${word(a)} plus ${word(b)}\u00a0?`, answers: (a, b) => number(a + b) },
  { text: (a, b) => `Combien font ${word(a + b)} moins ${word(b)}\u00a0?`, answers: (a) => number(a) },
  { text: (a, b) => `Quel nombre vient juste après ${word(a + b)}\u00a0?`, answers: (a, b) => number(a + b + 1) },
  { text: (a, b) => `Quel nombre vient juste avant ${word(a + b)}\u00a0?`, answers: (a, b) => number(a + b - 1) },
  { text: (a) => `Quel jour vient juste après ${day(a)}\u00a0?`, answers: (a) => [day(a + 1)] },
];

/** As people write the same answer: without accents, capitals, hyphens, signs and an article. */
const plain = (answer: string): string =>
  fold(answer)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^(?:le|c est) /, "")
    .replace(/^0+(?=\d)/, "");

/** A question that people answer without thinking; sealed with what it is for, so that an answer opens one form. */
export type PlainQuestion = { readonly text: string; readonly sealed: string };

const PURPOSE = "question";

/** How long an answer is taken, in milliseconds. */
const TTL_MS = 60 * 60 * 1000;

/** A new question for the form with that key. */
export const askQuestion = (
  seal: Seal,
  key: string,
  { now, randomBytes }: { readonly now: Date; readonly randomBytes: RandomBytes },
): PlainQuestion => {
  const [which = 0, first = 0, second = 0] = randomBytes(3);
  const form = which % FORMS.length;
  const [a, b] = [2 + (first % 8), 2 + (second % 8)];
  const text = FORMS[form]?.text(a, b) ?? "";
  return { text, sealed: sealParts(seal, PURPOSE, [key, form, a, b, now.getTime() + TTL_MS]) };
};

/** Whether `answer`, in digits or words, is right for a question that was asked for the form with that key. */
export const isRightAnswer = (seal: Seal, key: string, sealed: string, answer: string, now: Date): boolean => {
  const parts = openParts(seal, PURPOSE, sealed);
  if (parts === null) return false;
  const [asked, form, a, b, expiresAt] = parts as [string, number, number, number, number];
  if (asked !== key || now.getTime() > expiresAt) return false;
  return FORMS[form]?.answers(a, b).some((right) => plain(right) === plain(answer.slice(0, 100))) ?? false;
};
