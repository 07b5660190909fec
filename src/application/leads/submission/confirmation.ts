import { findLeadKind, type LeadKind } from "#domain/forms/index.ts";
import { type ThanksDetails, verifyThanks } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { AnswerRule } from "#domain/site/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";

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
