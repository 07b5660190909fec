import {
  type Alert,
  type AlertRunStore,
  type AlertStore,
  findAlertMatches,
  verifyAlertLink,
} from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { AlertService, AlertRequest } from "../../web/features/alerts/alert-service.ts";
import type { LeadServiceDependencies } from "../../web/features/lead-form/lead-service-dependencies.ts";
import type { Stock } from "../../web/services.ts";

type AlertServiceDependencies = {
  readonly store: AlertStore;
  readonly runs: Pick<AlertRunStore, "currentPrices">;
  readonly stock: Pick<Stock, "index">;
  readonly leads: Pick<LeadServiceDependencies, "signer" | "newId" | "wakeOutbox">;
  /** The email that confirms the request. */
  readonly createConfirmationEmail: (alert: Alert) => Delivery;
  readonly clock: Clock;
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
  leads,
  createConfirmationEmail,
  clock,
}: AlertServiceDependencies): AlertService => ({
  request: async (request) => {
    await store.request(createPendingAlert(request, leads.newId(), clock.now()), createConfirmationEmail);
    leads.wakeOutbox();
  },
  find: async (link, key) => {
    const opened = verifyAlertLink(leads.signer, link, key, clock.now());
    return typeof opened === "string" ? opened : ((await store.find(opened.id)) ?? "unknown");
  },
  confirm: async ({ id, wish }) => {
    const matches = findAlertMatches(wish, stock.index(), await runs.currentPrices());
    await store.confirm(id, new Map(matches.map((match) => [match.id, match.cents])), clock.now());
  },
  stop: async ({ id }) => {
    await store.stop(id, clock.now());
  },
});
