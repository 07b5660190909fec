import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import { createSharedSettings, leadRepository, type Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import { randomBytes } from "../../adapters/signing/index.ts";
import type { LeadDesk } from "../../web/features/lead-form/lead-desk.ts";
import type { Catalogue } from "../../web/services.ts";
import type { Config } from "../config.ts";
import { type FailingSources, watchSources } from "./failing-sources.ts";
import { startDelivery } from "./lead-delivery.ts";
import { createLeadDesk } from "./lead-desk.ts";
import { dropLeftoversHourly } from "./lead-leftovers.ts";
import { startRetention } from "./retention.ts";

export type LeadServices = {
  readonly desk: LeadDesk;
  /** Tells the staff of a source that goes on failing. */
  readonly failed: FailingSources["failed"];
  readonly stop: () => Promise<void>;
};

type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly paths: Paths;
  readonly catalogue: () => Catalogue;
  readonly clock: Clock;
  readonly log: Logger;
};

// Made by whichever node comes first and kept in the database, so that all nodes sign alike.
const secretOf = async ({ config, database }: Parts): Promise<string> =>
  config.secretKey ??
  createSharedSettings(database).putIfAbsent("secret-key", Buffer.from(randomBytes(32)).toString("base64url"));

/** The desk that takes leads in, what sends them on, tells the staff, and removes leads when their time is over. */
export const createLeadServices = async (parts: Parts): Promise<LeadServices> => {
  const leads = leadRepository(parts.database);
  const delivery = startDelivery({ ...parts, leads });
  const desk = createLeadDesk({ ...parts, leads, secret: await secretOf(parts), wake: delivery.wake });
  const { config, settings } = parts;
  const { failed } = watchSources({
    ...parts,
    ...leads,
    addresses: settings.staff.alerts,
    site: { group: settings.group.name, url: config.siteUrl },
    newId: desk.newId,
    wake: delivery.wake,
  });
  const leftovers = dropLeftoversHourly({ ...parts, leads });
  const retention = startRetention(parts);
  const stop = async (): Promise<void> => {
    leftovers.stop();
    await retention.stop();
    await delivery.stop();
    await leads.close();
  };
  return { desk, failed, stop };
};
