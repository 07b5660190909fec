import { type Signer, type RandomBytes, verifyValues, signValues, fold } from "../shared/index.ts";

const NUMBER_WORDS = [
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

const DAY_NAMES = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;

const numberWord = (number: number): string => NUMBER_WORDS[number] ?? String(number);
const dayName = (number: number): string => DAY_NAMES[number % DAY_NAMES.length] ?? "";

type QuestionTemplate = {
  readonly text: (a: number, b: number) => string;
  /** Accepted answers, compared after `normaliseAnswer`. */
  readonly answers: (a: number, b: number) => readonly string[];
};

const numberAnswers = (value: number): readonly string[] => [String(value), numberWord(value)];

/** `a` and `b`: from 2 to 9. */
const TEMPLATES: readonly QuestionTemplate[] = [
  {
    text: (a, b) => `Combien font ${numberWord(a)} plus ${numberWord(b)}\u00a0?`,
    answers: (a, b) => numberAnswers(a + b),
  },
  {
    text: (a, b) => `Combien font ${numberWord(a + b)} moins ${numberWord(b)}\u00a0?`,
    answers: (a) => numberAnswers(a),
  },
  {
    text: (a, b) => `Quel nombre vient juste après ${numberWord(a + b)}\u00a0?`,
    answers: (a, b) => numberAnswers(a + b + 1),
  },
  {
    text: (a, b) => `Quel nombre vient juste avant ${numberWord(a + b)}\u00a0?`,
    answers: (a, b) => numberAnswers(a + b - 1),
  },
  { text: (a) => `Quel jour vient juste après ${dayName(a)}\u00a0?`, answers: (a) => [dayName(a + 1)] },
];

/** Removes accents, case, punctuation, articles and leading zeros. */
const normaliseAnswer = (answer: string): string =>
  fold(answer)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^(?:le|c est) /, "")
    .replace(/^0+(?=\d)/, "");

/** A question for suspicious submissions. The token is bound to one form. */
export type SpamQuestion = { readonly text: string; readonly signed: string };

const PURPOSE = "question";

const TTL_MS = 60 * 60 * 1000;

/** `key`: idempotency key of the form. */
export const createSpamQuestion = (
  signer: Signer,
  key: string,
  { now, randomBytes }: { readonly now: Date; readonly randomBytes: RandomBytes },
): SpamQuestion => {
  const [templateByte = 0, firstByte = 0, secondByte = 0] = randomBytes(3);
  const templateIndex = templateByte % TEMPLATES.length;
  const [a, b] = [2 + (firstByte % 8), 2 + (secondByte % 8)];
  const text = TEMPLATES[templateIndex]?.text(a, b) ?? "";
  return { text, signed: signValues(signer, PURPOSE, [key, templateIndex, a, b, now.getTime() + TTL_MS]) };
};

/** Accepts digits and words. False when the token is invalid, expired or for another form. */
export const isCorrectAnswer = (signer: Signer, key: string, signed: string, answer: string, now: Date): boolean => {
  const values = verifyValues(signer, PURPOSE, signed);
  if (values === null) return false;
  const [formKey, templateIndex, a, b, expiresAt] = values as [string, number, number, number, number];
  if (formKey !== key || now.getTime() > expiresAt) return false;
  return (
    TEMPLATES[templateIndex]
      ?.answers(a, b)
      .some((correct) => normaliseAnswer(correct) === normaliseAnswer(answer.slice(0, 100))) ?? false
  );
};
