import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Job, JobDefinition } from "#application/jobs/ports.ts";
import type { Outage } from "../../src/application/operations/ports.ts";
import { createFeedState, createFeedStore, type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { createMetrics } from "../../src/adapters/observability/index.ts";
import { readConfig } from "../../src/server/environment/config.ts";
import { watchFeedDelays } from "../../src/server/container/feed-delay.ts";

const MINUTE_MS = 60_000;

let folder: string;
let database: Database;
let now: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "feed-delay-"));
  database = await openDatabase({ dataDir: folder, url: null });
  now = Date.parse("2026-11-27T08:00:00Z");
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const start = (source = "https://dealer.example/stock.csv") => {
  const config = readConfig({ DATA_DIR: folder, STOCK_FEED_URL: source, STOCK_FEED_INTERVAL: "15m" });
  if (!config.ok) throw new Error(config.error.join("\n"));
  const reports: (readonly [string, Outage])[] = [];
  const errors: unknown[] = [];
  const metrics = createMetrics();
  let failure: Error | null = null;
  let check: () => unknown = () => undefined;
  const notifyOnce = async (key: string, outage: Outage): Promise<void> => {
    if (failure) throw failure;
    reports.push([key, outage]);
  };
  const foundation = {
    config: config.value,
    database,
    clock: { now: () => new Date(now) },
    scheduler: {
      schedule: (job: JobDefinition) => {
        check = async () => {
          try {
            await job.run(new AbortController().signal);
          } catch (error) {
            job.onError(error);
          }
        };
        return { stop: async () => undefined } as Job;
      },
      stop: async () => undefined,
    },
    metrics,
    log: { error: (details: unknown) => void errors.push(details) } as never,
  };
  const readDegraded = watchFeedDelays(foundation, notifyOnce);
  return {
    reports,
    errors,
    readDegraded,
    metrics,
    check: () => check(),
    failWith: (error: Error | null) => {
      failure = error;
    },
  };
};

test("two missed readings are reported once, by log, email, readiness and metric", async () => {
  const { check, reports, errors, readDegraded, metrics } = start();
  await createFeedState(database).markRead("vitrine", new Date(now));
  await check();
  now += 44 * MINUTE_MS;
  await check();
  expect([reports, errors]).toEqual([[], []]);
  now += MINUTE_MS;
  await check();
  await check();
  const reason =
    "the stock feed vitrine was last read completely 45 min ago; it is due every 15 min, and 2 readings were missed";
  const outage = { source: "the stock feed vitrine", reason, since: "2026-11-27T08:00:00.000Z" };
  expect(reports).toEqual([["stock-feed vitrine 2026-11-27T08:00:00.000Z", outage]]);
  expect(errors).toEqual([{ reason }]);
  expect(await readDegraded()).toEqual([reason]);
  expect(await metrics.text()).toContain('vitrine_stock_feed_missed_readings{feed="vitrine"} 2');
});

test("is reported at the next check where the email could not be stored", async () => {
  const { check, reports, failWith } = start();
  await check();
  now += 60 * MINUTE_MS;
  failWith(new Error("the disk is full"));
  await check();
  failWith(null);
  await check();
  expect(reports).toHaveLength(1);
});

test("is reported again after a complete reading", async () => {
  const { check, reports } = start();
  await check();
  now += 60 * MINUTE_MS;
  await check();
  await createFeedState(database).markRead("vitrine", new Date(now));
  await check();
  now += 60 * MINUTE_MS;
  await check();
  expect(reports.map(([key]) => key)).toEqual([
    "stock-feed vitrine never read",
    "stock-feed vitrine 2026-11-27T09:00:00.000Z",
  ]);
});

test("each feed has its own delay, and one that is paused has none", async () => {
  const { check, reports, readDegraded } = start();
  const feeds = createFeedStore(database);
  const nord = { source: "https://nord.example/stock.csv", profile: "vitrine", guards: {}, pausedAt: null };
  await feeds.add({ ...nord, name: "nord", intervalSeconds: 60 });
  await check();
  now += 5 * MINUTE_MS;
  await check();
  expect(reports.map(([, { source }]) => source)).toEqual(["the stock feed nord"]);
  expect(await readDegraded()).toEqual([
    expect.stringMatching(/^the stock feed nord was not read completely in 5 min/),
  ]);
  await feeds.setPaused("nord", new Date(now).toISOString());
  now += 5 * MINUTE_MS;
  await check();
  expect(reports).toHaveLength(1);
});

test("a file is read when it changes, and misses nothing", async () => {
  const { check, reports, readDegraded } = start("/srv/stock.csv");
  now += 600 * MINUTE_MS;
  await check();
  expect([reports, await readDegraded()]).toEqual([[], []]);
});
