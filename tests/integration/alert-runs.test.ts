import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Alert } from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { createAlertRepository, type AlertRepository } from "../../src/adapters/database/alerts/index.ts";
import { alertEmailTemplates } from "../../src/adapters/delivery/index.ts";
import { anAlert } from "../builders/alert.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { createAlertEmails } from "../../src/application/alerts/alert-emails.ts";
import { createAlertScheduler } from "../../src/application/alerts/alerts.ts";
import { runAlerts, type RunAlertsDependencies } from "../../src/application/alerts/run-alerts.ts";
import { exampleVehicle } from "../../src/web/vehicle/card/vehicle.examples.ts";
import { MAIL_LOOK } from "../builders/mail-look.ts";
import { createOpenGuard } from "../fakes/purge-permits.ts";

let folder = "";
let database: Database;
let alerts: AlertRepository;
let now = new Date();
let stock: readonly { readonly id: number; readonly cents: number | null }[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-alerts-"));
  database = await openDatabase({ dataDir: folder, url: null });
  alerts = createAlertRepository(database);
  now = new Date("2026-11-21T12:00:00Z");
  stock = [];
});
afterEach(async () => {
  await alerts.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const vehicle = ({ id, cents }: (typeof stock)[number]): Vehicle =>
  exampleVehicle({
    id,
    title: `Opel Mokka ${id}`,
    price: { purchase: cents === null ? null : { cents, before_discount_cents: null } },
  });

const createDelivery = ({ email }: Alert, message: NonNullable<Delivery["message"]>): Delivery => ({
  id: randomUUID(),
  lead_id: null,
  channel: "mail",
  purpose: "alert",
  destination: email,
  message,
});

/** Dependencies of a run over a stock in which every search matches every vehicle. */
const createDeps = (changes: Partial<RunAlertsDependencies> = {}): RunAlertsDependencies => {
  const allIds = () => stock.map(({ id }) => id);
  const byIds = async (requestedIds: readonly number[]) =>
    requestedIds.flatMap((id) => stock.filter((candidate) => candidate.id === id).map(vehicle));
  return {
    runs: { ...alerts.runs, currentPrices: async () => new Map(stock.map(({ id, cents }) => [id, cents])) },
    stock: { allIds, byIdIncludingRemoved: async () => null },
    emails: createAlertEmails(
      {
        siteUrl: "https://www.alzette.example",
        group: "Alzette Automobiles",
        paths: createPaths(FRENCH_SEGMENTS),
        priceSuffix: "TTC",
        stock: { index: () => ({ similarTo: () => [] }) as never, byIds },
        templates: alertEmailTemplates(MAIL_LOOK),
      },
      { confirm: () => "https://www.alzette.example/c", stop: () => "https://www.alzette.example/s" },
    ),
    createDelivery,
    clock: { now: () => now },
    guard: createOpenGuard(() => now),
    timeZone: "Europe/Luxembourg",
    signal: new AbortController().signal,
    ...changes,
  };
};

const createConfirmedAlert = async (query = "fuel=electric"): Promise<Alert> => {
  const alert = anAlert({ id: randomUUID(), criteria: { kind: "search_alert", query } });
  const message = { subject: "Confirmez", text: "", html: "", unsubscribe: null };
  await alerts.store.request(alert, (saved) => createDelivery(saved, message));
  await alerts.store.confirm(alert.id, new Map(stock.map(({ id, cents }) => [id, cents])), now);
  return alert;
};

const newsSubjects = async (): Promise<readonly string[]> => {
  const rows = await database.db.selectFrom("deliveries").select("message").orderBy("created_at").execute();
  return rows
    .map(({ message }) => (JSON.parse(message ?? "null") as { subject: string; text: string }).subject)
    .filter((subject) => subject !== "Confirmez");
};

it("holds news of vehicles of a quarantined feed back, and sends them afterwards", async () => {
  stock = [{ id: 1, cents: 2_000_000 }];
  await createConfirmedAlert();
  stock = [
    { id: 1, cents: 1_000_000 },
    { id: 2, cents: 1_500_000 },
  ];
  const { runs } = createDeps();
  const quarantined = createDeps({ runs: { ...runs, quarantinedVehicles: async () => new Set([1, 2]) } });
  expect(await runAlerts(quarantined)).toEqual({ mails: 0, failures: 0 });
  expect(await runAlerts(createDeps())).toEqual({ mails: 1, failures: 0 });
  expect(await newsSubjects()).toHaveLength(1);
});

it("reports nothing that was there at the confirmation, and everything new once", async () => {
  stock = [{ id: 1, cents: 2_000_000 }];
  await createConfirmedAlert();
  expect(await runAlerts(createDeps())).toEqual({ mails: 0, failures: 0 });
  stock = [...stock, { id: 2, cents: 1_500_000 }];
  expect(await runAlerts(createDeps())).toEqual({ mails: 1, failures: 0 });
  now = new Date("2026-11-22T12:00:00Z");
  expect(await runAlerts(createDeps())).toEqual({ mails: 0, failures: 0 });
  expect(await newsSubjects()).toEqual(["Nouveau\u00a0: Opel Mokka 2 GS 1.2 Turbo, 15\u202f000\u00a0€\u00a0TTC"]);
});

it("starts a new day at midnight in the market's time zone, and then reports everything that waited", async () => {
  stock = [{ id: 1, cents: 2_000_000 }];
  await createConfirmedAlert();
  now = new Date("2026-11-21T22:30:00Z");
  stock = [{ id: 1, cents: 1_900_000 }];
  expect((await runAlerts(createDeps())).mails).toBe(1);
  stock = [
    { id: 1, cents: 1_800_000 },
    { id: 2, cents: null },
  ];
  now = new Date("2026-11-21T22:59:00Z");
  expect((await runAlerts(createDeps())).mails).toBe(0);
  now = new Date("2026-11-21T23:01:00Z");
  expect((await runAlerts(createDeps())).mails).toBe(1);
  expect((await newsSubjects()).at(-1)).toBe("2 nouveautés pour vous\u00a0: Électrique");
});

it("names ten vehicles, counts the others, and reports each only once", async () => {
  await createConfirmedAlert();
  now = new Date("2026-11-21T12:05:00Z");
  stock = Array.from({ length: 14 }, (_, index) => ({ id: index + 1, cents: 1_000_000 }));
  expect((await runAlerts(createDeps())).mails).toBe(1);
  const { message } = await database.db
    .selectFrom("deliveries")
    .select("message")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const { text } = JSON.parse(message ?? "") as { text: string };
  expect(text.match(/Nouveau\u00a0:/g)).toHaveLength(10);
  expect(text).toContain("Et 4\u00a0autres véhicules");
  now = new Date("2026-11-22T12:00:00Z");
  expect((await runAlerts(createDeps())).mails).toBe(0);
});

it("skips an alert that fails and mails the others", async () => {
  const broken = await createConfirmedAlert("brand=opel");
  await createConfirmedAlert();
  stock = [{ id: 1, cents: 2_000_000 }];
  const { emails } = createDeps();
  const failing: RunAlertsDependencies["emails"] = {
    ...emails,
    news: (alert, found) =>
      alert.id === broken.id ? Promise.reject(new Error("no letter")) : emails.news(alert, found),
  };
  expect(await runAlerts(createDeps({ emails: failing }))).toEqual({ mails: 1, failures: 1 });
  expect(await runAlerts(createDeps())).toEqual({ mails: 1, failures: 0 });
});

it("deletes alerts that were not confirmed within seven days", async () => {
  const alert = anAlert({ id: randomUUID() });
  await alerts.store.request(alert, (saved) =>
    createDelivery(saved, { subject: "Confirmez", text: "", html: "", unsubscribe: null }),
  );
  now = new Date("2026-11-28T11:59:00Z");
  await runAlerts(createDeps());
  expect(await alerts.store.find(alert.id)).not.toBeNull();
  now = new Date("2026-11-28T12:01:00Z");
  await runAlerts(createDeps());
  expect(await alerts.store.find(alert.id)).toBeNull();
});

it("writes one email when two nodes run several times at once", async () => {
  await createConfirmedAlert();
  stock = [{ id: 1, cents: 2_000_000 }];
  const other = await openDatabase({ dataDir: folder, url: null });
  const log = { info: () => undefined, error: () => undefined };
  let wakeCount = 0;
  const wake = (): void => {
    wakeCount += 1;
  };
  const nodes = [database, other].map((node) =>
    createAlertScheduler({ ...createDeps(), scheduler: createScheduler(), tryLock: node.tryLock, wake, log }),
  );
  for (const node of [...nodes, ...nodes]) node.trigger();
  await expect.poll(() => wakeCount).toBe(1);
  for (const node of nodes) await node.stop();
  expect([await newsSubjects(), wakeCount]).toEqual([[expect.stringContaining("Opel Mokka 1")], 1]);
  await other.close();
});
