import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { recordLeadEvent } from "#application/leads/index.ts";
import { appendToLead } from "../../src/application/leads/work/record-lead-event.ts";
import type { HttpPost } from "../fakes/http-server.ts";
import { until, useDeliveryTest, WEBHOOK_SECRET } from "./delivery-test.ts";

const MINUTE = 60_000;

/** A receiver's check, written from the Standard Webhooks specification. */
const isSigned = ({ headers, body }: HttpPost): boolean => {
  const content = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const expected = createHmac("sha256", WEBHOOK_SECRET).update(content).digest();
  const [version, actual] = String(headers["webhook-signature"]).split(",");
  const signature = Buffer.from(actual ?? "", "base64");
  return version === "v1" && signature.length === expected.length && timingSafeEqual(signature, expected);
};

describe("delivery of leads to a webhook", () => {
  const test = useDeliveryTest();

  const webhookOf = async (leadId: string) => {
    const all = await test().leads.reader.leadDeliveries(leadId);
    return all.find(({ purpose }) => purpose === "webhook");
  };

  it("happens once, signed, as JSON, with the dealership's fields and no internal ones", async () => {
    const server = await test().startHttp();
    const lead = await test().saveLead({}, `${server.url}/leads?key=1`);
    test().startWorker();
    await until(async () => expect(await webhookOf(lead.id)).toMatchObject({ state: "sent", channel: "http" }));
    expect(server.posts).toHaveLength(1);
    const [post] = server.posts;
    expect(post!.path).toBe("/leads?key=1");
    expect(post!.headers).toMatchObject({ "content-type": "application/json", "user-agent": "Vitrine" });
    expect(post!.headers["webhook-id"]).toBe((await webhookOf(lead.id))?.id);
    expect(Number(post!.headers["webhook-timestamp"])).toBe(Math.floor(test().now().getTime() / 1000));
    expect(isSigned(post!)).toBe(true);
    expect(isSigned({ ...post!, body: `${post!.body} ` })).toBe(false);
    const payload = JSON.parse(post!.body) as { type: string; timestamp: string; data: object };
    expect(payload).toMatchObject({ type: "lead.created", timestamp: lead.created_at });
    const { idempotency_key: _key, fingerprint: _fingerprint, routing: _routing, ...event } = lead;
    expect(payload.data).toEqual({ ...event, title: "Demande d’offre" });
  });

  it("announces each event of a lead, in its own words and under its own id, without data of the visitor", async () => {
    const server = await test().startHttp();
    const lead = await test().saveLead();
    const { reader, events } = test().leads;
    const deps = { reader, events, newId: randomUUID, clock: { now: test().now }, webhook: server.url };
    await appendToLead(deps, lead.id, { type: "assigned", by: "chef", target: "anna@alzette.example" });
    const answered = await recordLeadEvent(deps, lead.reference, { type: "answered", by: "anna@alzette.example" });
    const repeated = await recordLeadEvent(deps, lead.reference, { type: "answered", by: "ben@alzette.example" });
    expect([answered?.isChanged, repeated?.isChanged]).toEqual([true, false]);
    test().startWorker();
    await until(() => expect(server.posts).toHaveLength(2));
    expect(server.posts.every(isSigned)).toBe(true);
    const sent = server.posts.map(({ headers, body }) => ({ id: headers["webhook-id"], ...JSON.parse(body) }));
    const [first, second] = sent.toSorted((a, b) => (a.data.state < b.data.state ? 1 : -1));
    const owner = "anna@alzette.example";
    expect(first).toMatchObject({ type: "lead.updated", data: { state: "assigned", owner, first_answer: null } });
    const event = { type: "answered", by: owner };
    expect(second).toMatchObject({ data: { state: "answered", owner, first_answer: { by: owner }, event } });
    expect(sent.every(({ id, data }) => id === data.event.id)).toBe(true);
    expect(server.posts.some(({ body }) => body.includes("exemple.lu"))).toBe(false);
  });

  it("passes the check that the how-to documents, with the right secret only", async () => {
    const howTo = readFileSync("docs/how-to/lead-deliveries.md", "utf8");
    const code = /```js\n(.*?)```/s.exec(howTo)?.[1] ?? "";
    const { isOurs } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
      isOurs: (headers: object, body: string, secret: string) => boolean;
    };
    const server = await test().startHttp();
    await test().saveLead({}, server.url);
    test().startWorker();
    await until(() => expect(server.posts).toHaveLength(1));
    const [{ headers, body }] = server.posts as [HttpPost];
    expect(isOurs(headers, body, WEBHOOK_SECRET)).toBe(true);
    expect(isOurs(headers, body, `${WEBHOOK_SECRET}.`)).toBe(false);
    expect(isOurs({ ...headers, "webhook-timestamp": "1" }, body, WEBHOOK_SECRET)).toBe(false);
  });

  it("is listed with its attempts, and replayed under the same id after it was sent", async () => {
    const server = await test().startHttp({ statusOf: (_, before) => (before.length === 0 ? 500 : 200) });
    const lead = await test().saveLead({}, server.url);
    const { wake } = test().startWorker();
    await until(async () => expect(await webhookOf(lead.id)).toMatchObject({ last_error: "HTTP 500" }));
    test().advance(MINUTE);
    wake();
    await until(async () => expect(await webhookOf(lead.id)).toMatchObject({ state: "sent" }));
    const { outbox, reader } = test().leads;
    const [listed, ...others] = await reader.deliveries({ channel: "http", limit: 10 });
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      reference: lead.reference,
      history: [
        { at: new Date(test().now().getTime() - MINUTE).toISOString(), error: "HTTP 500" },
        { at: test().now().toISOString(), error: null },
      ],
    });
    expect(await reader.deliveries({ channel: "http", state: "parked", limit: 10 })).toEqual([]);
    expect(await outbox.replay(listed?.id ?? "", test().now())).toBe(true);
    wake();
    await until(() => expect(server.posts).toHaveLength(3));
    expect(new Set(server.posts.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([listed?.id]));
    await until(async () => expect((await webhookOf(lead.id))?.history).toHaveLength(3));
    expect(await outbox.replay("unknown", test().now())).toBe(false);
  });

  it("is repeated under the same id with a new signature until it is accepted", async () => {
    const server = await test().startHttp({ statusOf: (_, before) => (before.length === 0 ? 500 : 200) });
    const lead = await test().saveLead({}, server.url);
    const { wake } = test().startWorker();
    await until(async () => expect(await webhookOf(lead.id)).toMatchObject({ state: "due", last_error: "HTTP 500" }));
    test().advance(MINUTE);
    wake();
    await until(async () => expect(await webhookOf(lead.id)).toMatchObject({ state: "sent", attempts: 2 }));
    const [first, second] = server.posts;
    expect(second!.headers["webhook-id"]).toBe(first!.headers["webhook-id"]);
    expect(second!.headers["webhook-timestamp"]).not.toBe(first!.headers["webhook-timestamp"]);
    expect(second!.body).toBe(first!.body);
    expect(server.posts.every(isSigned)).toBe(true);
  });

  it.each([301, 302, 307, 308, 400, 401, 404, 429, 503])(
    "is not done after status %i, whose redirect is not followed and whose body is not stored",
    async (status) => {
      const server = await test().startHttp({ statusOf: () => status });
      const lead = await test().saveLead({}, server.url);
      test().startWorker();
      await until(async () => {
        expect(await webhookOf(lead.id)).toMatchObject({ state: "due", attempts: 1, last_error: `HTTP ${status}` });
      });
      expect(server.posts).toHaveLength(1);
    },
  );

  it("says with the lead why a dealer system refuses its ADF, without what the visitor typed, and not in the log", async () => {
    const answer = "<html><body><h1>Missing postcode</h1>\n for Zo\u00eb zoe@exemple.lu</body></html>";
    const server = await test().startHttp({ statusOf: () => 422, answer });
    const lead = await test().saveLead({ routing: { addresses: [], adf: [server.url] } });
    const lines: string[] = [];
    const add = (details: object): void => void lines.push(JSON.stringify(details));
    test().startWorker(undefined, { log: { info: add, warn: add, error: add } });
    await until(async () => {
      const adf = (await test().leads.reader.leadDeliveries(lead.id)).find(({ purpose }) => purpose === "adf");
      expect(adf?.last_error).toMatch(/^HTTP 422: Missing postcode for …/);
      expect(adf?.last_error).not.toMatch(/zoe@|Zo\u00eb/);
    });
    await until(() => expect(lines.join()).toContain("HTTP 422"));
    expect(lines.join()).not.toContain("Missing postcode");
  });

  it("is dead-lettered at once when the endpoint is gone", async () => {
    const server = await test().startHttp({ statusOf: () => 410 });
    const lead = await test().saveLead({}, server.url);
    test().startWorker();
    await until(async () => {
      expect(await webhookOf(lead.id)).toMatchObject({
        state: "parked",
        attempts: 1,
        last_error: expect.stringContaining("410"),
      });
    });
  });

  it("is retried when the endpoint does not answer", async () => {
    const silentServer = await test().startHttp({ neverAnswers: true });
    const lead = await test().saveLead({}, silentServer.url);
    test().startWorker(undefined, { sendTimeoutMs: 300 });
    await until(async () => {
      expect(await webhookOf(lead.id)).toMatchObject({
        state: "due",
        attempts: 1,
        last_error: expect.stringContaining("timeout"),
      });
    });
  });

  it("leaves the address out of error messages", async () => {
    const stopped = await test().startHttp();
    await stopped.stop();
    const lead = await test().saveLead({}, `${stopped.url}/secret-path?token=secret`);
    test().startWorker();
    await until(async () => expect(await webhookOf(lead.id)).toMatchObject({ attempts: 1 }));
    expect((await webhookOf(lead.id))?.last_error).toBe("ECONNREFUSED");
  });

  it("does not delay mail or other systems while many deliveries wait for an endpoint that never answers", async () => {
    const silentServer = await test().startHttp({ neverAnswers: true });
    // More than are sent at once.
    for (let count = 0; count < 20; count += 1) {
      await test().saveLead({ routing: { addresses: [], adf: [] }, fields: {} }, silentServer.url);
    }
    const [crm, mails] = [await test().startHttp(), await test().startSmtp()];
    const lead = await test().saveLead({ routing: { addresses: ["bertrange@alzette.example"], adf: [crm.url] } });
    test().startWorker(mails.url);
    await until(() => {
      expect(crm.posts).toHaveLength(1);
      expect(mails.mails).toHaveLength(2);
    });
    await until(async () => {
      const all = await test().leads.reader.leadDeliveries(lead.id);
      expect(all.map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
    });
    expect(silentServer.posts.length).toBeLessThanOrEqual(4);
    // A worker gives the sends under way some seconds when it stops.
    await silentServer.stop();
  });
});

describe("delivery of leads to a system that reads ADF", () => {
  const test = useDeliveryTest();

  it("sends the document by HTTP and by mail, each once", async () => {
    const [crm, mails] = [await test().startHttp(), await test().startSmtp()];
    const lead = await test().saveLead({ routing: { addresses: [], adf: [`${crm.url}/adf`, "adf@crm.example"] } });
    test().startWorker(mails.url);
    await until(async () => {
      const all = await test().leads.reader.leadDeliveries(lead.id);
      expect(all.map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
    });
    expect(crm.posts).toHaveLength(1);
    expect(crm.posts[0]!.headers["content-type"]).toBe("application/x-adf+xml; charset=utf-8");
    expect(crm.posts[0]!.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(crm.posts[0]!.body).toContain(`<id sequence="1" source="Alzette Automobiles">${lead.reference}</id>`);
    const mail = mails.mails.find(({ to }) => to === "adf@crm.example");
    expect(mail!.raw).toMatch(/\r\n\r\n<\?xml version=(?:3D)?"1\.0"/);
  });
});
