import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { createLeadEvent } from "#domain/leads/index.ts";
import { createDeliveries, createUpdateDeliveries } from "#domain/outbox/index.ts";
import { aLead, ONE_SEAT } from "../builders/stored-lead.ts";
import { startStaffReports } from "#application/leads/index.ts";
import { deadLetterMail } from "../../src/adapters/delivery/index.ts";
import type { DeliveryProcessInput } from "./delivery-process.ts";
import { startFakeSmtpServer } from "../fakes/smtp-server.ts";
import { MAIL_SITE } from "../builders/mail-site.ts";
import { MAIL_LOOK } from "../builders/mail-look.ts";
import { CLOSED_PORT_URL, until, useDeliveryTest, WEBHOOK_SECRET } from "./delivery-test.ts";
import { limit } from "../time-limits.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const messageId = (raw: string): string => /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? "none";

describe("leads during outages", () => {
  const test = useDeliveryTest();

  /** Waits until every due delivery was tried. */
  const waitUntilTried = (): Promise<void> =>
    until(async () => {
      const { id } = (await test()
        .database.db.selectFrom("deliveries")
        .select("id")
        .where("state", "=", "due")
        .where((filter) =>
          filter.or([
            filter("next_attempt_at", "<=", test().now().toISOString()),
            filter("leased_until", "is not", null),
          ]),
        )
        .executeTakeFirst()) ?? { id: null };
      expect(id).toBeNull();
    });

  it("are delivered once after the mail server was down for a day", { timeout: limit(120_000) }, async () => {
    const down = await startFakeSmtpServer();
    await down.stop();
    for (let count = 0; count < 2; count += 1) await test().saveLead();
    const { wake } = test().startWorker(down.url);
    for (let elapsed = 0; elapsed < DAY; elapsed += HOUR) {
      await waitUntilTried();
      test().advance(HOUR);
      wake();
    }
    await waitUntilTried();
    expect((await test().leads.reader.status()).deliveries).toEqual({ due: 4, sent: 0, parked: 0 });
    const server = await test().startSmtp({ port: down.port });
    test().advance(4 * HOUR);
    wake();
    await until(async () => {
      const { deliveries } = await test().leads.reader.status();
      expect(deliveries).toEqual({ due: 0, sent: 4, parked: 0 });
    });
    expect(new Set(server.mails.map(({ raw }) => messageId(raw))).size).toBe(4);
    expect(server.mails).toHaveLength(4);
  });

  it("have one e-mail a recipient with the last state of an appointment that changed three times meanwhile", async () => {
    const down = await startFakeSmtpServer();
    await down.stop();
    const { store, reader } = test().leads;
    const booking = {
      location: "bertrange",
      calendar: "test_drive",
      start: new Date(test().now().getTime() + 9 * DAY).toISOString(),
      end: new Date(test().now().getTime() + 9 * DAY + HOUR).toISOString(),
    };
    const lead = aLead({ created_at: test().now().toISOString(), booking });
    await store.save(lead, createDeliveries(lead, randomUUID), { seats: ONE_SEAT, contents: new Map() });
    const { wake } = test().startWorker(down.url);
    await waitUntilTried();
    const change = async (hours: number | null): Promise<void> => {
      test().advance(HOUR);
      const before = (await reader.byId(lead.id))?.booking;
      if (!before) throw new Error("no appointment");
      const at = test().now().toISOString();
      const changes = (before.changes ?? 0) + 1;
      const moved = {
        ...before,
        changes,
        changed_at: at,
        ...(hours === null
          ? { cancelled_at: at }
          : {
              start: new Date(Date.parse(before.start) + hours * HOUR).toISOString(),
              end: new Date(Date.parse(before.end) + hours * HOUR).toISOString(),
            }),
      };
      const event = createLeadEvent(
        { type: hours === null ? "cancelled" : "moved", by: "staff", text: null, previous: before.start },
        randomUUID(),
        test().now(),
      );
      const outcome = await store.changeAppointment(
        {
          leadId: lead.id,
          booking: moved,
          before,
          seats: hours === null ? null : { capacity: 1, remind_at: null },
          event,
          announce: (changed, invited) => createUpdateDeliveries(changed, invited, randomUUID),
        },
        test().now(),
      );
      expect(outcome).toBe("changed");
      wake();
      await waitUntilTried();
    };
    for (const hours of [2, 3, null]) await change(hours);
    const server = await test().startSmtp({ port: down.port });
    test().advance(4 * HOUR);
    wake();
    await until(async () => expect((await reader.status()).deliveries.due).toBe(0));
    const visitor = server.mails.filter(({ to }) => to === lead.fields["email"]);
    expect(visitor).toHaveLength(1);
    expect(new Set(server.mails.map(({ to }) => to)).size).toBe(server.mails.length);
    for (const { raw } of server.mails) {
      const types = [
        ...raw.matchAll(/^Content-Type: (text\/calendar|application\/ics)[^\r]*(?:\r\n[ \t][^\r]*)*/gm),
      ].map(([type]) => type.replaceAll(/\s+/g, " "));
      expect(types).toEqual([expect.stringContaining("method=CANCEL"), expect.stringContaining("method=CANCEL")]);
      expect(types.join()).not.toContain("application/ics");
    }
  });

  it("are sent again under the same ids after the process was killed before it recorded the delivery", async () => {
    const [smtp, webhook] = [
      await test().startSmtp({ silentAfterData: true }),
      await test().startHttp({ neverAnswers: true }),
    ];
    const lead = await test().saveLead({}, webhook.url);
    const processInput: DeliveryProcessInput = {
      dataDir: test().folder,
      smtpUrl: smtp.url,
      webhookSecret: WEBHOOK_SECRET,
    };
    const script = fileURLToPath(new URL("delivery-process.ts", import.meta.url));
    const child = spawn(process.execPath, [script, JSON.stringify(processInput)], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    const ended = once(child, "exit");
    await until(() => {
      expect(smtp.mails).toHaveLength(2);
      expect(webhook.posts).toHaveLength(1);
    });
    child.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
    await Promise.all([smtp.stop(), webhook.stop()]);
    const again = [
      await test().startSmtp({ port: smtp.port }),
      await test().startHttp({ port: webhook.port }),
    ] as const;
    test().advance(2 * 60_000);
    test().startWorker(smtp.url);
    await until(async () => {
      const states = (await test().leads.reader.leadDeliveries(lead.id)).map(({ state }) => state);
      expect(states).toEqual(["sent", "sent", "sent"]);
    });
    const ids = (mails: typeof smtp.mails): string[] => mails.map(({ raw }) => messageId(raw)).sort();
    expect(ids(again[0].mails)).toEqual(ids(smtp.mails));
    expect(again[1].posts[0]!.headers["webhook-id"]).toBe(webhook.posts[0]!.headers["webhook-id"]);
    expect(again[1].posts).toHaveLength(1);
  });

  it("are dead-lettered after seven days, and the staff get one notice without personal data", async () => {
    const lead = await test().saveLead();
    const nowhere = test().startWorker(CLOSED_PORT_URL);
    await waitUntilTried();
    test().advance(7 * DAY);
    nowhere.wake();
    await waitUntilTried();
    await nowhere.stop();
    expect((await test().leads.reader.status()).deliveries).toEqual({ due: 0, sent: 0, parked: 2 });

    const server = await test().startSmtp();
    const { wake } = test().startWorker(server.url);
    const { outbox } = test().leads;
    let finishedReports = 0;
    const reportDeadLetters: typeof outbox.reportDeadLetters = async (...report) => {
      const reported = await outbox.reportDeadLetters(...report);
      finishedReports += 1;
      return reported;
    };
    const reports = (): void =>
      startStaffReports({
        outbox: { ...outbox, reportDeadLetters },
        addresses: ["informatique@alzette.example"],
        site: MAIL_SITE,
        template: deadLetterMail(MAIL_LOOK),
        newId: randomUUID,
        clock: { now: test().now },
        scheduler: test().stopAfterTest(createScheduler()),
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        wake,
        intervalMs: 20,
      });
    reports();
    reports();
    await until(() => expect(server.mails).toHaveLength(1));
    test().advance(HOUR);
    // Each of the two nodes has at most one report that started before.
    const before = finishedReports;
    await until(() => expect(finishedReports).toBeGreaterThan(before + 2));
    await until(async () => expect(await test().leads.reader.status()).toMatchObject({ deliveries: { due: 0 } }));
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail!.to).toBe("informatique@alzette.example");
    expect(mail!.raw).toContain("Subject: Alzette Automobiles, 2 envois non remis");
    expect(mail!.raw).toContain(lead.reference);
    expect(mail!.raw).not.toMatch(/zoe|hulst|bertrange@/i);

    await test().leads.outbox.requeue({ deadLettersOnly: true }, test().now());
    wake();
    await until(() => expect(server.mails).toHaveLength(3));
  });
});
