import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Outbox } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import {
  fileTransport,
  mailSender,
  type OutboxWorker,
  smtpTransport,
  startOutboxWorker,
} from "../../adapters/delivery/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Config } from "../config.ts";

/** How often due deliveries are looked for; a new lead's are sent at once. */
const LOOK_EVERY_MS = 5_000;

type Parts = {
  readonly config: Config;
  readonly settings: Settings;
  readonly paths: Paths;
  readonly clock: Clock;
  readonly log: Logger;
};

/** Sends what is due until stopped. */
export const startDelivery = (outbox: Outbox, { config, settings, paths, clock, log }: Parts): OutboxWorker =>
  startOutboxWorker({
    outbox,
    senders: {
      mail: mailSender(
        config.smtpUrl === null ? fileTransport(join(config.dataDir, "outbox")) : smtpTransport(config.smtpUrl),
        {
          from: config.mailFrom,
          group: settings.group.name,
          timeZone: settings.timeZone,
          addressOf: (vehicle) => config.siteUrl + paths.vehicle(vehicle),
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
