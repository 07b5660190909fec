import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Alert } from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/leads/index.ts";
import type { StockIndex } from "#domain/search/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import {
  alertRepository,
  type AlertRepository,
  type Database,
  openDatabase,
} from "../../src/adapters/database/index.ts";
import { sampleAlert } from "../../src/domain/alerts/alert.test-support.ts";
import { followAlerts } from "../../src/server/services/alert-follower.ts";
import { createAlertLetters } from "../../src/server/services/alert-letters.ts";
import { goRound, type RoundParts } from "../../src/server/services/alert-round.ts";
import { exampleVehicle } from "../../src/web/features/stock/example-vehicle.ts";

let folder = "";
let database: Database;
let alerts: AlertRepository;
let now = new Date();
let stock: readonly { readonly id: number; readonly cents: number | null }[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-alerts-"));
  database = await openDatabase({ dataDir: folder, url: null });
  alerts = alertRepository(database);
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

const mailOf = ({ email }: Alert, message: NonNullable<Delivery["message"]>): Delivery => ({
  id: randomUUID(),
  lead_id: null,
  channel: "mail",
  purpose: "alert",
  destination: email,
  message,
});

/** A round over a stock that every search finds all of. */
const parts = (changes: Partial<RoundParts> = {}): RoundParts => {
  const ids = () => stock.map(({ id }) => id);
  const index = () => ({ size: stock.length, search: () => ({ ids: ids() }) }) as unknown as StockIndex;
  const byIds = async (wanted: readonly number[]) =>
    wanted.flatMap((id) => stock.filter((one) => one.id === id).map(vehicle));
  return {
    rounds: { ...alerts.rounds, prices: async () => new Map(stock.map(({ id, cents }) => [id, cents])) },
    stock: { index, byIdEvenGone: async () => null },
    letters: createAlertLetters({
      siteUrl: "https://www.alzette.example",
      group: "Alzette Automobiles",
      paths: createPaths(FRENCH_SEGMENTS),
      stock: { index, byIds },
      hrefOf: { confirm: () => "https://www.alzette.example/c", stop: () => "https://www.alzette.example/s" },
    }),
    mailOf,
    clock: { now: () => now },
    timeZone: "Europe/Luxembourg",
    signal: new AbortController().signal,
    ...changes,
  };
};

const confirmed = async (query = "fuel=electric"): Promise<Alert> => {
  const asked = sampleAlert({ id: randomUUID(), wish: { kind: "search_alert", query } });
  const message = { subject: "Confirmez", text: "", html: "", unsubscribe: null };
  await alerts.store.ask(asked, (kept) => mailOf(kept, message));
  await alerts.store.confirm(asked.id, new Map(stock.map(({ id, cents }) => [id, cents])), now);
  return asked;
};

const news = async (): Promise<readonly string[]> => {
  const rows = await database.db.selectFrom("deliveries").select("message").orderBy("created_at").execute();
  return rows
    .map(({ message }) => (JSON.parse(message ?? "null") as { subject: string; text: string }).subject)
    .filter((subject) => subject !== "Confirmez");
};

it("tells nothing of what was there at the confirmation, and of what comes once", async () => {
  stock = [{ id: 1, cents: 2_000_000 }];
  await confirmed();
  expect(await goRound(parts())).toEqual({ mails: 0, failures: 0 });
  stock = [...stock, { id: 2, cents: 1_500_000 }];
  expect(await goRound(parts())).toEqual({ mails: 1, failures: 0 });
  now = new Date("2026-11-22T12:00:00Z");
  expect(await goRound(parts())).toEqual({ mails: 0, failures: 0 });
  expect(await news()).toEqual(["Nouveau\u00a0: Opel Mokka 2 GS 1.2 Turbo, 15\u202f000\u00a0€\u00a0TVAC"]);
});

it("begins a new day at midnight on the market's clock, and tells then of everything that waited", async () => {
  stock = [{ id: 1, cents: 2_000_000 }];
  await confirmed();
  now = new Date("2026-11-21T22:30:00Z");
  stock = [{ id: 1, cents: 1_900_000 }];
  expect((await goRound(parts())).mails).toBe(1);
  stock = [
    { id: 1, cents: 1_800_000 },
    { id: 2, cents: null },
  ];
  now = new Date("2026-11-21T22:59:00Z");
  expect((await goRound(parts())).mails).toBe(0);
  now = new Date("2026-11-21T23:01:00Z");
  expect((await goRound(parts())).mails).toBe(1);
  expect((await news()).at(-1)).toBe("2 nouveautés pour vous\u00a0: Électrique");
});

it("names ten vehicles and counts the others, all of which are told of", async () => {
  await confirmed();
  now = new Date("2026-11-21T12:05:00Z");
  stock = Array.from({ length: 14 }, (_, index) => ({ id: index + 1, cents: 1_000_000 }));
  expect((await goRound(parts())).mails).toBe(1);
  const { message } = await database.db
    .selectFrom("deliveries")
    .select("message")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const { text } = JSON.parse(message ?? "") as { text: string };
  expect(text.match(/Nouveau\u00a0:/g)).toHaveLength(10);
  expect(text).toContain("Et 4\u00a0autres véhicules");
  now = new Date("2026-11-22T12:00:00Z");
  expect((await goRound(parts())).mails).toBe(0);
});

it("passes over an alert that fails, and mails the others", async () => {
  const broken = await confirmed("brand=opel");
  await confirmed();
  stock = [{ id: 1, cents: 2_000_000 }];
  const { letters } = parts();
  const failing: RoundParts["letters"] = {
    ...letters,
    news: (alert, found) =>
      alert.id === broken.id ? Promise.reject(new Error("no letter")) : letters.news(alert, found),
  };
  expect(await goRound(parts({ letters: failing }))).toEqual({ mails: 1, failures: 1 });
  expect(await goRound(parts())).toEqual({ mails: 1, failures: 0 });
});

it("forgets what was not confirmed within seven days", async () => {
  const asked = sampleAlert({ id: randomUUID() });
  await alerts.store.ask(asked, (kept) =>
    mailOf(kept, { subject: "Confirmez", text: "", html: "", unsubscribe: null }),
  );
  now = new Date("2026-11-28T11:59:00Z");
  await goRound(parts());
  expect(await alerts.store.find(asked.id)).not.toBeNull();
  now = new Date("2026-11-28T12:01:00Z");
  await goRound(parts());
  expect(await alerts.store.find(asked.id)).toBeNull();
});

it("writes one mail where two nodes are told of the same news at once, more than once", async () => {
  await confirmed();
  stock = [{ id: 1, cents: 2_000_000 }];
  const other = await openDatabase({ dataDir: folder, url: null });
  const log = { info: () => undefined, error: () => undefined };
  let woken = 0;
  const wake = (): void => {
    woken += 1;
  };
  const nodes = [database, other].map((node) => followAlerts({ ...parts(), database: node, wake, log }));
  for (const node of [...nodes, ...nodes]) node.start();
  await expect.poll(() => woken).toBe(1);
  for (const node of nodes) await node.stop();
  expect([await news(), woken]).toEqual([[expect.stringContaining("Opel Mokka 1")], 1]);
  await other.close();
});
