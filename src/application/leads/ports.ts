import type { Alert } from "#domain/alerts/index.ts";
import type { ClaimedDelivery, DeadLetter, OutboxMessage } from "#domain/outbox/index.ts";

/** Finds and removes alerts. Email addresses are case-insensitive. */
export type AlertPrivacy = {
  /** Oldest first. */
  readonly findAlerts: (email: string) => Promise<readonly Alert[]>;
  /** Erases a person's alerts and their emails, sent or not; returns the number of alerts. */
  readonly eraseAlerts: (email: string) => Promise<number>;
  /** Erases alerts in any state whose `touched_at` is before `at`; returns their number. */
  readonly deleteAlertsBefore: (at: Date) => Promise<number>;
};

/** Sends one message; throws when the destination did not accept it. May be called twice for the same delivery. */
export type Sender = (claimed: ClaimedDelivery, signal: AbortSignal) => Promise<void>;

/** Thrown by a sender when the destination rejects all future messages. The delivery is not retried. */
export class PermanentRejectionError extends Error {}

/** An email to the staff. */
export type StaffMessage = Omit<OutboxMessage, "unsubscribe">;

/** Renders the email about dead letters; `more` counts those not listed. */
export type DeadLetterTemplate = (deadLetters: readonly DeadLetter[], more: number, site: NoticeSite) => StaffMessage;

/** The site that an email to the staff is about. */
export type NoticeSite = { readonly group: string; readonly url: string };
