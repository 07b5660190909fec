import { randomUUID } from "node:crypto";
import { createStaffDeliveries } from "#domain/outbox/index.ts";
import { createStockWriter, createLeadRepository, type Database } from "../../adapters/database/index.ts";
import { importMail } from "../../adapters/delivery/index.ts";
import type { CliContext } from "../context.ts";
import { readMarketSettings } from "../market-settings.ts";
import type { ImportRecord } from "#domain/imports/index.ts";

/** Number of past imports that are searched for one of the same feed. */
const MAX_PAST_IMPORTS = 200;

type FinishedImport = Pick<ImportRecord, "feed" | "status" | "reason" | "counts" | "finished_at"> & {
  readonly dry_run: boolean;
};

/** True when the previous import of the same feed ended in the same way: a feed may be polled every minute. */
const isRepeated = async (
  context: CliContext,
  database: Database,
  { feed, status, reason }: FinishedImport,
): Promise<boolean> => {
  const all = await createStockWriter(database, context.clock).listImports(MAX_PAST_IMPORTS);
  const [, previous] = all.filter((past) => past.feed === feed);
  return previous !== undefined && previous.status === status && previous.reason === reason;
};

const queueEmail = async (context: CliContext, database: Database, finished: FinishedImport): Promise<void> => {
  const { siteUrl } = context.config;
  const settings = readMarketSettings(context);
  if (!settings.ok || (await isRepeated(context, database, finished))) return;
  const { group, staff } = settings.value;
  const leads = createLeadRepository(database);
  try {
    const message = importMail(finished, { group: group.name, url: siteUrl });
    await leads.outboxWriter.enqueue(createStaffDeliveries(staff.alerts, message, randomUUID), context.clock.now());
  } finally {
    await leads.close();
  }
};

/**
 * Notifies the staff by email when an import was refused; a running server sends it. A failure to do so does not fail
 * the import.
 */
export const notifyStaff = async (context: CliContext, database: Database, finished: FinishedImport): Promise<void> => {
  if (finished.dry_run || finished.reason === null) return;
  await queueEmail(context, database, finished).catch((error: unknown) => {
    const errorMessage = error instanceof Error ? error.message : String(error);
    context.stderr.write(`the staff could not be told: ${errorMessage}\n`);
  });
};
