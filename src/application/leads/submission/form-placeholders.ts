import type { LeadKind } from "#domain/forms/index.ts";
import { type LeadSubject, retentionMonths } from "#domain/leads/index.ts";
import { answerTime } from "../../strings/answer-time.ts";
import { placeholderValues } from "../../strings/forms/placeholders.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";

/** Values for the placeholders in the texts of a kind's form. */
export const formPlaceholders = (
  { group, answers, retention }: Pick<LeadServiceDependencies, "group" | "answers" | "retention">,
  kind: LeadKind,
  subject: LeadSubject | null,
): Readonly<Record<string, string>> => ({
  ...placeholderValues(group, subject),
  answer: answerTime(answers, kind.name),
  months: `${retentionMonths(retention, kind.name)}\u00a0mois`,
});
