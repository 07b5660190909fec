import type { AlertPrivacy, LeadPrivacy, UploadStash } from "#application/leads/ports.ts";
import type { Counters } from "#domain/spam/index.ts";
import { createAlertRepository } from "../alerts/alert-repository.ts";
import type { Database } from "../database.ts";
import { createLeadRepository } from "./lead-repository.ts";

export type PrivacyStores = {
  readonly leads: LeadPrivacy;
  readonly alerts: AlertPrivacy;
  readonly stash: UploadStash;
  readonly counters: Counters;
};

/** Opens the stores of personal data on write connections of their own and closes them after `work`. */
export const withPrivacyStores = async (
  database: Database,
  work: (stores: PrivacyStores) => Promise<void>,
): Promise<void> => {
  const leads = createLeadRepository(database);
  const alerts = createAlertRepository(database);
  try {
    const { privacy, stash, counters } = leads;
    await work({ leads: privacy, alerts: alerts.privacy, stash, counters });
  } finally {
    await Promise.all([leads.close(), alerts.close()]);
  }
};
