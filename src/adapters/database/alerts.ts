import type { AlertPrivacy, AlertRounds, AlertStore } from "#domain/alerts/index.ts";
import { alertPrivacy } from "./alerts-privacy.ts";
import { alertRounds } from "./alerts-rounds.ts";
import { alertStore } from "./alerts-store.ts";
import type { Database } from "./database.ts";
import { createWriter } from "./leads-writer.ts";

/** Alerts, and what was told and mailed for them, in the database. */
export type AlertRepository = {
  readonly store: AlertStore;
  readonly rounds: AlertRounds;
  readonly privacy: AlertPrivacy;
  /** Gives back what writing took; the database itself stays open. */
  readonly close: () => Promise<void>;
};

export const alertRepository = (database: Database): AlertRepository => {
  const asking = createWriter(database);
  const rounds = createWriter(database);
  return {
    store: alertStore(database, asking.write),
    rounds: alertRounds(database, rounds.write),
    privacy: alertPrivacy(database, asking.write),
    close: async () => {
      await Promise.all([asking.close(), rounds.close()]);
    },
  };
};
