import { type Alert, type AlertRounds, type AlertStore, matchesOf, openAlertLink } from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { AlertDesk, AskedAlert } from "../../web/features/alerts/alert-desk.ts";
import type { LeadDesk } from "../../web/features/lead-form/lead-desk.ts";
import type { Stock } from "../../web/services.ts";

type Parts = {
  readonly store: AlertStore;
  readonly rounds: Pick<AlertRounds, "prices">;
  readonly stock: Pick<Stock, "index">;
  readonly leads: Pick<LeadDesk, "seal" | "newId" | "wake">;
  /** The mail that answers whoever asked. */
  readonly answer: (kept: Alert) => Delivery;
  readonly clock: Clock;
};

const alertFrom = ({ consent, ...asked }: AskedAlert, id: string, now: Date): Alert => {
  const at = now.toISOString();
  return {
    ...asked,
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

/** Everything that the pages of alerts do. */
export const createAlertDesk = ({ store, rounds, stock, leads, answer, clock }: Parts): AlertDesk => ({
  ask: async (asked) => {
    await store.ask(alertFrom(asked, leads.newId(), clock.now()), answer);
    leads.wake();
  },
  open: async (link, key) => {
    const opened = openAlertLink(leads.seal, link, key, clock.now());
    return typeof opened === "string" ? opened : ((await store.find(opened.id)) ?? "unknown");
  },
  confirm: async ({ id, wish }) => {
    const matches = matchesOf(wish, stock.index(), await rounds.prices());
    await store.confirm(id, new Map(matches.map((match) => [match.id, match.cents])), clock.now());
  },
  stop: async ({ id }) => {
    await store.stop(id, clock.now());
  },
});
