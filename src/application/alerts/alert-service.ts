import { type Alert, type AlertAction, findAlertMatches, verifyAlertLink } from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import type { Signer, Clock } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";
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
  /** The email that confirms the request. */
  readonly createConfirmationEmail: (alert: Alert) => Delivery;
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

export const createAlertService = ({
  store,
  runs,
  stock,
  signer,
  newId,
  wakeOutbox,
  createConfirmationEmail,
  clock,
  log,
}: AlertServiceDependencies): AlertService => ({
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
