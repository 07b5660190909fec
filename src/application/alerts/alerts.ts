import { whileLocked } from "../jobs/index.ts";
import { type Alert, type AlertAction, findAlertMatches, verifyAlertLink } from "#domain/alerts/index.ts";
import type { Delivery, OutboxMessage } from "#domain/outbox/index.ts";
import { type Clock, errorCode, type Signer } from "#domain/shared/index.ts";
import type { Job, Log, Scheduler, TryLock } from "../jobs/ports.ts";
import { type AlertEmailDependencies, createAlertEmails, createAlertLinks } from "./alert-emails.ts";
import { runAlerts, type RunAlertsDependencies } from "./run-alerts.ts";
import type { AlertRunStore, AlertStock, AlertStore } from "./ports.ts";

export type AlertRequest = Pick<Alert, "criteria" | "name" | "email"> & {
  readonly consent: Omit<Alert["consent"], "at">;
};

/** Every method rejects when the database fails. */
export type AlertService = {
  /** Saves the alert and sends the confirmation email. The result does not reveal whether it existed before. */
  readonly request: (request: AlertRequest) => Promise<void>;
  /** The alert of a link in an email; "unknown" also for an erased one, "expired" for an old link. */
  readonly find: (link: AlertAction, key: string) => Promise<Alert | "unknown" | "expired">;
  /** Idempotent; does not reactivate a stopped alert. */
  readonly confirm: (alert: Alert) => Promise<void>;
  readonly stop: (alert: Alert) => Promise<void>;
};

type AlertServiceDependencies = {
  readonly store: AlertStore;
  readonly runs: Pick<AlertRunStore, "currentPrices">;
  readonly stock: Pick<AlertStock, "allIds">;
  readonly signer: Signer;
  /** A new UUID. */
  readonly newId: () => string;
  readonly wakeOutbox: () => void;
  readonly clock: Clock;
  readonly log: Pick<Log, "info">;
};

const createPendingAlert = ({ consent, ...request }: AlertRequest, id: string, now: Date): Alert => {
  const at = now.toISOString();
  return {
    ...request,
    id,
    state: "pending",
    created_at: at,
    asked_at: at,
    confirmed_at: null,
    last_mailed_at: null,
    touched_at: at,
    consent: { ...consent, at },
  };
};

/** `createConfirmationEmail`: the email that confirms the request. */
const createAlertService = (
  { store, runs, stock, signer, newId, wakeOutbox, clock, log }: AlertServiceDependencies,
  createConfirmationEmail: (alert: Alert) => Delivery,
): AlertService => ({
  request: async (request) => {
    await store.request(createPendingAlert(request, newId(), clock.now()), createConfirmationEmail);
    wakeOutbox();
  },
  find: async (link, key) => {
    const opened = verifyAlertLink(signer, link, key, clock.now());
    if (typeof opened !== "string") return (await store.find(opened.id)) ?? "unknown";
    log.info({ event: "refusal", purpose: `alert ${link}`, reason: opened }, "signed reference refused");
    return opened;
  },
  confirm: async ({ id, criteria }) => {
    const matches = findAlertMatches(criteria, stock.allIds, await runs.currentPrices());
    await store.confirm(id, new Map(matches.map((match) => [match.id, match.cents])), clock.now());
  },
  stop: async ({ id }) => {
    await store.stop(id, clock.now());
  },
});

type AlertSchedulerDependencies = Omit<RunAlertsDependencies, "signal"> & {
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly tryLock: TryLock;
  /** Wakes the outbox worker. */
  readonly wake: () => void;
  readonly log: Pick<Log, "info" | "error">;
};

/** Alerts that had to wait for a new day are due at midnight of the market's time zone. */
const RUN_INTERVAL_MS = 3_600_000;

const runOnce = (deps: AlertSchedulerDependencies, signal: AbortSignal): Promise<void> =>
  whileLocked(deps.tryLock, "alerts", async () => {
    const { mails, failures } = await runAlerts({ ...deps, signal });
    if (failures > 0) deps.log.error({ failures }, "some alerts failed");
    if (mails === 0) return;
    deps.log.info({ mails }, "alerts mailed");
    deps.wake();
  });

/**
 * Runs alerts every hour and on request, one run at a time, on one node at a time. A request during a run starts another
 * one after it.
 */
export const createAlertScheduler = (deps: AlertSchedulerDependencies): Job =>
  deps.scheduler.schedule({
    run: (signal) => runOnce(deps, signal),
    intervalMs: RUN_INTERVAL_MS,
    whileRunning: "repeat",
    // Only the error's code is logged: a driver's message may quote personal data.
    onError: (error) => deps.log.error({ error: errorCode(error) }, "alerts not mailed"),
  });

export type Alerts = {
  readonly service: AlertService;
  /** Runs alerts when the stock index has changed. */
  readonly onStockChange: () => void;
  readonly stop: () => Promise<void>;
};

type AlertsDependencies = AlertServiceDependencies &
  AlertEmailDependencies &
  Omit<AlertSchedulerDependencies, "emails" | "createDelivery" | "wake"> & { readonly stock: AlertStock };

/** Creates the alert service and starts its scheduler. */
export const startAlerts = (deps: AlertsDependencies): Alerts => {
  const { stock, newId } = deps;
  const emails = createAlertEmails(deps, createAlertLinks(deps));
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
    service: createAlertService(deps, (alert) => createDelivery(alert, emails.confirmation(alert))),
    onStockChange: () => {
      // A change of pictures does not replace the index.
      if (lastVersion === stock.version()) return;
      lastVersion = stock.version();
      job.trigger();
    },
    stop: job.stop,
  };
};
