import { findLeadKind, leadKindHours, type LeadKind } from "#domain/forms/index.ts";
import { type FleetSubject, type Lead, leadFieldText, type ThanksDetails, verifyThanks } from "#domain/leads/index.ts";
import { addDays, hoursForDate, type Location, localTime } from "#domain/locations/index.ts";
import { errorCode } from "#domain/shared/index.ts";
import { type AnswerRule, promisedAnswerDays } from "#domain/site/index.ts";
import { type LeadServiceDependencies, withTimeout } from "./dependencies.ts";

/** A committed lead as the thanks page names it. */
type LeadConfirmation = ThanksDetails & {
  readonly leadKind: LeadKind;
  /** Location of the appointment; null without one, or when the location no longer exists. */
  readonly bookingLocation: Location | null;
  /** IANA time zone of the market. */
  readonly timeZone: string;
  /** Public name of the group. */
  readonly group: string;
  /** The rules about answers. */
  readonly answers: readonly AnswerRule[];
};

type ConfirmationDependencies = Pick<
  LeadServiceDependencies,
  "signer" | "locations" | "timeZone" | "group" | "answers" | "log"
>;

/** Null unless `ref` is a reference that this site signed for a saved lead. */
export const findConfirmation = (
  { signer, locations, timeZone, group, answers, log }: ConfirmationDependencies,
  ref: string,
): LeadConfirmation | null => {
  const thanks = verifyThanks(signer, ref);
  if (thanks === null) log.info({ event: "refusal", purpose: "thanks" }, "signed reference refused");
  const leadKind = thanks && findLeadKind(thanks.kind);
  if (!thanks || !leadKind) return null;
  const bookingLocation = locations().find(({ slug }) => slug === thanks.booking?.location) ?? null;
  return { ...thanks, leadKind, bookingLocation, timeZone, group, answers };
};

/** What the thanks page repeats of a lead. */
type RepeatedLead = {
  /** What the visitor wrote; null for kinds that do not repeat it. */
  readonly message: string | null;
  /** The requested offers with their quantities. */
  readonly fleet: FleetSubject | null;
  /** ISO date of the last day on which it is answered; null without a promise. */
  readonly answeredBy: string | null;
};

type RepeatDependencies = Pick<
  LeadServiceDependencies,
  "signer" | "reader" | "locations" | "answers" | "timeZone" | "clock" | "log"
>;

/** The address of a thanks page may be passed on: it shows what the visitor wrote only so long. */
const REPEATED_MS = 60 * 60_000;

const READ_TIMEOUT_MS = 2000;

/** No location is closed for longer. */
const MAX_DAYS_AHEAD = 62;

/** The day that is so many days of opening after another; null for a location that never opens. */
const workingDayAfter = (hours: Parameters<typeof hoursForDate>[0], date: string, days: number): string | null => {
  let left = days;
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const day = addDays(date, ahead);
    if (hoursForDate(hours, day).spans.length > 0) left -= 1;
    if (left === 0) return day;
  }
  return null;
};

const answeredBy = (
  { locations, answers, timeZone }: Pick<RepeatDependencies, "locations" | "answers" | "timeZone">,
  lead: Lead,
  kind: LeadKind,
): string | null => {
  const days = promisedAnswerDays(answers, { kind: kind.name, isBooked: true });
  const location = locations().find(({ slug }) => slug === lead.subject?.location?.slug);
  if (days === null || location === undefined) return null;
  const received = localTime(new Date(lead.created_at), timeZone).date;
  return workingDayAfter(leadKindHours(kind, location), received, days);
};

/** Null for other kinds, an hour after the form was sent, and while the database does not answer. */
export const repeatLead = async (deps: RepeatDependencies, ref: string): Promise<RepeatedLead | null> => {
  const thanks = verifyThanks(deps.signer, ref);
  const kind = thanks && findLeadKind(thanks.kind);
  if (!thanks || !kind || (kind.isRepeated !== true && kind.isFleetRepeated !== true)) return null;
  try {
    const lead = await withTimeout(deps.reader.byReference(thanks.reference), READ_TIMEOUT_MS);
    const age = lead === null ? Infinity : deps.clock.now().getTime() - Date.parse(lead.created_at);
    if (lead === null || age > REPEATED_MS) return null;
    const fleet = kind.isFleetRepeated === true && lead.subject?.type === "fleet" ? lead.subject : null;
    if (kind.isRepeated !== true) return { message: null, fleet, answeredBy: null };
    return { message: leadFieldText(lead, "message"), fleet, answeredBy: answeredBy(deps, lead, kind) };
  } catch (error) {
    deps.log.error({ error: errorCode(error) }, "lead not read for its thanks page");
    return null;
  }
};
