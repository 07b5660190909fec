import { LEAD_FORMATS } from "../../src/adapters/formats/lead-formats.ts";
import { randomUUID } from "node:crypto";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { createHttpSender, createMailSender, createSmtpTransport } from "../../src/adapters/delivery/index.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { MAIL_SITE } from "../builders/mail-site.ts";
import { startOutboxWorker } from "#application/leads/index.ts";

/** Argument of the process, as JSON. */
export type DeliveryProcessInput = {
  readonly dataDir: string;
  readonly smtpUrl: string;
  readonly webhookSecret: string;
};

const { dataDir, smtpUrl, webhookSecret } = JSON.parse(process.argv[2] ?? "") as DeliveryProcessInput;

const database = await openDatabase({ dataDir, url: null });
const { outbox, reader } = createLeadRepository(database);
const clock = { now: () => new Date() };
const silent = (): void => undefined;

// The process runs until it is killed: the timers of jobs do not keep it alive.
setInterval(silent, 60_000);
startOutboxWorker({
  outbox,
  senders: {
    mail: createMailSender({
      logo: () => Promise.resolve(null),
      formats: LEAD_FORMATS,
      transport: createSmtpTransport(smtpUrl),
      site: MAIL_SITE,
      fileContent: reader.fileContent,
      vehicleById: async () => null,
      clock,
    }),
    http: createHttpSender({ site: MAIL_SITE, formats: LEAD_FORMATS, webhookSecret, clock }),
  },
  clock,
  random: Math.random,
  log: { info: silent, warn: silent, error: silent },
  owner: randomUUID(),
  scheduler: createScheduler(),
  intervalMs: 1_000,
});
