import { createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { HttpPost } from "./leads-http-server.ts";
import { until, useDeliveryTest, WEBHOOK_SECRET } from "./leads-worker.ts";

const MINUTE = 60_000;

/** As a receiver checks it, written after the specification of Standard Webhooks. */
const isSigned = ({ headers, body }: HttpPost): boolean => {
  const content = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const right = createHmac("sha256", WEBHOOK_SECRET).update(content).digest();
  const [version, given] = String(headers["webhook-signature"]).split(",");
  const signature = Buffer.from(given ?? "", "base64");
  return version === "v1" && signature.length === right.length && timingSafeEqual(signature, right);
};

describe("leads on their way to a webhook", () => {
  const test = useDeliveryTest();

  const webhookOf = async (leadId: string) => {
    const all = await test().leads.reader.deliveriesOf(leadId);
    return all.find(({ purpose }) => purpose === "webhook");
  };

  it("arrive once, signed, as JSON, with what the dealership reads and nothing of the house's own", async () => {
    const server = await test().http();
    const lead = await test().keep({}, `${server.url}/leads?key=1`);
    test().worker();
    await until(async () => expect(await webhookOf(lead.id)).toMatchObject({ state: "sent", channel: "http" }));
    expect(server.posts).toHaveLength(1);
    const [post] = server.posts;
    expect(post!.path).toBe("/leads?key=1");
    expect(post!.headers).toMatchObject({ "content-type": "application/json", "user-agent": "Vitrine" });
    expect(post!.headers["webhook-id"]).toBe((await webhookOf(lead.id))?.id);
    expect(Number(post!.headers["webhook-timestamp"])).toBe(Math.floor(test().now().getTime() / 1000));
    expect(isSigned(post!)).toBe(true);
    expect(isSigned({ ...post!, body: `${post!.body} ` })).toBe(false);
    const event = JSON.parse(post!.body) as { type: string; timestamp: string; data: object };
    expect(event).toMatchObject({ type: "lead.created", timestamp: lead.created_at });
    const { idempotency_key: _key, fingerprint: _fingerprint, routing: _routing, ...told } = lead;
    expect(event.data).toEqual({ ...told, title: "Demande d’offre" });
  });

  it("pass the check that the how-to gives, and no other secret does", async () => {
    const howTo = readFileSync("docs/how-to/lead-deliveries.md", "utf8");
    const code = /```js\n(.*?)```/s.exec(howTo)?.[1] ?? "";
    const { isOurs } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
      isOurs: (headers: object, body: string, secret: string) => boolean;
    };
    const server = await test().http();
    await test().keep({}, server.url);
    test().worker();
    await until(() => expect(server.posts).toHaveLength(1));
    const [{ headers, body }] = server.posts as [HttpPost];
    expect(isOurs(headers, body, WEBHOOK_SECRET)).toBe(true);
    expect(isOurs(headers, body, `${WEBHOOK_SECRET}.`)).toBe(false);
    expect(isOurs({ ...headers, "webhook-timestamp": "1" }, body, WEBHOOK_SECRET)).toBe(false);
  });

  it("are sent again under the same id, signed anew, until they are taken", async () => {
    const server = await test().http({ answer: (_, before) => (before.length === 0 ? 500 : 200) });
    const lead = await test().keep({}, server.url);
    const { wake } = test().worker();
    await until(async () => expect(await webhookOf(lead.id)).toMatchObject({ state: "due", last_error: "HTTP 500" }));
    test().pass(MINUTE);
    wake();
    await until(async () => expect(await webhookOf(lead.id)).toMatchObject({ state: "sent", attempts: 2 }));
    const [first, second] = server.posts;
    expect(second!.headers["webhook-id"]).toBe(first!.headers["webhook-id"]);
    expect(second!.headers["webhook-timestamp"]).not.toBe(first!.headers["webhook-timestamp"]);
    expect(second!.body).toBe(first!.body);
    expect(server.posts.every(isSigned)).toBe(true);
  });

  it.each([301, 302, 307, 308, 400, 401, 404, 429, 503])(
    "are not taken by an answer of %i, which is not followed and whose words are not kept",
    async (status) => {
      const server = await test().http({ answer: () => status });
      const lead = await test().keep({}, server.url);
      test().worker();
      await until(async () => {
        expect(await webhookOf(lead.id)).toMatchObject({ state: "due", attempts: 1, last_error: `HTTP ${status}` });
      });
      expect(server.posts).toHaveLength(1);
    },
  );

  it("are parked at once where nobody wants them any more", async () => {
    const server = await test().http({ answer: () => 410 });
    const lead = await test().keep({}, server.url);
    test().worker();
    await until(async () => {
      expect(await webhookOf(lead.id)).toMatchObject({
        state: "parked",
        attempts: 1,
        last_error: expect.stringContaining("410"),
      });
    });
  });

  it("are given back when the address takes the request and says nothing", async () => {
    const deaf = await test().http({ deaf: true });
    const lead = await test().keep({}, deaf.url);
    test().worker(undefined, { sendTimeoutMs: 300 });
    await until(async () => {
      expect(await webhookOf(lead.id)).toMatchObject({
        state: "due",
        attempts: 1,
        last_error: expect.stringContaining("timeout"),
      });
    });
  });

  it("name no address in the reason why they were not taken", async () => {
    const gone = await test().http();
    await gone.stop();
    const lead = await test().keep({}, `${gone.url}/secret-path?token=secret`);
    test().worker();
    await until(async () => expect(await webhookOf(lead.id)).toMatchObject({ attempts: 1 }));
    expect((await webhookOf(lead.id))?.last_error).toBe("ECONNREFUSED");
  });

  it("do not hold up mail or other systems while 500 of them are due at a webhook that never answers", async () => {
    const deaf = await test().http({ deaf: true });
    for (let count = 0; count < 500; count += 1) {
      await test().keep({ routing: { addresses: [], adf: [] }, fields: {} }, deaf.url);
    }
    const [crm, mails] = [await test().http(), await test().smtp()];
    const lead = await test().keep({ routing: { addresses: ["bertrange@alzette.example"], adf: [crm.url] } });
    const began = performance.now();
    test().worker(mails.url);
    await until(() => {
      expect(crm.posts).toHaveLength(1);
      expect(mails.mails).toHaveLength(2);
    }, 5_000);
    expect(performance.now() - began).toBeLessThan(5_000);
    await until(async () => {
      const all = await test().leads.reader.deliveriesOf(lead.id);
      expect(all.map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
    });
    expect(deaf.posts.length).toBeLessThanOrEqual(4);
  });
});

describe("leads on their way to a system that reads ADF", () => {
  const test = useDeliveryTest();

  it("arrive as a document by HTTP and by mail, each once", async () => {
    const [crm, mails] = [await test().http(), await test().smtp()];
    const lead = await test().keep({ routing: { addresses: [], adf: [`${crm.url}/adf`, "adf@crm.example"] } });
    test().worker(mails.url);
    await until(async () => {
      const all = await test().leads.reader.deliveriesOf(lead.id);
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
