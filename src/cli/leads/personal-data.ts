import { join } from "node:path";
import type { LeadReader } from "#domain/leads/index.ts";
import type { Purgeable } from "#domain/privacy/index.ts";
import { alertRepository } from "../../adapters/database/index.ts";
import { writtenMails } from "../../adapters/delivery/index.ts";
import type { CliContext } from "../context.ts";
import { withLeads } from "./open-leads.ts";

/** Opens whatever keeps something of people. */
export const withPersonalData = (
  context: CliContext,
  work: (kept: Purgeable, reader: LeadReader) => Promise<void>,
): Promise<void> =>
  withLeads(context, async ({ privacy, reader, stash, counters }, database) => {
    const alerts = alertRepository(database);
    const mails = writtenMails(join(context.config.dataDir, "outbox"));
    try {
      await work({ leads: privacy, alerts: alerts.privacy, mails, stash, counters }, reader);
    } finally {
      await alerts.close();
    }
  });
