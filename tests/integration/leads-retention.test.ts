import { randomUUID } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { type Lead, monthsBefore } from "#domain/leads/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import { createPurgeState, type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { createAlertRepository } from "../../src/adapters/database/alerts/index.ts";
import {
  type LeadRepository,
  createLeadRepository,
  withPrivacyStores,
} from "../../src/adapters/database/leads/index.ts";
import { createMailFolder } from "../../src/adapters/delivery/index.ts";
import type { Logger } from "../../src/adapters/observability/index.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { startRetention } from "#application/leads/index.ts";
import { anAlert } from "../builders/alert.ts";
import { deliveriesOf, aLeadFile, aLead, ONE_SEAT } from "../builders/stored-lead.ts";
import { useLeadsCli } from "./leads-cli.ts";
import { createPurgeGuard } from "#application/retention/index.ts";

const NOW = new Date("2026-11-22T03:00:00.000Z");

const DAY = 86_400_000;

const ago = (days: number): Date => new Date(NOW.getTime() - days * DAY);

const RETENTION = { default_months: 36, kinds: { application: 24 } };

describe("expired data", () => {
  const cli = useLeadsCli(() => NOW);

  const lead = (months: number, email: string, changes: Partial<Lead> = {}): Lead =>
    aLead({ created_at: monthsBefore(NOW, months).toISOString(), fields: { email }, ...changes });

  const sent = async ({ store, outbox }: LeadRepository, one: Lead, contents = new Map<string, Uint8Array>()) => {
    const deliveries = deliveriesOf(one);
    await store.save(one, deliveries, { seats: ONE_SEAT, contents });
    for (const { id } of deliveries) await outbox.markSent(id, NOW);
    return deliveries;
  };

  const mail = (purpose: "staff" | "alert"): Delivery => ({
    id: randomUUID(),
    lead_id: null,
    channel: "mail",
    purpose,
    destination: "zoe@exemple.lu",
    message: { subject: "x", text: "x", html: "x", unsubscribe: null },
  });

  /** One expired and one current object of each kind. */
  const saveSampleData = async () => {
    const file = aLeadFile();
    const expired = lead(37, "old@exemple.lu", { files: [file] });
    const application = lead(25, "new@exemple.lu", { kind: "application" });
    const stored = lead(25, "young@exemple.lu");
    const [oldMail, youngMail] = [mail("staff"), mail("alert")];
    const deliveries = await cli().withDatabase(async (leads, database) => {
      const expiredIds = await sent(leads, expired, new Map([[file.id, Buffer.from("CV")]]));
      await sent(leads, application);
      await sent(leads, stored);
      await leads.outboxWriter.enqueue([oldMail], ago(31));
      await leads.outboxWriter.enqueue([youngMail], ago(29));
      for (const { id } of [oldMail, youngMail]) await leads.outbox.markSent(id, NOW);
      await leads.stash.save(aLeadFile(), Buffer.from("x"), ago(2));
      await leads.stash.save(aLeadFile(), Buffer.from("x"), ago(0.5));
      await leads.counters.add("form", ago(3));
      await leads.counters.add("form", ago(0.1));
      const alerts = createAlertRepository(database);
      const at = monthsBefore(NOW, 37).toISOString();
      const alert = anAlert({
        id: randomUUID(),
        email: "old@exemple.lu",
        created_at: at,
        asked_at: at,
        touched_at: at,
      });
      await alerts.store.request(alert, () => mail("alert"));
      await alerts.close();
      // As a server has done that ran until now.
      await createPurgeState(database).trust(NOW);
      return expiredIds;
    });
    const outbox = join(cli().folder, "outbox");
    await mkdir(outbox);
    const names = [
      ...deliveries.map(({ id }) => `20231001T120000-${expired.reference}-dealership-${id.slice(-12)}.eml`),
      "20261001T120000-alert-0123456789ab.eml",
      `20241022T120000-${stored.reference}-dealership-ba9876543210.eml`,
    ];
    for (const name of names) await writeFile(join(outbox, name), "Subject: x");
    return { expired, application, stored, outbox };
  };

  const references = async (): Promise<readonly string[]> =>
    (JSON.parse((await cli().run("list", "--format", "json")).out) as Lead[]).map(({ reference }) => reference);

  it("is counted by kind and not deleted with --dry-run", async () => {
    const { expired, application, stored } = await saveSampleData();
    const { out } = await cli().run("purge", "--dry-run", "--format", "json");
    const { leads } = JSON.parse(out) as { readonly leads: readonly { kind: string; leads: number }[] };
    expect(leads).toHaveLength(2);
    expect(leads).toContainEqual({ kind: "application", leads: 1 });
    expect((await cli().run("purge", "--dry-run")).out).toMatch(/interest +1/);
    expect(await references()).toHaveLength([expired, application, stored].length);
  });

  it("is deleted with everything that belongs to it, and current data stays", async () => {
    const { stored, outbox } = await saveSampleData();
    const { out, err, code } = await cli().run("purge", "--format", "json");
    expect([err, code]).toEqual(["", 0]);
    expect(JSON.parse(out)).toEqual({
      leads: 2,
      deliveries: 5,
      appointments: 0,
      events: 0,
      files: 1,
      alerts: 1,
      written_mails: 3,
      stashed_files: 1,
    });
    expect(await references()).toEqual([stored.reference]);
    expect(await readdir(outbox)).toEqual([`20241022T120000-${stored.reference}-dealership-ba9876543210.eml`]);
    await cli().withDatabase(async ({ counters }, { db }) => {
      expect(await counters.read("form", ago(3))).toBe(0);
      expect(await counters.read("form", ago(0.1))).toBe(1);
      expect(await db.selectFrom("uploads").select("id").execute()).toHaveLength(1);
      expect(await db.selectFrom("deliveries").select("id").where("lead_id", "is", null).execute()).toHaveLength(1);
    });
    expect((await cli().run("purge")).out).toMatch(/^Removed:\nleads +0\n/);
  });

  it("is deleted by the server on one node, with only counts in the log", async () => {
    const { stored } = await saveSampleData();
    const at = { dataDir: cli().folder, url: null };
    const [one, other] = [await openDatabase(at), await openDatabase(at)];
    const log = { info: vi.fn<Logger["info"]>(), error: vi.fn<Logger["error"]>() };
    const mails = createMailFolder(join(cli().folder, "outbox"));
    let refusedLocks = 0;
    const start = (database: Database) => {
      const scheduler = createScheduler();
      const tryLock: Database["tryLock"] = async (name) => {
        const lock = await database.tryLock(name);
        if (lock === null) refusedLocks += 1;
        return lock;
      };
      startRetention(
        {
          withStores: (work) => withPrivacyStores(database, (stores) => work({ ...stores, mails })),
          scheduler,
          tryLock,
          guard: createPurgeGuard({
            memory: createPurgeState(database),
            clock: { now: () => NOW },
            monotonicMs: () => performance.now(),
          }),
          notifyStaff: async () => undefined,
          retention: RETENTION,
          clock: { now: () => NOW },
          log,
        },
        { firstAfterMs: 5, intervalMs: 60_000 },
      );
      return scheduler;
    };
    const heldLocks = await one.tryLock("retention");
    const nodes = [one, other].map(start);
    while (refusedLocks < nodes.length) await sleep(5);
    expect(log.info).not.toHaveBeenCalled();
    expect(await createLeadRepository(one).reader.list({ limit: 10 })).toHaveLength(3);
    await heldLocks!.release();
    await Promise.all(nodes.map((node) => node.stop()));
    const again = start(one);
    while (log.info.mock.calls.length === 0) await sleep(5);
    await again.stop();
    expect(log.error).not.toHaveBeenCalled();
    const [[attributes]] = log.info.mock.calls as unknown as [[object]];
    expect(Object.values(attributes).every((value) => typeof value === "number")).toBe(true);
    expect(attributes).toMatchObject({ leads: 2, files: 1 });
    expect((await createLeadRepository(other).reader.list({ limit: 10 })).map(({ id }) => id)).toEqual([stored.id]);
    await Promise.all([one.close(), other.close()]);
  });
});
