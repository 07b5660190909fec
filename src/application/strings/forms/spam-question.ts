import { fold } from "#domain/shared/index.ts";
import { spamAnswer, type SpamQuestion } from "#domain/spam/index.ts";
import { WEEKDAY_LABELS } from "../hours.ts";

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

const DAY_NAMES = Object.values(WEEKDAY_LABELS);

const numberWord = (number: number): string => NUMBER_WORDS[number] ?? String(number);
const dayName = (day: number): string => DAY_NAMES[day % DAY_NAMES.length] ?? "";

export const spamQuestionText = ({ type, first, second }: SpamQuestion): string => {
  switch (type) {
    case "sum":
      return `Combien font ${numberWord(first)} plus ${numberWord(second)}\u00a0?`;
    case "difference":
      return `Combien font ${numberWord(first)} moins ${numberWord(second)}\u00a0?`;
    case "number-after":
      return `Quel nombre vient juste après ${numberWord(first)}\u00a0?`;
    case "number-before":
      return `Quel nombre vient juste avant ${numberWord(first)}\u00a0?`;
    case "day-after":
      return `Quel jour vient juste après ${dayName(first)}\u00a0?`;
  }
};

const acceptedAnswers = (question: SpamQuestion): readonly string[] => {
  const { type, value } = spamAnswer(question);
  return type === "day" ? [dayName(value)] : [String(value), numberWord(value)];
};

/** Removes accents, case, punctuation, articles and leading zeros. */
const normaliseAnswer = (answer: string): string =>
  fold(answer)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^(?:le|c est) /, "")
    .replace(/^0+(?=\d)/, "");

/** Accepts digits and words. */
export const isCorrectAnswer = (question: SpamQuestion, answer: string): boolean =>
  acceptedAnswers(question).some((correct) => normaliseAnswer(correct) === normaliseAnswer(answer.slice(0, 100)));
