import { type Alert, CONFIRMATION_PERIOD_MS, signAlertLink } from "#domain/alerts/index.ts";
import type { Delivery, OutboxMessage } from "#domain/outbox/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import { createAlertRepository, type Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { AlertService } from "../../web/features/alerts/alert-service.ts";
import type { LeadServiceDependencies } from "../../web/features/lead-form/lead-service-dependencies.ts";
import type { Stock } from "../../web/services.ts";
import type { Config } from "../config.ts";
import { createAlertService } from "./alert-service.ts";
import { createAlertScheduler } from "./alert-scheduler.ts";
import { type AlertEmails, createAlertEmails } from "./alert-emails.ts";

export type AlertServices = {
  readonly service: AlertService;
  /** Runs alerts when the stock index has changed. */
  readonly onStockChange: () => void;
  readonly stop: () => Promise<void>;
};

type AlertServicesDependencies = {
  readonly config: Pick<Config, "siteUrl">;
  readonly database: Database;
  readonly settings: Pick<Settings, "timeZone" | "group">;
  readonly paths: Paths;
  readonly stock: Stock;
  readonly leads: Pick<LeadServiceDependencies, "signer" | "newId" | "wakeOutbox">;
  readonly clock: Clock;
  readonly log: Logger;
};

const createEmails = ({ config, settings, paths, stock, leads }: AlertServicesDependencies): AlertEmails => {
  const { siteUrl } = config;
  const confirmationExpiry = ({ asked_at }: Alert): Date => new Date(Date.parse(asked_at) + CONFIRMATION_PERIOD_MS);
  return createAlertEmails({
    siteUrl,
    group: settings.group.name,
    paths,
    stock,
    links: {
      confirm: (alert) =>
        siteUrl + paths.alertConfirm(signAlertLink(leads.signer, "confirm", alert.id, confirmationExpiry(alert))),
      stop: (alert) => siteUrl + paths.alertStop(signAlertLink(leads.signer, "stop", alert.id)),
    },
  });
};

/** Creates the alert service and starts its scheduler. */
export const createAlertServices = (deps: AlertServicesDependencies): AlertServices => {
  const { database, settings, stock, leads, clock, log } = deps;
  const { store, runs, close } = createAlertRepository(database);
  const emails = createEmails(deps);
  const createDelivery = ({ email }: Alert, message: OutboxMessage): Delivery => ({
    id: leads.newId(),
    lead_id: null,
    channel: "mail",
    purpose: "alert",
    destination: email,
    message,
  });
  const { timeZone } = settings;
  const scheduler = createAlertScheduler({
    database,
    runs,
    stock,
    emails,
    createDelivery,
    clock,
    timeZone,
    wake: leads.wakeOutbox,
    log,
  });
  scheduler.start();
  let lastIndex = stock.index();
  return {
    service: createAlertService({
      store,
      runs,
      stock,
      leads,
      clock,
      createConfirmationEmail: (alert) => createDelivery(alert, emails.confirmation(alert)),
    }),
    onStockChange: () => {
      // A change of pictures does not replace the index.
      if (lastIndex === stock.index()) return;
      lastIndex = stock.index();
      scheduler.start();
    },
    stop: async () => {
      await scheduler.stop();
      await close();
    },
  };
};
