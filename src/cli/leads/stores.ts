import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { AnswerPromise, PurgeStores } from "#application/leads/index.ts";
import { createAlertRepository } from "../../adapters/database/alerts/index.ts";
import { createCatalogueRepository, type Database, readAnsweredSince } from "../../adapters/database/index.ts";
import { createLeadRepository } from "../../adapters/database/leads/index.ts";
import { createMailFolder } from "../../adapters/delivery/index.ts";
import { removeUnfinishedFiles } from "../../adapters/platform/files/private-file.ts";
import { closing, existingDatabase, onDemand } from "../command.ts";
import { type CliContext, marketSettings } from "../context.ts";
import { CommandError, NOT_FOUND } from "../failure.ts";

export type LeadStores = Awaited<ReturnType<typeof leadStores>>;

/** The leads of the command's database, and what they are changed with. */
export const leadStores = async (context: CliContext, stack: AsyncDisposableStack) => {
  const database = await existingDatabase(context, stack);
  const { clock, config } = context;
  const leads = closing(stack, createLeadRepository(database));
  return { ...leads, database, clock, newId: randomUUID, webhook: config.leadsWebhook?.url ?? null };
};

export const leadsOnDemand = onDemand(leadStores);

/** The same, with every store of personal data. */
export const personalData = async (context: CliContext, stack: AsyncDisposableStack) => {
  const { dataDir } = context.config;
  const { privacy, reader, stash, counters, database } = await leadStores(context, stack);
  const alerts = closing(stack, createAlertRepository(database));
  await removeUnfinishedFiles(dataDir);
  const mails = createMailFolder(join(dataDir, "outbox"));
  const stores: PurgeStores = { leads: privacy, alerts: alerts.privacy, mails, stash, counters };
  return { stores, reader, database };
};

export const unknownLead = (reference: string): CommandError =>
  new CommandError(NOT_FOUND, `there is no lead ${reference}`);

/** What the time to an answer depends on, now. */
export const readAnswerPromise = async (
  context: CliContext,
  database: Database,
): Promise<{ readonly promise: AnswerPromise; readonly answeredSince: Date; readonly now: Date }> => {
  const { leads, timeZone } = marketSettings(context);
  const locations = await createCatalogueRepository(database).locations.all();
  const now = context.clock.now();
  return {
    promise: { answers: leads.answers, locations, timeZone },
    answeredSince: await readAnsweredSince(database, now),
    now,
  };
};

/** "42 min" or "3 h 05". */
export const formatMinutes = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;
