import { join } from "node:path";
import type { LeadReader } from "#application/leads/ports.ts";
import type { PurgeStores } from "#application/leads/index.ts";
import type { Database } from "../../../adapters/database/index.ts";
import { createAlertRepository } from "../../../adapters/database/alerts/index.ts";
import { createMailFolder } from "../../../adapters/delivery/index.ts";
import { removeUnfinishedFiles } from "../../../adapters/platform/files/private-file.ts";
import type { CliContext } from "../../context.ts";
import { withLeads } from "../with-leads.ts";

/** Opens every store of personal data and closes it after `work`. */
export const withPersonalData = (
  context: CliContext,
  work: (stores: PurgeStores, reader: LeadReader, database: Database) => Promise<void>,
): Promise<void> =>
  withLeads(context, async ({ privacy, reader, stash, counters }, database) => {
    const alerts = createAlertRepository(database);
    await removeUnfinishedFiles(context.config.dataDir);
    const mails = createMailFolder(join(context.config.dataDir, "outbox"));
    try {
      await work({ leads: privacy, alerts: alerts.privacy, mails, stash, counters }, reader, database);
    } finally {
      await alerts.close();
    }
  });
