import { describe, expect, it } from "vitest";
import { leadRepository, openDatabase } from "../../src/adapters/database/index.ts";
import { type SmtpServer, startSmtpServer } from "./leads-smtp-server.ts";
import { until, useDeliveryTest } from "./leads-worker.ts";

const messageId = (raw: string): string => /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? "none";

describe("leads on their way to a mail server", () => {
  const test = useDeliveryTest();

  const deliveriesOf = (leadId: string) => test().leads.reader.deliveriesOf(leadId);
  const states = async () => (await test().leads.reader.status()).deliveries;

  it("arrive at the dealership and at the visitor, each once", async () => {
    const server = await test().smtp();
    const lead = await test().keep();
    test().worker(server.url);
    await until(async () => expect(await states()).toEqual({ due: 0, sent: 2, parked: 0 }));
    expect(server.mails.map(({ to }) => to).sort()).toEqual(["bertrange@alzette.example", "zoe@exemple.lu"]);
    for (const mail of server.mails) {
      expect(mail.from).toBe("ne-pas-repondre@alzette.example");
      expect(mail.raw).toContain(`X-Vitrine-Reference: ${lead.reference}`);
    }
  });

  it("wait while the server is down, and arrive once when it is back", async () => {
    const first = await startSmtpServer();
    await first.stop();
    const lead = await test().keep();
    const { wake } = test().worker(first.url);
    await until(async () => {
      const tried = await deliveriesOf(lead.id);
      expect(tried.map(({ state, attempts }) => [state, attempts])).toEqual([
        ["due", 1],
        ["due", 1],
      ]);
      expect(tried[0]!.last_error).toMatch(/ECONNREFUSED/);
    });
    const server = await test().smtp({ port: first.port });
    test().pass(60_000);
    wake();
    await until(async () => expect(await states()).toEqual({ due: 0, sent: 2, parked: 0 }));
    expect(server.mails).toHaveLength(2);
    expect(new Set(server.mails.map(({ raw }) => messageId(raw))).size).toBe(2);
  });

  it("are sent again under the same Message-ID when the server died before it said that it took them", async () => {
    const dying = await startSmtpServer({ dieAfterData: true });
    await test().keep();
    const { wake } = test().worker(dying.url);
    await until(() => expect(dying.mails).toHaveLength(2));
    await until(async () => expect(await states()).toMatchObject({ due: 2 }));
    await dying.stop();
    const server = await test().smtp({ port: dying.port });
    test().pass(60_000);
    wake();
    await until(async () => expect(await states()).toMatchObject({ sent: 2 }));
    const ids = (mails: SmtpServer["mails"]): string[] => mails.map(({ raw }) => messageId(raw)).sort();
    expect(ids(server.mails)).toEqual(ids(dying.mails));
    expect(ids(server.mails)[0]).toMatch(/^<[0-9a-f-]{36}@alzette\.example>$/);
  });

  it("are sent again under the same Message-ID when we died before we noted that they were sent", async () => {
    const server = await test().smtp();
    await test().keep();
    const { outbox } = test().leads;
    const crashed = test().worker(server.url, {
      outbox: { ...outbox, markSent: () => Promise.reject(new Error("killed")) },
      intervalMs: 60_000,
      sendTimeoutMs: 2_000,
    });
    await until(() => expect(server.mails).toHaveLength(2));
    await crashed.stop();
    expect(await states()).toEqual({ due: 2, sent: 0, parked: 0 });
    test().worker(server.url);
    await new Promise((later) => setTimeout(later, 300));
    expect(server.mails).toHaveLength(2);
    test().pass(120_000);
    await until(async () => expect(await states()).toEqual({ due: 0, sent: 2, parked: 0 }));
    const ids = server.mails.map(({ raw }) => messageId(raw));
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
  });

  it("reach those who can be reached while another destination is refused or does not answer", async () => {
    const server = await test().smtp({ refuse: (to) => (to.endsWith("@exemple.lu") ? `450 <${to}> full` : null) });
    const lead = await test().keep();
    test().worker(server.url);
    await until(async () => {
      const [dealership, confirmation] = await deliveriesOf(lead.id);
      expect(dealership).toMatchObject({ purpose: "dealership", state: "sent" });
      expect(confirmation?.last_error).toMatch(/450 <…@…> full/);
    });
  });

  it("are given back when a server takes the connection and says nothing", async () => {
    const server = await test().smtp({ deaf: true });
    const lead = await test().keep();
    test().worker(server.url, { sendTimeoutMs: 300 });
    await until(async () => {
      const [dealership] = await deliveriesOf(lead.id);
      expect(dealership).toMatchObject({ state: "due", attempts: 1 });
    });
  });

  it("arrive each once when two workers share the outbox under 100 leads", async () => {
    const server = await test().smtp();
    for (let count = 0; count < 100; count += 1) await test().keep();
    const second = await openDatabase({ dataDir: test().folder, url: null });
    test().started({ stop: () => second.close() });
    test().worker(server.url);
    test().worker(server.url, { outbox: leadRepository(second).outbox });
    await until(async () => expect(await states()).toEqual({ due: 0, sent: 200, parked: 0 }), 40_000);
    expect(server.mails).toHaveLength(200);
    expect(new Set(server.mails.map(({ raw }) => messageId(raw))).size).toBe(200);
  });
});
