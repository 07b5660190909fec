import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createStockReader,
  createStockWriter,
  openDatabase,
  type Database,
} from "../../src/adapters/database/index.ts";
import { readConfig } from "../../src/server/config.ts";
import { createStockFeedService } from "../../src/server/services/stock-feed.ts";

const CLOCK = { now: () => new Date() };

const feed = (...models: readonly string[]): string =>
  ["key,brand,model,price.purchase.cents", ...models.map((model, n) => `K${n},Ford,${model},1500000`), ""].join("\n");

let folder: string;
let database: Database;
let server: Server;
let body: string;
let asked: { path: string; tag: string | undefined }[];
let services: { readonly stop: () => Promise<void> }[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-stock-feed-"));
  database = await openDatabase({ dataDir: folder, url: null });
  [body, asked, services] = [feed("Puma", "Kuga"), [], []];
  server = createServer((request, response) => {
    const tag = `"${body.length}-${body.slice(-40).length}-${Buffer.from(body).toString("base64url").slice(-24)}"`;
    asked.push({ path: request.url ?? "", tag: request.headers["if-none-match"] });
    if (request.headers["if-none-match"] === tag) response.writeHead(304).end();
    else response.writeHead(200, { ETag: tag }).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  server.closeAllConnections();
  server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const logged: { level: number; msg: string; status?: string; reason?: string | null }[] = [];

const follow = (url: string): { readonly stop: () => Promise<void> } => {
  const config = readConfig({ DATA_DIR: folder, STOCK_FEED_URL: url, STOCK_FEED_INTERVAL: "10s" });
  if (!config.ok || config.value.stockFeed === null) throw new Error("the configuration is wrong");
  // Ten seconds are the least an operator may say; the test has less patience.
  const quick = { ...config.value, stockFeed: { ...config.value.stockFeed, everySeconds: 1 } };
  logged.length = 0;
  const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const service = createStockFeedService({ config: quick, database, log, failed: () => undefined });
  services.push(service);
  return service;
};

const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.csv`;

const models = async (): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const { model } of createStockReader(database).all()) names.push(model?.name ?? "");
  return names;
};

const soon = { timeout: 30_000, interval: 100 };

describe("the feed that the server follows", () => {
  it("is taken in at once, and again when it has changed, and asked after with its tag else", async () => {
    follow(address());
    await vi.waitFor(async () => expect(await models()).toEqual(["Puma", "Kuga"]), soon);
    await vi.waitFor(() => expect(asked.filter(({ tag }) => tag !== undefined).length).toBeGreaterThan(0), soon);
    body = feed("Puma", "Kuga", "Focus");
    await vi.waitFor(async () => expect(await models()).toEqual(["Puma", "Kuga", "Focus"]), soon);
    expect(logged.filter(({ msg }) => msg === "stock feed taken in").length).toBeGreaterThanOrEqual(2);
  });

  it("leaves the old stock where it breaks, says so, and goes on", async () => {
    follow(address());
    await vi.waitFor(async () => expect(await models()).toHaveLength(2), soon);
    body = feed("Puma").slice(0, -12);
    await vi.waitFor(
      () => expect(logged.some(({ level, reason }) => level === 40 && Boolean(reason))).toBe(true),
      soon,
    );
    expect(await models()).toEqual(["Puma", "Kuga"]);
    expect((await createStockWriter(database, CLOCK).listImports(1))[0]).toMatchObject({ status: "quarantined" });
    body = feed("Puma", "Kuga", "Explorer");
    await vi.waitFor(async () => expect(await models()).toEqual(["Puma", "Kuga", "Explorer"]), soon);
  });

  it("is followed by one node of several, and by the other once that has gone", async () => {
    const first = follow(address());
    await vi.waitFor(async () => expect(await models()).toHaveLength(2), soon);
    const before = asked.length;
    follow(`${address()}?second`);
    await first.stop();
    expect(asked.slice(before).filter(({ path }) => path.includes("second"))).toEqual([]);
    await vi.waitFor(() => expect(asked.some(({ path }) => path.includes("second"))).toBe(true), soon);
  });

  it("may be a file in a format of its own", async () => {
    const file = join(folder, "ads.csv");
    writeFileSync(file, "id,brand,model,price,year\n7,Opel,Corsa,9900 EUR,2020\n");
    follow(`google-vehicle-ads+${file}`);
    await vi.waitFor(async () => expect(await models()).toEqual(["Corsa"]), soon);
  });
});
