import { type Lead, leadProgress, type LeadProgress, startOfDay } from "#domain/leads/index.ts";
import { localTime } from "#domain/locations/index.ts";
import type { LeadEventStore, LeadReader } from "../ports.ts";
import { answerMinutes, type AnswerPromise, answerRuleOf } from "./answer-times.ts";

/** A lead with what became of it. Minutes are opening time of its location. */
export type WorkedLead = {
  readonly lead: Lead;
  readonly progress: LeadProgress;
  /** From receipt to the first answer, else to now. */
  readonly minutes: number;
  /** Minutes within which an answer is promised; null without a promise. */
  readonly promised: number | null;
};

type DayDependencies = {
  readonly reader: Pick<LeadReader, "list" | "open">;
  readonly events: Pick<LeadEventStore, "read">;
  readonly promise: AnswerPromise;
  /** Leads that were received before are not counted as unanswered. */
  readonly answeredSince: Date;
  readonly now: Date;
};

/** Adds to leads what their events say. */
export const withWork = async (
  { events: store, promise, now }: Pick<DayDependencies, "events" | "promise" | "now">,
  leads: readonly Lead[],
): Promise<readonly WorkedLead[]> => {
  const events = await store.read(leads.map(({ id }) => id));
  return leads.map((lead) => {
    const own = events.get(lead.id) ?? [];
    const promised = answerRuleOf(lead, promise)?.within ?? null;
    return { lead, progress: leadProgress(own), minutes: answerMinutes(lead, own, promise, now), promised };
  });
};

/** More came on no day of a group. */
const MAX_LEADS = 10_000;

/** The leads of today, and all that still wait for a promised answer; oldest first. `location`: a slug. */
export const readDay = async (
  deps: DayDependencies,
  location?: string,
): Promise<{ readonly today: readonly WorkedLead[]; readonly unanswered: readonly WorkedLead[] }> => {
  const { reader, answeredSince, now, promise } = deps;
  const since = startOfDay(localTime(now, promise.timeZone).date, promise.timeZone);
  const today = await reader.list({ since, limit: MAX_LEADS, ...(location === undefined ? {} : { location }) });
  const open = (await reader.open(answeredSince)).filter(
    ({ subject }) => location === undefined || subject?.location?.slug === location,
  );
  const unanswered = (await withWork(deps, open)).filter(({ promised }) => promised !== null);
  return { today: await withWork(deps, today.toReversed()), unanswered };
};
