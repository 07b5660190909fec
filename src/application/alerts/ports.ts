import type { Alert, NotifiedPrices } from "#domain/alerts/index.ts";
import type { Delivery, OutboxMessage } from "#domain/outbox/index.ts";
import type { PermittedLimit } from "#domain/retention/index.ts";
import type { Stock } from "../stock/index.ts";

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
   * Saves an e-mail of an alert with the notified prices; `endsAlert` also ends the alert. Returns false, and saves nothing,
   * when the alert was stopped or another node sent an e-mail in the meantime.
   */
  readonly recordEmail: (
    alert: Alert,
    mail: Delivery,
    after: { readonly notified: NotifiedPrices; readonly at: Date; readonly endsAlert: boolean },
  ) => Promise<boolean>;
  /** Prices of all vehicles on sale, by id; null: on request. */
  readonly currentPrices: () => Promise<NotifiedPrices>;
  /** Vehicles on sale of the feeds whose newest import is quarantined: what is known of them is in doubt. */
  readonly quarantinedVehicles: () => Promise<ReadonlySet<number>>;
  /** Deletes pending alerts requested before `at`; returns their number. */
  readonly deleteUnconfirmed: (at: PermittedLimit) => Promise<number>;
};

/** The stock as alerts read it: searches in memory, vehicles by id from the database. */
export type AlertStock = Pick<Stock, "allIds" | "byIds" | "byIdIncludingRemoved" | "index" | "version">;

/** A vehicle in an email; all texts are formatted. */
export type EmailVehicle = {
  readonly title: string;
  readonly href: string;
  /** "2023, 24 500 km, Essence, Manuelle"; possibly empty. */
  readonly summary: string;
  /** "24 990 € TTC". */
  readonly price: string;
  /** Reason why it is listed: "Nouveau"; null: none. */
  readonly note: string | null;
};

export type AlertEmailContext = {
  readonly alert: Pick<Alert, "name" | "criteria">;
  readonly group: string;
  /** URL that ends the alert. */
  readonly stopHref: string;
};

export type AlertNewsContext = AlertEmailContext & {
  /** The first vehicles of `total`, at most `MAX_VEHICLES_PER_EMAIL`. */
  readonly vehicles: readonly EmailVehicle[];
  readonly total: number;
  /** URL of the search results or of the vehicle. */
  readonly allHref: string;
};

/** The email templates of alerts. */
export type AlertEmailTemplates = {
  /** Asks to confirm the alert. */
  readonly confirm: (context: Omit<AlertEmailContext, "stopHref"> & { readonly confirmHref: string }) => OutboxMessage;
  /** Answers a repeated request for an alert that is already active. */
  readonly active: (context: AlertEmailContext) => OutboxMessage;
  /** Lists new and cheaper vehicles. */
  readonly news: (context: AlertNewsContext) => OutboxMessage;
  /** Last email of a price alert: the vehicle is sold; lists similar ones. */
  readonly sold: (
    context: Pick<AlertEmailContext, "alert" | "group"> & {
      readonly similar: readonly EmailVehicle[];
      readonly stockHref: string;
    },
  ) => OutboxMessage;
};
