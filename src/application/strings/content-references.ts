import { findWork, type Work, type WorkEntry } from "#domain/appointments/index.ts";
import type { GroupContact } from "#domain/content/index.ts";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { retentionMonths } from "#domain/leads/index.ts";
import { endedEntry, entryInForce } from "#domain/leasing/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { answerTime } from "./answer-time.ts";
import { INTERMEDIARY_ENDED, intermediaryText } from "./intermediary.ts";
import { daysLabel, durationLabel } from "./appointments.ts";
import { tradeInLink } from "./trade-in.ts";

type NamedText = readonly [name: string, text: string];

const attributeTexts = ({ minutes, price_cents, days }: Work): readonly NamedText[] => [
  ...(minutes === undefined ? [] : [["minutes", durationLabel(minutes)] as const]),
  ...(price_cents === undefined ? [] : [["price", formatEuros(price_cents)] as const]),
  ...(days === undefined ? [] : [["days", daysLabel(days)] as const]),
];

/** By "work.tyres.wheels.minutes", and at each location with an entry of its own by "work.tyres.wheels.villefranche-sur-saone.minutes". */
const workTexts = (works: readonly WorkEntry[]): readonly NamedText[] => {
  const locations = [undefined, ...new Set(works.flatMap(({ location }) => location ?? []))];
  const named = works.flatMap(({ calendar, work }) => (work === undefined ? [] : [{ calendar, work }]));
  return named.flatMap(({ calendar, work }) =>
    locations.flatMap((location) => {
      const path = ["work", calendar, work, ...(location === undefined ? [] : [location])];
      return attributeTexts(findWork(works, { calendar, work, location: location ?? "" })).map(
        ([name, text]) => [[...path, name].join("."), text] as const,
      );
    }),
  );
};

const monthsLabel = (months: number): string => `${months}\u00a0mois`;

/** By "answer.contact": within which time a form's request is answered. */
const answerTexts = ({ answers }: Settings["leads"]): readonly NamedText[] =>
  Object.keys(LEAD_KINDS).map((kind) => [`answer.${kind}`, answerTime(answers, kind)]);

/** By "retention.application" and "retention.application.reason": how long leads of a kind are stored, and why. */
const retentionTexts = (retention: Settings["retention"]): readonly NamedText[] => [
  ["retention.default", monthsLabel(retention.default_months)],
  ...Object.keys(LEAD_KINDS).map(
    (kind) => [`retention.${kind}`, monthsLabel(retentionMonths(retention, kind))] as const,
  ),
  ...Object.entries(retention.reasons).map(([name, reason]) => [`retention.${name}.reason`, reason] as const),
];

/** "finance.intermediary": the group's status on a day (`YYYY-MM-DD`). */
const financeTexts = (
  { intermediary }: Pick<Settings["finance"], "intermediary">,
  today: string,
): readonly NamedText[] => {
  const entry = entryInForce(intermediary, today);
  if (entry !== null) return [["finance.intermediary", intermediaryText(entry)]];
  return endedEntry(intermediary, today) === null ? [] : [["finance.intermediary", INTERMEDIARY_ENDED]];
};

type ReferredSettings = Pick<
  Settings,
  "group" | "slots" | "leads" | "promises" | "retention" | "finance" | "autoproffTradeIn"
>;

/** What texts of pages may refer to on a day: the group, the works of its workshops, and what it promises. */
export const contentReferences = (
  { group, slots, leads, promises, retention, finance, autoproffTradeIn }: ReferredSettings,
  today: string,
): GroupContact => ({
  ...group,
  values: Object.fromEntries([
    ...workTexts(slots.works),
    ...answerTexts(leads),
    ...financeTexts(finance, today),
    ...retentionTexts(retention),
    ...Object.entries(promises).map(([name, { text }]) => [`promise.${name}`, text] as const),
    ["trade_in.link", tradeInLink({ autoproffTradeIn })],
  ]),
});
