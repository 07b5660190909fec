import type { Alert } from "#domain/alerts/index.ts";
import type { Delivery, OutboxMessage } from "#domain/outbox/index.ts";
import type { Signer, Clock } from "#domain/shared/index.ts";
import type { Paths } from "#domain/site/index.ts";
import type { Log, Scheduler, TryLock } from "../jobs/ports.ts";
import type { PurgeGuard } from "../retention/index.ts";
import { createAlertEmails, createAlertLinks } from "./alert-emails.ts";
import { createAlertScheduler } from "./alert-scheduler.ts";
import { type AlertService, createAlertService } from "./alert-service.ts";
import type { AlertEmailTemplates, AlertRunStore, AlertStock, AlertStore } from "./ports.ts";

export type Alerts = {
  readonly service: AlertService;
  /** Runs alerts when the stock index has changed. */
  readonly onStockChange: () => void;
  readonly stop: () => Promise<void>;
};

export type AlertsDependencies = {
  readonly store: AlertStore;
  readonly runs: AlertRunStore;
  readonly templates: AlertEmailTemplates;
  readonly stock: AlertStock;
  readonly signer: Signer;
  /** A new UUID. */
  readonly newId: () => string;
  readonly wakeOutbox: () => void;
  readonly scheduler: Scheduler;
  readonly tryLock: TryLock;
  readonly siteUrl: string;
  /** Public name of the group. */
  readonly group: string;
  readonly paths: Paths;
  /** What follows a price with VAT today. */
  readonly priceSuffix: string;
  /** IANA name of the market's time zone. */
  readonly timeZone: string;
  readonly clock: Clock;
  readonly guard: Pick<PurgeGuard, "permitDerived">;
  readonly log: Log;
};

/** Creates the alert service and starts its scheduler. */
export const startAlerts = (deps: AlertsDependencies): Alerts => {
  const { stock, newId } = deps;
  const emails = createAlertEmails({ ...deps, links: createAlertLinks(deps) });
  const createDelivery = ({ email }: Alert, message: OutboxMessage): Delivery => ({
    id: newId(),
    lead_id: null,
    channel: "mail",
    purpose: "alert",
    destination: email,
    message,
  });
  const job = createAlertScheduler({ ...deps, emails, createDelivery, wake: deps.wakeOutbox });
  job.trigger();
  let lastVersion = stock.version();
  return {
    service: createAlertService({
      ...deps,
      createConfirmationEmail: (alert) => createDelivery(alert, emails.confirmation(alert)),
    }),
    onStockChange: () => {
      // A change of pictures does not replace the index.
      if (lastVersion === stock.version()) return;
      lastVersion = stock.version();
      job.trigger();
    },
    stop: job.stop,
  };
};
