import {
  type AnswerStatRow,
  answerStatRows,
  type AnswerTime,
  heldSince,
  type Lead,
  type LeadEvent,
  type LeadProgress,
  leadProgress,
  startOfDay,
  type StatPeriod,
} from "#domain/leads/index.ts";
import type { LeadEventStore, LeadFilter, LeadReader } from "../ports.ts";
import { localTime, type Location, type OpeningHours, openMinutesBetween } from "#domain/locations/index.ts";
import { findLeadKind, findSlotField, leadKindHours } from "#domain/forms/index.ts";
import { type AnswerRule, answerRuleFor } from "#domain/site/index.ts";

type LocationWithHours = Pick<Location, "slug" | "showroom_hours" | "workplace_hours">;

/** What the time to an answer depends on. */
export type AnswerPromise = {
  readonly answers: readonly AnswerRule[];
  /** All locations. The first one's hours count for leads without a location. */
  readonly locations: readonly LocationWithHours[];
  /** IANA name. */
  readonly timeZone: string;
};

/** The hours in which a lead is answered; null without any location: at every hour. */
const answerHours = ({ kind, subject }: Lead, locations: readonly LocationWithHours[]): OpeningHours | null => {
  const slug = subject?.location?.slug;
  const location = locations.find((candidate) => candidate.slug === slug) ?? locations[0];
  return location === undefined ? null : leadKindHours(findLeadKind(kind) ?? { fields: [] }, location);
};

/** Opening minutes for a lead between two instants. */
const minutesFor = (
  lead: Lead,
  { locations, timeZone }: AnswerPromise,
  { from, until }: { readonly from: string; readonly until: Date },
): number => {
  const hours = answerHours(lead, locations);
  const start = new Date(from);
  if (hours === null) return Math.max(0, Math.floor((until.getTime() - start.getTime()) / 60_000));
  return openMinutesBetween(hours, start, until, timeZone);
};

/** A kind without appointments cannot lack one. */
const isBooked = ({ kind, booking }: Lead): boolean =>
  booking !== null || findSlotField(findLeadKind(kind) ?? { fields: [] }) === undefined;

export const answerRuleOf = (lead: Lead, { answers }: Pick<AnswerPromise, "answers">): AnswerRule | null =>
  answerRuleFor(answers, {
    kind: lead.kind,
    location: lead.subject?.location?.slug ?? null,
    brand: lead.subject !== null && "brand" in lead.subject ? lead.subject.brand : null,
    isBooked: isBooked(lead),
  });

/** Opening minutes from the receipt of a lead to its first answer, else to `now`. */
export const answerMinutes = (lead: Lead, events: readonly LeadEvent[], promise: AnswerPromise, now: Date): number => {
  const answer = leadProgress(events).first_answer;
  return minutesFor(lead, promise, { from: lead.created_at, until: answer === null ? now : new Date(answer.at) });
};

/** Opening minutes since the present owner, or the people of the location, got the lead. */
export const heldMinutes = (lead: Lead, events: readonly LeadEvent[], promise: AnswerPromise, now: Date): number =>
  minutesFor(lead, promise, { from: heldSince(lead, events), until: now });

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
const withWork = async (
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

/** What answers are measured by, beside all together. */
export type AnswerGroup = "kind" | "location" | "all";

type MeasureDependencies = {
  readonly reader: Pick<LeadReader, "stream">;
  readonly events: Pick<LeadEventStore, "read">;
  readonly promise: AnswerPromise;
  /** Leads that were received before are not measured. */
  readonly answeredSince: Date;
  readonly now: Date;
};

const BATCH_SIZE = 500;

async function* batches(leads: AsyncIterable<Lead>): AsyncGenerator<readonly Lead[]> {
  let batch: Lead[] = [];
  for await (const lead of leads) {
    batch.push(lead);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

const groupName = (by: AnswerGroup, { kind, subject }: Lead): string => {
  if (by === "all") return "all";
  return by === "kind" ? kind : (subject?.location?.slug ?? "none");
};

/** Measures the time to the first answer of the leads of a period. Spam and cancelled appointments need no answer. */
export const measureAnswers = async (
  deps: MeasureDependencies,
  by: AnswerGroup,
  { from, until }: StatPeriod,
  filter: Pick<LeadFilter, "kind" | "location">,
): Promise<readonly AnswerStatRow[]> => {
  const since = new Date(Math.max(from.getTime(), deps.answeredSince.getTime()));
  const times: AnswerTime[] = [];
  for await (const leads of batches(deps.reader.stream({ ...filter, since, until }))) {
    for (const { lead, progress, minutes, promised } of await withWork(deps, leads)) {
      const isAnswered = progress.first_answer !== null;
      const isEnded = progress.state === "spam" || progress.state === "cancelled";
      if (isEnded && !isAnswered) continue;
      times.push({ name: groupName(by, lead), minutes, is_answered: isAnswered, promised });
    }
  }
  return answerStatRows(times, by === "all" ? ["all"] : []);
};
