import { LEAD_FORMATS } from "../../src/adapters/formats/lead-formats.ts";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { Lead } from "#domain/leads/index.ts";
import { createDeliveries } from "#domain/outbox/index.ts";
import { type OutboxWorker, startOutboxWorker } from "#application/leads/index.ts";
import type { OutboxWorkerDependencies } from "../../src/application/leads/deliveries/outbox-worker.ts";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { type LeadRepository, createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { createHttpSender, createMailSender, createSmtpTransport } from "../../src/adapters/delivery/index.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { copyEmptyDatabase } from "../builders/empty-database.ts";
import { aLead } from "../builders/stored-lead.ts";
import { type FakeHttpServerOptions, type FakeHttpServer, startFakeHttpServer } from "../fakes/http-server.ts";
import { MAIL_SITE } from "../builders/mail-site.ts";
import { type FakeSmtpServerOptions, type FakeSmtpServer, startFakeSmtpServer } from "../fakes/smtp-server.ts";
import { waitFor } from "../wait-for.ts";

export const WEBHOOK_SECRET = "a secret of at least 24 characters";

type Stoppable = { readonly stop: () => Promise<void> };

/** The outbox of one test, with a clock that the test moves. Everything started is stopped after the test. */
export type DeliveryTest = {
  /** DATA_DIR of the database. */
  readonly folder: string;
  readonly database: Database;
  readonly leads: LeadRepository;
  /** Advances the clock. */
  readonly advance: (milliseconds: number) => void;
  readonly now: () => Date;
  readonly startSmtp: (options?: FakeSmtpServerOptions) => Promise<FakeSmtpServer>;
  readonly startHttp: (options?: FakeHttpServerOptions) => Promise<FakeHttpServer>;
  /** A worker that sends mail to `smtpUrl` and posts to the deliveries' own addresses. */
  readonly startWorker: (smtpUrl?: string, changes?: Partial<OutboxWorkerDependencies>) => OutboxWorker;
  readonly saveLead: (changes?: Partial<Lead>, webhook?: string | null) => Promise<Lead>;
  readonly stopAfterTest: <T extends Stoppable>(service: T) => T;
};

export const CLOSED_PORT_URL = "smtp://127.0.0.1:9";

const noop = (): void => undefined;

const startDeliveryTest = async (): Promise<DeliveryTest & Stoppable> => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-delivery-"));
  await copyEmptyDatabase(folder);
  const database = await openDatabase({ dataDir: folder, url: null });
  const leads = createLeadRepository(database);
  const services: Stoppable[] = [];
  let nowMs = Date.now();
  const clock = { now: () => new Date(nowMs) };
  const stopAfterTest = <T extends Stoppable>(service: T): T => {
    services.push(service);
    return service;
  };
  return {
    folder,
    database,
    leads,
    advance: (milliseconds) => {
      nowMs += milliseconds;
    },
    now: clock.now,
    startSmtp: async (options) => stopAfterTest(await startFakeSmtpServer(options)),
    startHttp: async (options) => stopAfterTest(await startFakeHttpServer(options)),
    startWorker: (smtpUrl = CLOSED_PORT_URL, changes = {}) =>
      stopAfterTest(
        startOutboxWorker({
          outbox: leads.outbox,
          senders: {
            mail: createMailSender({
              logo: () => Promise.resolve(null),
              formats: LEAD_FORMATS,
              transport: createSmtpTransport(smtpUrl),
              site: MAIL_SITE,
              fileContent: leads.reader.fileContent,
              vehicleById: async () => null,
              clock,
            }),
            http: createHttpSender({ site: MAIL_SITE, formats: LEAD_FORMATS, webhookSecret: WEBHOOK_SECRET, clock }),
          },
          clock,
          random: () => 0.5,
          log: { info: noop, warn: noop, error: noop },
          owner: randomUUID(),
          scheduler: createScheduler(),
          intervalMs: 50,
          ...changes,
        }),
      ),
    saveLead: async (changes = {}, webhook = null) => {
      const lead = aLead({ created_at: clock.now().toISOString(), ...changes });
      await leads.store.save(lead, createDeliveries(lead, randomUUID, webhook));
      return lead;
    },
    stopAfterTest,
    stop: async () => {
      for (const service of services.toReversed()) await service.stop();
      await leads.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The returned function gives the running test's outbox. */
export const useDeliveryTest = (): (() => DeliveryTest) => {
  let current: (DeliveryTest & Stoppable) | null = null;
  beforeEach(async () => {
    current = await startDeliveryTest();
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

/** Waits in real time until the check passes. */
export const until = (check: () => Promise<void> | void): Promise<void> => waitFor(check);
