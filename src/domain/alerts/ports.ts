import type { Delivery } from "../leads/index.ts";
import type { Alert } from "./alert.ts";
import type { Told } from "./news.ts";

/** Writes the mail that an alert asks for, once it is known how the alert is kept. */
type Writes = (kept: Alert) => Delivery;

/** What is done about one alert. Each call is one transaction; whatever is done twice is done once. */
export type AlertStore = {
  /**
   * Keeps what a person asked for, as `afterAsking` decides, and the mail that answers. Throws where the database
   * cannot: then nothing was kept.
   */
  readonly ask: (asked: Alert, mail: Writes) => Promise<void>;
  readonly find: (id: string) => Promise<Alert | null>;
  /** Makes a pending alert active; `told` is what it finds already. False where there is none that is pending. */
  readonly confirm: (id: string, told: Told, at: Date) => Promise<boolean>;
  /** Ends an alert, and takes back its mails that are not sent yet. False where there is none that can be ended. */
  readonly stop: (id: string, at: Date) => Promise<boolean>;
};

/** What the run over all alerts needs. */
export type AlertRounds = {
  /** Active alerts by id, behind `after`. */
  readonly active: (after: string | null, limit: number) => Promise<readonly Alert[]>;
  readonly told: (id: string) => Promise<Told>;
  /**
   * Keeps that an alert was mailed: what it has told by now, the mail, the instant, and whether that was its end. False,
   * and nothing kept, where it was stopped or mailed by somebody else meanwhile.
   */
  readonly mailed: (
    alert: Alert,
    mail: Delivery,
    after: { readonly told: Told; readonly at: Date; readonly ends: boolean },
  ) => Promise<boolean>;
  /** Prices of all vehicles on sale, by id; null: on request. */
  readonly prices: () => Promise<Told>;
  /** Drops what was asked before `at` and never confirmed; answers how many. */
  readonly dropUnconfirmed: (at: Date) => Promise<number>;
};

/** For disclosure, erasure and retention. An e-mail address finds its alerts in capitals too. */
export type AlertPrivacy = {
  /** Oldest first. */
  readonly alertsOfPerson: (email: string) => Promise<readonly Alert[]>;
  /** Erases a person's alerts and the mails written for them, sent or not; answers how many alerts. */
  readonly eraseAlertsOf: (email: string) => Promise<number>;
  /** Erases alerts that their person last touched before `at`, in whichever state; answers how many. */
  readonly dropAlertsBefore: (at: Date) => Promise<number>;
};
