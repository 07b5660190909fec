import { randomUUID } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { type Delivery, type Lead, monthsBefore } from "#domain/leads/index.ts";
import {
  type LeadRepository,
  alertRepository,
  leadRepository,
  openDatabase,
} from "../../src/adapters/database/index.ts";
import type { Logger } from "../../src/adapters/observability/index.ts";
import { startRetention } from "../../src/server/services/retention.ts";
import { sampleAlert } from "../../src/domain/alerts/alert.test-support.ts";
import { deliveriesOf, sampleFile, sampleLead } from "../contract/lead-samples.ts";
import { leadsCli } from "./leads-cli.ts";

const NOW = new Date("2026-11-22T03:00:00.000Z");

const DAY = 86_400_000;

const ago = (days: number): Date => new Date(NOW.getTime() - days * DAY);

const RETENTION = { default_months: 36, kinds: { application: 24 } };

describe("what was kept long enough", () => {
  const cli = leadsCli(() => NOW);

  const lead = (months: number, email: string, changes: Partial<Lead> = {}): Lead =>
    sampleLead({ created_at: monthsBefore(NOW, months).toISOString(), fields: { email }, ...changes });

  const sent = async ({ store, outbox }: LeadRepository, one: Lead, contents = new Map<string, Uint8Array>()) => {
    const deliveries = deliveriesOf(one);
    await store.accept(one, deliveries, { capacity: 1, contents });
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

  /** One of each that is over, and one of each that is not. */
  const fill = async () => {
    const file = sampleFile();
    const over = lead(37, "old@exemple.lu", { files: [file] });
    const application = lead(25, "new@exemple.lu", { kind: "application" });
    const kept = lead(25, "young@exemple.lu");
    const [oldMail, youngMail] = [mail("staff"), mail("alert")];
    const deliveries = await cli().inDatabase(async (leads, database) => {
      const ofOver = await sent(leads, over, new Map([[file.id, Buffer.from("CV")]]));
      await sent(leads, application);
      await sent(leads, kept);
      await leads.mailbox.put([oldMail], ago(31));
      await leads.mailbox.put([youngMail], ago(29));
      for (const { id } of [oldMail, youngMail]) await leads.outbox.markSent(id, NOW);
      await leads.stash.keep(sampleFile(), Buffer.from("x"), ago(2));
      await leads.stash.keep(sampleFile(), Buffer.from("x"), ago(0.5));
      await leads.counters.add("form", ago(3));
      await leads.counters.add("form", ago(0.1));
      const alerts = alertRepository(database);
      const at = monthsBefore(NOW, 37).toISOString();
      const alert = sampleAlert({
        id: randomUUID(),
        email: "old@exemple.lu",
        created_at: at,
        asked_at: at,
        touched_at: at,
      });
      await alerts.store.ask(alert, () => mail("alert"));
      await alerts.close();
      return ofOver;
    });
    const outbox = join(cli().folder, "outbox");
    await mkdir(outbox);
    const names = [
      ...deliveries.map(({ id }) => `20231001T120000-${over.reference}-dealership-${id.slice(-12)}.eml`),
      "20261001T120000-alert-0123456789ab.eml",
      `20241022T120000-${kept.reference}-dealership-ba9876543210.eml`,
    ];
    for (const name of names) await writeFile(join(outbox, name), "Subject: x");
    return { over, application, kept, outbox };
  };

  const references = async (): Promise<readonly string[]> =>
    (JSON.parse((await cli().run("list", "--format", "json")).out) as Lead[]).map(({ reference }) => reference);

  it("is told by kind and stays, with --dry-run", async () => {
    const { over, application, kept } = await fill();
    const { out } = await cli().run("purge", "--dry-run", "--format", "json");
    const { leads } = JSON.parse(out) as { readonly leads: readonly { kind: string; leads: number }[] };
    expect(leads).toHaveLength(2);
    expect(leads).toContainEqual({ kind: "application", leads: 1 });
    expect((await cli().run("purge", "--dry-run")).out).toMatch(/interest +1/);
    expect(await references()).toHaveLength([over, application, kept].length);
  });

  it("goes with all that hangs on it, and what is not over stays", async () => {
    const { kept, outbox } = await fill();
    const { out, err, code } = await cli().run("purge", "--format", "json");
    expect([err, code]).toEqual(["", 0]);
    expect(JSON.parse(out)).toEqual({
      leads: 2,
      deliveries: 5,
      appointments: 0,
      files: 1,
      alerts: 1,
      written_mails: 3,
      stashed_files: 1,
    });
    expect(await references()).toEqual([kept.reference]);
    expect(await readdir(outbox)).toEqual([`20241022T120000-${kept.reference}-dealership-ba9876543210.eml`]);
    await cli().inDatabase(async ({ counters }, { db }) => {
      expect(await counters.read("form", ago(3))).toBe(0);
      expect(await counters.read("form", ago(0.1))).toBe(1);
      expect(await db.selectFrom("uploads").select("id").execute()).toHaveLength(1);
      expect(await db.selectFrom("deliveries").select("id").where("lead_id", "is", null).execute()).toHaveLength(1);
    });
    expect((await cli().run("purge")).out).toMatch(/^Removed:\nleads +0\n/);
  });

  it("is removed by the server: on one node of all, with nothing but counts in the log", async () => {
    const { kept } = await fill();
    const at = { dataDir: cli().folder, url: null };
    const [one, other] = [await openDatabase(at), await openDatabase(at)];
    const log = { info: vi.fn<Logger["info"]>(), error: vi.fn<Logger["error"]>() };
    const parts = { config: at, settings: { retention: RETENTION }, clock: { now: () => NOW } };
    const held = await one.tryLock("retention");
    const nodes = [one, other].map((database) =>
      startRetention({ ...parts, database, log: log as unknown as Logger }, { first: 5, every: 60_000 }),
    );
    await sleep(300);
    expect(log.info).not.toHaveBeenCalled();
    expect(await leadRepository(one).reader.list({ limit: 10 })).toHaveLength(3);
    await held!.release();
    await Promise.all(nodes.map((node) => node.stop()));
    const again = startRetention(
      { ...parts, database: one, log: log as unknown as Logger },
      { first: 5, every: 60_000 },
    );
    while (log.info.mock.calls.length === 0) await sleep(5);
    await again.stop();
    expect(log.error).not.toHaveBeenCalled();
    const [[facts]] = log.info.mock.calls as unknown as [[object]];
    expect(Object.values(facts).every((value) => typeof value === "number")).toBe(true);
    expect(facts).toMatchObject({ leads: 2, files: 1 });
    expect((await leadRepository(other).reader.list({ limit: 10 })).map(({ id }) => id)).toEqual([kept.id]);
    await Promise.all([one.close(), other.close()]);
  });
});
