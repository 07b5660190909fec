import type { AdfRule, AnswerRule, RoutingRule } from "./settings/settings.ts";

type RuleConditions = Pick<RoutingRule, "kind" | "location" | "brand">;

type RoutedLead = {
  readonly kind: string;
  /** Slugs; null where the lead names none. */
  readonly location: string | null;
  readonly brand: string | null;
};

const matchesRule = (rule: RuleConditions, lead: RoutedLead): boolean =>
  (rule.kind === undefined || rule.kind === lead.kind) &&
  (rule.location === undefined || rule.location === lead.location) &&
  (rule.brand === undefined || rule.brand === lead.brand);

// Kind takes precedence over location, and location over brand.
const specificity = (rule: RuleConditions): number =>
  (rule.kind === undefined ? 0 : 4) + (rule.location === undefined ? 0 : 2) + (rule.brand === undefined ? 0 : 1);

const mostSpecific = <R extends RuleConditions>(rules: readonly R[], lead: RoutedLead): R | null =>
  rules
    .filter((rule) => matchesRule(rule, lead))
    .reduce<R | null>((best, rule) => (best === null || specificity(rule) > specificity(best) ? rule : best), null);

/**
 * E-mail and ADF addresses of the most specific matching rules; `adf` may be empty. Throws if no routing rule matches;
 * valid settings always have one that matches every lead.
 */
export const resolveLeadDestinations = (
  { routing, adf }: { readonly routing: readonly RoutingRule[]; readonly adf: readonly AdfRule[] },
  { hasVehicle, ...lead }: RoutedLead & { readonly hasVehicle: boolean },
): { readonly addresses: readonly string[]; readonly adf: readonly string[] } => {
  const best = mostSpecific(routing, lead);
  if (best === null) throw new Error(`No routing rule for a lead of kind ${lead.kind}`);
  const { to = [], without_vehicle: withoutVehicle = "adf" } = mostSpecific(adf, lead) ?? {};
  if (hasVehicle || withoutVehicle === "adf") return { addresses: best.to, adf: to };
  const mailboxes = to.filter((address) => !/^https?:/.test(address));
  return { addresses: [...new Set([...best.to, ...mailboxes])], adf: [] };
};

/** The most specific matching rule about answers; null if none matches. */
const resolveAnswerRule = (rules: readonly AnswerRule[], lead: RoutedLead): AnswerRule | null =>
  mostSpecific(rules, lead);

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
