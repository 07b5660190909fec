import { findLeadKind, findSlotField } from "#domain/forms/index.ts";
import { type AnswerRule, promisedAnswerDays } from "#domain/site/index.ts";

const NUMBERS = ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"] as const;

/** "sous un jour ouvré", "sous deux jours ouvrés"; null: "dès que possible". */
export const answerTimeLabel = (days: number | null): string => {
  if (days === null) return "dès que possible";
  return `sous ${NUMBERS[days - 1] ?? days} ${days === 1 ? "jour ouvré" : "jours ouvrés"}`;
};

/** Within which time leads of a kind are answered that no appointment answers, by the rules of `leads today`. */
export const answerTime = (rules: readonly AnswerRule[], kind: string): string => {
  const hasSlots = findSlotField(findLeadKind(kind) ?? { fields: [] }) !== undefined;
  return answerTimeLabel(promisedAnswerDays(rules, { kind, isBooked: !hasSlots }));
};
