import { findLeadKind, findSlotField, leadKindHours } from "#domain/forms/index.ts";
import { heldSince, type Lead, type LeadEvent, leadProgress } from "#domain/leads/index.ts";
import { type Location, type OpeningHours, openMinutesBetween } from "#domain/locations/index.ts";
import { answerRuleFor, type AnswerRule } from "#domain/site/index.ts";

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
