import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { startStaffReports } from "../../src/adapters/delivery/index.ts";
import type { SendingOrder } from "./leads-sending-process.ts";
import { startSmtpServer } from "./leads-smtp-server.ts";
import { MAIL_SITE } from "./leads-mail-site.ts";
import { NOBODY, until, useDeliveryTest, WEBHOOK_SECRET } from "./leads-worker.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const messageId = (raw: string): string => /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? "none";

describe("leads while everything else fails", () => {
  const test = useDeliveryTest();

  /** Waits until all that was due by now was tried. */
  const tried = (): Promise<void> =>
    until(async () => {
      const { id } = (await test()
        .database.db.selectFrom("deliveries")
        .select("id")
        .where("state", "=", "due")
        .where((where) =>
          where.or([where("next_attempt_at", "<=", test().now().toISOString()), where("leased_until", "is not", null)]),
        )
        .executeTakeFirst()) ?? { id: null };
      expect(id).toBeNull();
    });

  it("arrive each once after the mail server was gone for a day", { timeout: 120_000 }, async () => {
    const gone = await startSmtpServer();
    await gone.stop();
    for (let count = 0; count < 10; count += 1) await test().keep();
    const { wake } = test().worker(gone.url);
    for (let passed = 0; passed < DAY; passed += HOUR) {
      await tried();
      test().pass(HOUR);
      wake();
    }
    await tried();
    expect((await test().leads.reader.status()).deliveries).toEqual({ due: 20, sent: 0, parked: 0 });
    const server = await test().smtp({ port: gone.port });
    test().pass(4 * HOUR);
    wake();
    await until(async () => {
      const { deliveries } = await test().leads.reader.status();
      expect(deliveries).toEqual({ due: 0, sent: 20, parked: 0 });
    });
    expect(new Set(server.mails.map(({ raw }) => messageId(raw))).size).toBe(20);
    expect(server.mails).toHaveLength(20);
  });

  it("are sent again under the same ids after the process was killed between sending and noting", async () => {
    const [smtp, webhook] = [await test().smtp({ silentAfterData: true }), await test().http({ deaf: true })];
    const lead = await test().keep({}, webhook.url);
    const order: SendingOrder = { dataDir: test().folder, smtpUrl: smtp.url, webhookSecret: WEBHOOK_SECRET };
    const script = fileURLToPath(new URL("leads-sending-process.ts", import.meta.url));
    const child = spawn(process.execPath, [script, JSON.stringify(order)], { stdio: ["ignore", "ignore", "inherit"] });
    const ended = once(child, "exit");
    await until(() => {
      expect(smtp.mails).toHaveLength(2);
      expect(webhook.posts).toHaveLength(1);
    });
    child.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
    await Promise.all([smtp.stop(), webhook.stop()]);
    const again = [await test().smtp({ port: smtp.port }), await test().http({ port: webhook.port })] as const;
    test().pass(2 * 60_000);
    test().worker(smtp.url);
    await until(async () => {
      const states = (await test().leads.reader.deliveriesOf(lead.id)).map(({ state }) => state);
      expect(states).toEqual(["sent", "sent", "sent"]);
    });
    const ids = (mails: typeof smtp.mails): string[] => mails.map(({ raw }) => messageId(raw)).sort();
    expect(ids(again[0].mails)).toEqual(ids(smtp.mails));
    expect(again[1].posts[0]!.headers["webhook-id"]).toBe(webhook.posts[0]!.headers["webhook-id"]);
    expect(again[1].posts).toHaveLength(1);
  });

  it("are parked after seven days, and the staff hear of it once, without a word of who the visitor is", async () => {
    const lead = await test().keep();
    const nowhere = test().worker(NOBODY);
    await tried();
    test().pass(7 * DAY);
    nowhere.wake();
    await tried();
    await nowhere.stop();
    expect((await test().leads.reader.status()).deliveries).toEqual({ due: 0, sent: 0, parked: 2 });

    const server = await test().smtp();
    const { wake } = test().worker(server.url);
    const reports = (): void =>
      void test().started(
        startStaffReports({
          outbox: test().leads.outbox,
          addresses: ["informatique@alzette.example"],
          site: MAIL_SITE,
          newId: randomUUID,
          clock: { now: test().now },
          log: { info: () => undefined, warn: () => undefined, error: () => undefined },
          wake,
          intervalMs: 20,
        }),
      );
    reports();
    reports();
    await until(() => expect(server.mails).toHaveLength(1));
    test().pass(HOUR);
    await new Promise((later) => setTimeout(later, 300));
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail!.to).toBe("informatique@alzette.example");
    expect(mail!.raw).toContain("Subject: Alzette Automobiles: 2 deliveries given up");
    expect(mail!.raw).toContain(lead.reference);
    expect(mail!.raw).not.toMatch(/zoe|hulst|bertrange@/i);

    await test().leads.outbox.requeue({ parkedOnly: true }, test().now());
    wake();
    await until(() => expect(server.mails).toHaveLength(3));
  });
});
