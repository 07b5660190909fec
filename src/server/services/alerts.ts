import { type Alert, CONFIRM_WITHIN_MS, sealAlertLink } from "#domain/alerts/index.ts";
import type { Delivery, OutboxMessage } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import { alertRepository, type Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { AlertDesk } from "../../web/features/alerts/alert-desk.ts";
import type { LeadDesk } from "../../web/features/lead-form/lead-desk.ts";
import type { Stock } from "../../web/services.ts";
import type { Config } from "../config.ts";
import { createAlertDesk } from "./alert-desk.ts";
import { followAlerts } from "./alert-follower.ts";
import { type AlertLetters, createAlertLetters } from "./alert-letters.ts";

export type AlertServices = {
  readonly desk: AlertDesk;
  /** Looks for news where the stock has changed. */
  readonly follow: () => void;
  readonly stop: () => Promise<void>;
};

type Parts = {
  readonly config: Pick<Config, "siteUrl">;
  readonly database: Database;
  readonly settings: Pick<Settings, "timeZone" | "group">;
  readonly paths: Paths;
  readonly stock: Stock;
  readonly leads: Pick<LeadDesk, "seal" | "newId" | "wake">;
  readonly clock: Clock;
  readonly log: Logger;
};

const lettersOf = ({ config, settings, paths, stock, leads }: Parts): AlertLetters => {
  const { siteUrl } = config;
  const expiry = ({ asked_at }: Alert): Date => new Date(Date.parse(asked_at) + CONFIRM_WITHIN_MS);
  return createAlertLetters({
    siteUrl,
    group: settings.group.name,
    paths,
    stock,
    hrefOf: {
      confirm: (alert) => siteUrl + paths.alertConfirm(sealAlertLink(leads.seal, "confirm", alert.id, expiry(alert))),
      stop: (alert) => siteUrl + paths.alertStop(sealAlertLink(leads.seal, "stop", alert.id)),
    },
  });
};

/** Alerts: what their pages do, and the mails that follow the stock. */
export const createAlertServices = (parts: Parts): AlertServices => {
  const { database, settings, stock, leads, clock, log } = parts;
  const { store, rounds, close } = alertRepository(database);
  const letters = lettersOf(parts);
  const mailOf = ({ email }: Alert, message: OutboxMessage): Delivery => ({
    id: leads.newId(),
    lead_id: null,
    channel: "mail",
    purpose: "alert",
    destination: email,
    message,
  });
  const { timeZone } = settings;
  const follower = followAlerts({ database, rounds, stock, letters, mailOf, clock, timeZone, wake: leads.wake, log });
  follower.start();
  let seen = stock.index();
  return {
    desk: createAlertDesk({ store, rounds, stock, leads, clock, answer: (kept) => mailOf(kept, letters.asked(kept)) }),
    follow: () => {
      // Pictures change pages too, and are no news.
      if (seen === stock.index()) return;
      seen = stock.index();
      follower.start();
    },
    stop: async () => {
      await follower.stop();
      await close();
    },
  };
};
