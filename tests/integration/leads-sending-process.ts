import { randomUUID } from "node:crypto";
import { leadRepository, openDatabase } from "../../src/adapters/database/index.ts";
import { httpSender, mailSender, smtpTransport, startOutboxWorker } from "../../src/adapters/delivery/index.ts";
import { MAIL_SITE } from "./leads-mail-site.ts";

/** What a process of its own is to send, and where to. */
export type SendingOrder = { readonly dataDir: string; readonly smtpUrl: string; readonly webhookSecret: string };

const { dataDir, smtpUrl, webhookSecret } = JSON.parse(process.argv[2] ?? "") as SendingOrder;

const database = await openDatabase({ dataDir, url: null });
const { outbox, reader } = leadRepository(database);
const clock = { now: () => new Date() };
const silent = (): void => undefined;

// It sends until it is killed.
startOutboxWorker({
  outbox,
  senders: {
    mail: mailSender({
      transport: smtpTransport(smtpUrl),
      site: MAIL_SITE,
      fileContent: reader.fileContent,
      clock,
    }),
    http: httpSender({ site: MAIL_SITE, webhookSecret, clock }),
  },
  clock,
  random: Math.random,
  log: { info: silent, warn: silent, error: silent },
  owner: randomUUID(),
  intervalMs: 1_000,
});
