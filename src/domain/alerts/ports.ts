import type { Delivery } from "../outbox/index.ts";
import type { Alert } from "./alert.ts";
import type { NotifiedPrices } from "./alert-news.ts";

/** Creates the e-mail for the alert as saved. */
type CreateAlertEmail = (saved: Alert) => Delivery;

/** Each call is one idempotent transaction. */
export type AlertStore = {
  /** Saves the result of `resolveAlertRequest` with its e-mail. Throws, and saves nothing, when the database fails. */
  readonly request: (requested: Alert, mail: CreateAlertEmail) => Promise<void>;
  readonly find: (id: string) => Promise<Alert | null>;
  /** Activates a pending alert; `notified`: its current matches. False when no pending alert has this id. */
  readonly confirm: (id: string, notified: NotifiedPrices, at: Date) => Promise<boolean>;
  /** Ends an alert and removes its unsent e-mails. False when no open alert has this id. */
  readonly stop: (id: string, at: Date) => Promise<boolean>;
};

/** Data access of the job that sends alert e-mails. */
export type AlertRunStore = {
  /** Active alerts in order of id, after the id `after`. */
  readonly listActive: (after: string | null, limit: number) => Promise<readonly Alert[]>;
  readonly notifiedPrices: (id: string) => Promise<NotifiedPrices>;
  /**
   * Saves an e-mail of an alert with the notified prices; `ends` also ends the alert. Returns false, and saves nothing,
   * when the alert was stopped or another node sent an e-mail in the meantime.
   */
  readonly recordEmail: (
    alert: Alert,
    mail: Delivery,
    after: { readonly notified: NotifiedPrices; readonly at: Date; readonly ends: boolean },
  ) => Promise<boolean>;
  /** Prices of all vehicles on sale, by id; null: on request. */
  readonly currentPrices: () => Promise<NotifiedPrices>;
  /** Deletes pending alerts requested before `at`; returns their number. */
  readonly deleteUnconfirmed: (at: Date) => Promise<number>;
};

/** For disclosure, erasure and retention. E-mail addresses are case-insensitive. */
export type AlertPrivacy = {
  /** Oldest first. */
  readonly findAlerts: (email: string) => Promise<readonly Alert[]>;
  /** Erases a person's alerts and their e-mails, sent or not; returns the number of alerts. */
  readonly eraseAlerts: (email: string) => Promise<number>;
  /** Erases alerts in any state whose `touched_at` is before `at`; returns their number. */
  readonly deleteAlertsBefore: (at: Date) => Promise<number>;
};
