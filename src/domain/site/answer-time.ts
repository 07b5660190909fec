import { resolveAnswerRule } from "./lead-routing.ts";
import type { AnswerRule } from "./settings/settings.ts";

/** Opening time of a working day, in minutes. */
const WORKING_DAY_MINUTES = 8 * 60;

type AnsweredLead = {
  readonly kind: string;
  readonly location: string | null;
  readonly brand: string | null;
  /** False for a request of an appointment without one: nobody has answered it yet. */
  readonly isBooked: boolean;
};

/**
 * The most specific rule about the answer to a lead; null if none matches. A rule that switches answers to a kind off holds
 * where the appointment is the answer: a lead without one gets the next rule.
 */
export const answerRuleFor = (rules: readonly AnswerRule[], { isBooked, ...lead }: AnsweredLead): AnswerRule | null => {
  const applied = isBooked ? rules : rules.filter(({ kind, within }) => kind === undefined || within !== null);
  return resolveAnswerRule(applied, lead);
};

/**
 * Working days within which leads of a kind are answered, wherever they go: the longest time of the rules that can apply,
 * a begun day counted as complete. Null where one of them promises nothing.
 */
export const promisedAnswerDays = (
  rules: readonly AnswerRule[],
  { kind, isBooked }: Pick<AnsweredLead, "kind" | "isBooked">,
): number | null => {
  const locations = [null, ...rules.flatMap((rule) => rule.location ?? [])];
  const times = locations.map(
    (location) => answerRuleFor(rules, { kind, location, brand: null, isBooked })?.within ?? null,
  );
  const minutes = times.filter((time) => time !== null);
  return minutes.length < times.length ? null : Math.ceil(Math.max(...minutes) / WORKING_DAY_MINUTES);
};
