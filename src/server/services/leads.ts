import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Outbox } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import { createSharedSettings, leadRepository, type Database } from "../../adapters/database/index.ts";
import {
  fileTransport,
  mailSender,
  type OutboxWorker,
  smtpTransport,
  startOutboxWorker,
} from "../../adapters/delivery/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import { createSeal, randomBytes, sha256 } from "../../adapters/signing/index.ts";
import type { LeadDesk } from "../../web/features/lead-form/lead-desk.ts";
import type { Config } from "../config.ts";

/** How often due deliveries are looked for; a new lead's are sent at once. */
const LOOK_EVERY_MS = 5_000;

export type LeadServices = { readonly desk: LeadDesk; readonly stop: () => Promise<void> };

type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly paths: Paths;
  readonly clock: Clock;
  readonly places: () => readonly Location[];
  readonly log: Logger;
};

// Made by whichever node comes first and kept in the database, so that all nodes sign alike.
const secretOf = async ({ config, database }: Parts): Promise<string> =>
  config.secretKey ??
  createSharedSettings(database).putIfAbsent("secret-key", Buffer.from(randomBytes(32)).toString("base64url"));

const startDelivery = (outbox: Outbox, { config, settings, paths, clock, log }: Parts): OutboxWorker =>
  startOutboxWorker({
    outbox,
    senders: {
      mail: mailSender(
        config.smtpUrl === null ? fileTransport(join(config.dataDir, "outbox")) : smtpTransport(config.smtpUrl),
        {
          from: config.mailFrom,
          group: settings.group.name,
          timeZone: settings.timeZone,
          addressOf: (subject) => config.siteUrl + paths.vehicle(subject),
        },
        clock,
      ),
    },
    clock,
    random: Math.random,
    log,
    owner: randomUUID(),
    intervalMs: LOOK_EVERY_MS,
  });

/** The desk that takes leads in, and the worker that sends them on. */
export const createLeadServices = async (parts: Parts): Promise<LeadServices> => {
  const { config, database, settings, clock, places, log } = parts;
  const leads = leadRepository(database);
  const delivery = startDelivery(leads.outbox, parts);
  const desk: LeadDesk = {
    store: leads.store,
    wake: delivery.wake,
    seal: createSeal(await secretOf(parts)),
    digest: sha256,
    randomBytes,
    newId: randomUUID,
    clock,
    origins: [config.siteUrl, `http://${config.host}:${config.port}`, `http://localhost:${config.port}`],
    minFillSeconds: config.minFillSeconds,
    ...settings.leads,
    webhook: null,
    slots: leads.slots,
    slotRules: settings.slots,
    places,
    timeZone: settings.timeZone,
    group: settings.group.name,
    log,
  };
  const stop = async (): Promise<void> => {
    await delivery.stop();
    await leads.close();
  };
  return { desk, stop };
};
