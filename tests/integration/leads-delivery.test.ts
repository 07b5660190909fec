import { describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { type FakeSmtpServer, startFakeSmtpServer } from "../fakes/smtp-server.ts";
import { until, useDeliveryTest } from "./delivery-test.ts";

const messageId = (raw: string): string => /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? "none";

describe("delivery of leads by mail", () => {
  const test = useDeliveryTest();

  const deliveriesOf = (leadId: string) => test().leads.reader.leadDeliveries(leadId);
  const states = async () => (await test().leads.reader.status()).deliveries;

  it("reaches the dealership and the visitor, each once", async () => {
    const server = await test().startSmtp();
    const lead = await test().saveLead();
    test().startWorker(server.url);
    await until(async () => expect(await states()).toEqual({ due: 0, sent: 2, parked: 0 }));
    expect(server.mails.map(({ to }) => to).sort()).toEqual(["bertrange@alzette.example", "zoe@exemple.lu"]);
    for (const mail of server.mails) {
      expect(mail.from).toBe("ne-pas-repondre@alzette.example");
      expect(mail.raw).toContain(`X-Vitrine-Reference: ${lead.reference}`);
    }
  });

  it("waits while the server is down, and delivers once when it is back", async () => {
    const first = await startFakeSmtpServer();
    await first.stop();
    const lead = await test().saveLead();
    const { wake } = test().startWorker(first.url);
    await until(async () => {
      const tried = await deliveriesOf(lead.id);
      expect(tried.map(({ state, attempts }) => [state, attempts])).toEqual([
        ["due", 1],
        ["due", 1],
      ]);
      expect(tried[0]!.last_error).toMatch(/ECONNREFUSED/);
    });
    const server = await test().startSmtp({ port: first.port });
    test().advance(60_000);
    wake();
    await until(async () => expect(await states()).toEqual({ due: 0, sent: 2, parked: 0 }));
    expect(server.mails).toHaveLength(2);
    expect(new Set(server.mails.map(({ raw }) => messageId(raw))).size).toBe(2);
  });

  it("sends again under the same Message-ID when the server died before its reply", async () => {
    const dyingServer = await startFakeSmtpServer({ closeAfterData: true });
    await test().saveLead();
    const { wake } = test().startWorker(dyingServer.url);
    await until(() => expect(dyingServer.mails).toHaveLength(2));
    await until(async () => expect(await states()).toMatchObject({ due: 2 }));
    await dyingServer.stop();
    const server = await test().startSmtp({ port: dyingServer.port });
    test().advance(60_000);
    wake();
    await until(async () => expect(await states()).toMatchObject({ sent: 2 }));
    const ids = (mails: FakeSmtpServer["mails"]): string[] => mails.map(({ raw }) => messageId(raw)).sort();
    expect(ids(server.mails)).toEqual(ids(dyingServer.mails));
    expect(ids(server.mails)[0]).toMatch(/^<[0-9a-f-]{36}@alzette\.example>$/);
  });

  it("sends again under the same Message-ID when the process died before it recorded the delivery", async () => {
    const server = await test().startSmtp();
    await test().saveLead();
    const { outbox } = test().leads;
    const crashedWorker = test().startWorker(server.url, {
      outbox: { ...outbox, markSent: () => Promise.reject(new Error("killed")) },
      intervalMs: 60_000,
      sendTimeoutMs: 2_000,
    });
    await until(() => expect(server.mails).toHaveLength(2));
    await crashedWorker.stop();
    expect(await states()).toEqual({ due: 2, sent: 0, parked: 0 });
    let mailClaims = 0;
    const claim: typeof outbox.claim = async (request) => {
      const claimed = await outbox.claim(request);
      if (request.channel === "mail") mailClaims += 1;
      return claimed;
    };
    test().startWorker(server.url, { outbox: { ...outbox, claim } });
    await until(() => expect(mailClaims).toBeGreaterThan(1));
    expect(server.mails).toHaveLength(2);
    test().advance(120_000);
    await until(async () => expect(await states()).toEqual({ due: 0, sent: 2, parked: 0 }));
    const ids = server.mails.map(({ raw }) => messageId(raw));
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
  });

  it("reaches other destinations while one is refused or does not answer", async () => {
    const server = await test().startSmtp({ refuse: (to) => (to.endsWith("@exemple.lu") ? `450 <${to}> full` : null) });
    const lead = await test().saveLead();
    test().startWorker(server.url);
    await until(async () => {
      const [dealership, confirmation] = await deliveriesOf(lead.id);
      expect(dealership).toMatchObject({ purpose: "dealership", state: "sent" });
      expect(confirmation?.last_error).toMatch(/450 <…@…> full/);
    });
  });

  it("is retried when a server accepts the connection and stays silent", async () => {
    const server = await test().startSmtp({ neverGreets: true });
    const lead = await test().saveLead();
    test().startWorker(server.url, { sendTimeoutMs: 300 });
    await until(async () => {
      const [dealership] = await deliveriesOf(lead.id);
      expect(dealership).toMatchObject({ state: "due", attempts: 1 });
    });
  });

  it("happens once each when two workers share the outbox of many leads", async () => {
    const server = await test().startSmtp();
    for (let count = 0; count < 30; count += 1) await test().saveLead();
    const second = await openDatabase({ dataDir: test().folder, url: null });
    test().stopAfterTest({ stop: () => second.close() });
    test().startWorker(server.url);
    test().startWorker(server.url, { outbox: createLeadRepository(second).outbox });
    await until(async () => expect(await states()).toEqual({ due: 0, sent: 60, parked: 0 }));
    expect(server.mails).toHaveLength(60);
    expect(new Set(server.mails.map(({ raw }) => messageId(raw))).size).toBe(60);
  });
});
