import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { deliveriesFor, type Lead } from "#domain/leads/index.ts";
import { type Database, type LeadRepository, leadRepository, openDatabase } from "../../src/adapters/database/index.ts";
import {
  httpSender,
  mailSender,
  type OutboxWorker,
  type OutboxWorkerParts,
  smtpTransport,
  startOutboxWorker,
} from "../../src/adapters/delivery/index.ts";
import { sampleLead } from "../contract/lead-samples.ts";
import { type HttpOptions, type HttpServer, startHttpServer } from "./leads-http-server.ts";
import { MAIL_SITE } from "./leads-mail-site.ts";
import { type SmtpOptions, type SmtpServer, startSmtpServer } from "./leads-smtp-server.ts";

export const WEBHOOK_SECRET = "a secret of at least 24 characters";

type Stoppable = { readonly stop: () => Promise<void> };

/** The outbox of one test, with a clock that the test moves, and what is started is stopped with it. */
export type DeliveryTest = {
  /** DATA_DIR of the database. */
  readonly folder: string;
  readonly database: Database;
  readonly leads: LeadRepository;
  /** Moves the clock on. */
  readonly pass: (milliseconds: number) => void;
  readonly now: () => Date;
  readonly smtp: (options?: SmtpOptions) => Promise<SmtpServer>;
  readonly http: (options?: HttpOptions) => Promise<HttpServer>;
  /** A worker that sends mail to `smtpUrl` and everything else to its own address. */
  readonly worker: (smtpUrl?: string, changes?: Partial<OutboxWorkerParts>) => OutboxWorker;
  readonly keep: (changes?: Partial<Lead>, webhook?: string | null) => Promise<Lead>;
  readonly started: <T extends Stoppable>(one: T) => T;
};

export const NOBODY = "smtp://127.0.0.1:9";

const silent = (): void => undefined;

const begin = async (): Promise<DeliveryTest & Stoppable> => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-delivery-"));
  const database = await openDatabase({ dataDir: folder, url: null });
  const leads = leadRepository(database);
  const running: Stoppable[] = [];
  let at = Date.now();
  const clock = { now: () => new Date(at) };
  const started = <T extends Stoppable>(one: T): T => {
    running.push(one);
    return one;
  };
  return {
    folder,
    database,
    leads,
    pass: (milliseconds) => {
      at += milliseconds;
    },
    now: clock.now,
    smtp: async (options) => started(await startSmtpServer(options)),
    http: async (options) => started(await startHttpServer(options)),
    worker: (smtpUrl = NOBODY, changes = {}) =>
      started(
        startOutboxWorker({
          outbox: leads.outbox,
          senders: {
            mail: mailSender({
              transport: smtpTransport(smtpUrl),
              site: MAIL_SITE,
              fileContent: leads.reader.fileContent,
              clock,
            }),
            http: httpSender({ site: MAIL_SITE, webhookSecret: WEBHOOK_SECRET, clock }),
          },
          clock,
          random: () => 0.5,
          log: { info: silent, warn: silent, error: silent },
          owner: randomUUID(),
          intervalMs: 50,
          ...changes,
        }),
      ),
    keep: async (changes = {}, webhook = null) => {
      const lead = sampleLead({ created_at: clock.now().toISOString(), ...changes });
      await leads.store.accept(lead, deliveriesFor(lead, randomUUID, webhook));
      return lead;
    },
    started,
    stop: async () => {
      for (const one of running.toReversed()) await one.stop();
      await leads.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** `test()` is the running test's. */
export const useDeliveryTest = (): (() => DeliveryTest) => {
  let current: (DeliveryTest & Stoppable) | null = null;
  beforeEach(async () => {
    current = await begin();
  });
  afterEach(async () => {
    await current?.stop();
    current = null;
  });
  return () => {
    if (current === null) throw new Error("there is an outbox only while a test runs");
    return current;
  };
};

/** Waits until the check holds, on the real clock. */
export const until = (check: () => Promise<void> | void, timeout = 20_000): Promise<void> =>
  vi.waitFor(check, { timeout, interval: 50 });
