import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createFeedStore,
  createStockReader,
  createStockWriter,
  openDatabase,
  type Database,
} from "../../src/adapters/database/index.ts";
import { builtWorkers } from "../browser-support/sites/site.ts";
import { readSettingsFile } from "../builders/settings-file.ts";
import { readConfig } from "../../src/server/environment/config.ts";
import { createDeferredScheduler, createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { createStockFeedService } from "../../src/server/container/stock-feed.ts";
import { waitFor } from "../wait-for.ts";

const settings = readSettingsFile();

const CLOCK = { now: () => new Date() };

const feed = (...models: readonly string[]): string =>
  ["key,brand,model,price.purchase.cents", ...models.map((model, n) => `K${n},Ford,${model},1500000`), ""].join("\n");

/** A system that writes its export stops for moments like this one. */
const PAUSE_MS = 1_000;

let folder: string;
let database: Database;
let server: Server;
let body: string;
let saysLength: boolean;
let requests: { path: string; tag: string | undefined }[];
let scheduler: ReturnType<typeof createScheduler>;
let services: { readonly stop: () => Promise<void> }[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-stock-feed-"));
  database = await openDatabase({ dataDir: folder, url: null });
  scheduler = createScheduler();
  [body, saysLength, requests, services] = [feed("Puma", "Kuga"), false, [], []];
  server = createServer((request, response) => {
    const tag = `"${body.length}-${body.slice(-40).length}-${Buffer.from(body).toString("base64url").slice(-24)}"`;
    requests.push({ path: request.url ?? "", tag: request.headers["if-none-match"] });
    if (request.headers["if-none-match"] === tag) response.writeHead(304).end();
    else response.writeHead(200, { ETag: tag, ...(saysLength ? { "Content-Length": body.length } : {}) }).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await scheduler.stop();
  server.closeAllConnections();
  server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const logLines: { level: number; msg: string; status?: string; reason?: string | null }[] = [];

type Started = { readonly stop: () => Promise<void> };

type FeedChanges = {
  readonly scheduler?: ReturnType<typeof createScheduler>;
  readonly start?: NonNullable<Parameters<typeof createStockFeedService>[1]["start"]>;
};

const startFeed = async (url: string, { start, ...changes }: FeedChanges = {}): Promise<Started> => {
  const config = readConfig({ DATA_DIR: folder, STOCK_FEED_URL: url, STOCK_FEED_INTERVAL: "10s" });
  if (!config.ok || config.value.stockFeed === null) throw new Error("the configuration is wrong");
  // Ten seconds are the minimum for operators; the test is faster.
  const fastConfig = { ...config.value, stockFeed: { ...config.value.stockFeed, intervalSeconds: 1 } };
  logLines.length = 0;
  const log = pino({ level: "debug" }, { write: (line: string) => void logLines.push(JSON.parse(line)) });
  const foundation = {
    config: fastConfig,
    options: { workers: await builtWorkers() },
    scheduler,
    settings,
    clock: { now: () => new Date() },
    database,
    log,
    ...changes,
  };
  const service = await createStockFeedService(foundation, { onFailure: () => undefined, ...(start && { start }) });
  services.push(service);
  return service;
};

const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.csv`;

const models = async (): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const { model } of createStockReader(database).all()) names.push(model?.name ?? "");
  return names;
};

describe("the configured stock feed", () => {
  it("is imported at once and when it has changed, requested with its entity tag in between, and leaves the old stock when it breaks", async () => {
    await startFeed(address());
    await waitFor(async () => expect(await models()).toEqual(["Puma", "Kuga"]));
    await waitFor(() => expect(requests.filter(({ tag }) => tag !== undefined).length).toBeGreaterThan(0));
    body = feed("Puma", "Kuga", "Focus");
    await waitFor(async () => expect(await models()).toEqual(["Puma", "Kuga", "Focus"]));
    // The stock is visible before the worker reports its import.
    const imported = () => logLines.filter(({ msg }) => msg === "stock feed imported").length;
    await waitFor(() => expect(imported()).toBeGreaterThanOrEqual(2));
    body = feed("Puma").slice(0, -12);
    await waitFor(() => expect(logLines.some(({ level, reason }) => level === 40 && Boolean(reason))).toBe(true));
    expect(await models()).toEqual(["Puma", "Kuga", "Focus"]);
    expect((await createStockWriter(database, CLOCK).listImports(1))[0]).toMatchObject({ status: "quarantined" });
    body = feed("Puma", "Kuga", "Explorer");
    await waitFor(async () => expect(await models()).toEqual(["Puma", "Kuga", "Explorer"]));
  });

  it("is not requested before jobs may run, since a start that is refused imports nothing", async () => {
    const held = createDeferredScheduler();
    let starts = 0;
    const start = () => {
      starts += 1;
      return { exited: Promise.resolve(0), stop: () => undefined };
    };
    await startFeed(address(), { scheduler: held, start });
    // A process that was about to start would hold it.
    const lock = await database.tryLock("stock-feed");
    expect([starts, lock]).toEqual([0, expect.anything()]);
    await lock?.release();
    held.begin();
    await expect.poll(() => starts).toBeGreaterThan(0);
    await held.stop();
  });

  it("is followed by one of several nodes, and by another once that one has stopped", async () => {
    const first = await startFeed(address());
    await waitFor(async () => expect(await models()).toHaveLength(2));
    const before = requests.length;
    await startFeed(`${address()}?second`);
    await first.stop();
    expect(requests.slice(before).filter(({ path }) => path.includes("second"))).toEqual([]);
    await waitFor(() => expect(requests.some(({ path }) => path.includes("second"))).toBe(true));
  });

  it("is named where its answers say no length, and no longer once they do", async () => {
    const withoutLength = () => createFeedStore(database).withoutLength();
    await startFeed(address());
    await expect.poll(withoutLength).toEqual(new Set(["vitrine"]));
    saysLength = true;
    body = feed("Puma", "Kuga", "Focus");
    await expect.poll(withoutLength).toEqual(new Set());
  });

  it("takes no vehicle off while its file is being written, by a writer that pauses at the end of a row", async () => {
    const file = join(folder, "stock.csv");
    const names = Array.from({ length: 20 }, (_, n) => `Model ${n}`);
    writeFileSync(file, feed(...names));
    await startFeed(file);
    await expect.poll(models).toHaveLength(20);
    writeFileSync(file, feed(...names.slice(0, 18)));
    await setTimeout(PAUSE_MS);
    writeFileSync(file, feed(...names, "The last one"));
    await expect.poll(models).toHaveLength(21);
    const imports = await createStockWriter(database, CLOCK).listImports(10);
    expect(imports.map(({ status, counts }) => `${status} ${counts.rows} ${counts.removed}`)).toEqual([
      "imported 21 0",
      "imported 20 0",
    ]);
  });

  it("may be a file in another format", async () => {
    const file = join(folder, "ads.csv");
    writeFileSync(file, "id,brand,model,price,year\n7,Opel,Corsa,9900 EUR,2020\n");
    await startFeed(`google-vehicle-ads+${file}`);
    await waitFor(async () => expect(await models()).toEqual(["Corsa"]));
  });
});

describe("feeds beside the configured one", () => {
  const north = () => ({
    name: "north",
    source: `${address()}?north`,
    profile: "vitrine",
    intervalSeconds: 1,
    guards: {},
    pausedAt: null,
  });

  it("are followed as soon as they are added, until they are paused", async () => {
    await startFeed(address());
    await waitFor(async () => expect(await models()).toEqual(["Puma", "Kuga"]));
    const feeds = createFeedStore(database);
    await feeds.add(north());
    await waitFor(async () => expect(await models()).toEqual(["Puma", "Kuga", "Puma", "Kuga"]));
    await feeds.setPaused("north", "2026-11-21T08:00:00Z");
    const asked = (): number => requests.filter(({ path }) => path.includes("north")).length;
    body = feed("Puma", "Kuga", "Focus");
    await waitFor(async () => expect((await models()).filter((name) => name === "Focus")).not.toEqual([]));
    const before = asked();
    await feeds.setPaused("north", null);
    await waitFor(async () => expect((await models()).filter((name) => name === "Focus")).toHaveLength(2));
    expect(asked()).toBeGreaterThan(before);
  });
});
