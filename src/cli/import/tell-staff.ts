import { randomUUID } from "node:crypto";
import { staffDeliveries } from "#domain/leads/index.ts";
import type { ImportRecord } from "#domain/vehicles/index.ts";
import { createStockWriter, leadRepository, type Database } from "../../adapters/database/index.ts";
import { importMail } from "../../adapters/delivery/index.ts";
import type { CliContext } from "../context.ts";
import { readMarketSettings } from "../market-settings.ts";

/** How far back an earlier import of the same feed is looked for. */
const LOOK_BACK = 200;

type Ended = Pick<ImportRecord, "feed" | "status" | "reason" | "counts" | "finished_at"> & {
  readonly dry_run: boolean;
};

/** True where the import before this one of the same feed ended in the same way: a feed may be looked at every minute. */
const isKnown = async (context: CliContext, database: Database, { feed, status, reason }: Ended): Promise<boolean> => {
  const all = await createStockWriter(database, context.clock).listImports(LOOK_BACK);
  const [, before] = all.filter((one) => one.feed === feed);
  return before !== undefined && before.status === status && before.reason === reason;
};

const tell = async (context: CliContext, database: Database, ended: Ended): Promise<void> => {
  const { siteUrl } = context.config;
  const settings = readMarketSettings(context);
  if (!settings.ok || (await isKnown(context, database, ended))) return;
  const { group, staff } = settings.value;
  const leads = leadRepository(database);
  try {
    const message = importMail(ended, { group: group.name, url: siteUrl });
    await leads.mailbox.put(staffDeliveries(staff.alerts, message, randomUUID), context.clock.now());
  } finally {
    await leads.close();
  }
};

/**
 * Puts word to the staff into the outbox where an import changed nothing because of what it read; a running server sends
 * it. That it cannot be put there is no fault of the import.
 */
export const tellStaff = async (context: CliContext, database: Database, ended: Ended): Promise<void> => {
  if (ended.dry_run || ended.reason === null) return;
  await tell(context, database, ended).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    context.stderr.write(`the staff could not be told: ${why}\n`);
  });
};
