import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, leadRepository, openDatabase } from "../../src/adapters/database/index.ts";
import {
  mailSender,
  type OutboxWorker,
  type OutboxWorkerParts,
  smtpTransport,
  startOutboxWorker,
} from "../../src/adapters/delivery/index.ts";
import { deliveriesOf, sampleLead } from "../contract/lead-samples.ts";
import { MAIL_SITE } from "./leads-mail-site.ts";
import { type SmtpServer, startSmtpServer } from "./leads-smtp-server.ts";

const messageId = (raw: string): string => /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? "none";

describe("leads on their way to a mail server", () => {
  let folder = "";
  let database: Database;
  let now = 0;
  const running: { stop: () => Promise<void> }[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-delivery-"));
    database = await openDatabase({ dataDir: folder, url: null });
    now = Date.now();
  });
  afterEach(async () => {
    for (const one of running.splice(0).toReversed()) await one.stop();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const started = <T extends { stop: () => Promise<void> }>(one: T): T => {
    running.push(one);
    return one;
  };
  const worker = (url: string, changes: Partial<OutboxWorkerParts> = {}): OutboxWorker => {
    const clock = { now: () => new Date(now) };
    const silent = (): void => undefined;
    const { fileContent } = leadRepository(database).reader;
    return started(
      startOutboxWorker({
        outbox: leadRepository(database).outbox,
        senders: { mail: mailSender({ transport: smtpTransport(url), site: MAIL_SITE, fileContent, clock }) },
        clock,
        random: () => 0.5,
        log: { info: silent, warn: silent, error: silent },
        owner: randomUUID(),
        intervalMs: 50,
        sendTimeoutMs: 2_000,
        ...changes,
      }),
    );
  };
  const smtp = async (options?: Parameters<typeof startSmtpServer>[0]): Promise<SmtpServer> =>
    started(await startSmtpServer(options));
  const keep = async (count = 1) => {
    const leads = Array.from({ length: count }, () => sampleLead({ created_at: new Date(now).toISOString() }));
    for (const lead of leads) await leadRepository(database).store.accept(lead, deliveriesOf(lead));
    return leads;
  };
  const states = async () => (await leadRepository(database).reader.status()).deliveries;
  const until = (check: () => Promise<void> | void): Promise<void> =>
    vi.waitFor(check, { timeout: 20_000, interval: 50 });

  it("arrive at the dealership and at the visitor, each once", async () => {
    const server = await smtp();
    const [lead] = await keep();
    worker(server.url);
    await until(async () => expect(await states()).toEqual({ due: 0, sent: 2, parked: 0 }));
    expect(server.mails.map(({ to }) => to).sort()).toEqual(["bertrange@alzette.example", "zoe@exemple.lu"]);
    for (const mail of server.mails) {
      expect(mail.from).toBe("ne-pas-repondre@alzette.example");
      expect(mail.raw).toContain(`X-Vitrine-Reference: ${lead!.reference}`);
    }
  });

  it("wait while the server is down, and arrive once when it is back", async () => {
    const first = await startSmtpServer();
    await first.stop();
    const [lead] = await keep();
    const { wake } = worker(first.url);
    const { reader } = leadRepository(database);
    await until(async () => {
      const tried = await reader.deliveriesOf(lead!.id);
      expect(tried.map(({ state, attempts }) => [state, attempts])).toEqual([
        ["due", 1],
        ["due", 1],
      ]);
      expect(tried[0]!.last_error).toMatch(/ECONNREFUSED/);
    });
    const server = await smtp({ port: first.port });
    now += 60_000;
    wake();
    await until(async () => expect(await states()).toEqual({ due: 0, sent: 2, parked: 0 }));
    expect(server.mails).toHaveLength(2);
    expect(new Set(server.mails.map(({ raw }) => messageId(raw))).size).toBe(2);
  });

  it("are sent again under the same Message-ID when the server died before it said that it took them", async () => {
    const dying = await startSmtpServer({ dieAfterData: true });
    await keep();
    const { wake } = worker(dying.url);
    await until(() => expect(dying.mails).toHaveLength(2));
    await until(async () => expect(await states()).toMatchObject({ due: 2 }));
    await dying.stop();
    const server = await smtp({ port: dying.port });
    now += 60_000;
    wake();
    await until(async () => expect(await states()).toMatchObject({ sent: 2 }));
    const ids = (mails: SmtpServer["mails"]): string[] => mails.map(({ raw }) => messageId(raw)).sort();
    expect(ids(server.mails)).toEqual(ids(dying.mails));
    expect(ids(server.mails)[0]).toMatch(/^<[0-9a-f-]{36}@alzette\.example>$/);
  });

  it("are sent again under the same Message-ID when we died before we noted that they were sent", async () => {
    const server = await smtp();
    await keep();
    const { outbox } = leadRepository(database);
    const crashed = worker(server.url, {
      outbox: { ...outbox, markSent: () => Promise.reject(new Error("killed")) },
      intervalMs: 60_000,
    });
    await until(() => expect(server.mails).toHaveLength(2));
    await crashed.stop();
    expect(await states()).toEqual({ due: 2, sent: 0, parked: 0 });
    worker(server.url);
    await new Promise((later) => setTimeout(later, 300));
    expect(server.mails).toHaveLength(2);
    now += 120_000;
    await until(async () => expect(await states()).toEqual({ due: 0, sent: 2, parked: 0 }));
    const ids = server.mails.map(({ raw }) => messageId(raw));
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
  });

  it("reach those who can be reached while another destination is refused or does not answer", async () => {
    const server = await smtp({ refuse: (to) => (to.endsWith("@exemple.lu") ? `450 <${to}> full` : null) });
    const [lead] = await keep();
    worker(server.url);
    await until(async () => expect(await states()).toEqual({ due: 1, sent: 1, parked: 0 }));
    const statuses = await leadRepository(database).reader.deliveriesOf(lead!.id);
    await until(async () => {
      const [, confirmation] = await leadRepository(database).reader.deliveriesOf(lead!.id);
      expect(confirmation?.last_error).toMatch(/450 <…@…> full/);
    });
    expect(statuses[0]).toMatchObject({ purpose: "dealership", state: "sent" });
  });

  it("are given back when a server takes the connection and says nothing", async () => {
    const server = await smtp({ deaf: true });
    const [lead] = await keep();
    worker(server.url, { sendTimeoutMs: 300 });
    await until(async () => {
      const [dealership] = await leadRepository(database).reader.deliveriesOf(lead!.id);
      expect(dealership).toMatchObject({ state: "due", attempts: 1 });
    });
  });

  it("arrive each once when two workers share the outbox under 100 leads", async () => {
    const server = await smtp();
    const leads = await keep(100);
    const second = await openDatabase({ dataDir: folder, url: null });
    started({ stop: () => second.close() });
    worker(server.url);
    worker(server.url, { outbox: leadRepository(second).outbox });
    await until(async () => expect(await states()).toEqual({ due: 0, sent: 200, parked: 0 }));
    const ids = server.mails.map(({ raw }) => messageId(raw));
    expect(ids).toHaveLength(leads.length * 2);
    expect(new Set(ids).size).toBe(leads.length * 2);
  });
});
