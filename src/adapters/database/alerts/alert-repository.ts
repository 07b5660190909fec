import type { AlertPrivacy } from "#application/leads/ports.ts";
import type { AlertRunStore, AlertStore } from "#application/alerts/ports.ts";
import { createAlertPrivacy } from "./alert-privacy.ts";
import { createAlertRunStore } from "./alert-run-store.ts";
import { createAlertStore } from "./alert-store.ts";
import type { Database } from "../database.ts";
import { createWriter } from "../writer.ts";

/** Stores alerts, their notified prices and their mails. */
export type AlertRepository = {
  readonly store: AlertStore;
  readonly runs: AlertRunStore;
  readonly privacy: AlertPrivacy;
  /** Closes the write connections; the database stays open. */
  readonly close: () => Promise<void>;
};

export const createAlertRepository = (database: Database): AlertRepository => {
  const requestWriter = createWriter(database);
  const runWriter = createWriter(database);
  return {
    store: createAlertStore(database, requestWriter.write),
    runs: createAlertRunStore(database, runWriter.write),
    privacy: createAlertPrivacy(database, requestWriter.write),
    close: async () => {
      await Promise.all([requestWriter.close(), runWriter.close()]);
    },
  };
};
