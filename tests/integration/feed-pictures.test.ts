import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Settings } from "#domain/site/index.ts";
import { servedMedia } from "../../src/web/features/stock/picture.ts";
import {
  createStockReader,
  createStockWriter,
  feedPictureStore,
  openDatabase,
  type Database,
} from "../../src/adapters/database/index.ts";
import { createDownload } from "../../src/adapters/media/index.ts";
import { waitingPictures } from "../../src/cli/import/waiting-pictures.ts";
import { createLogger } from "../../src/adapters/observability/index.ts";
import { readConfig } from "../../src/server/config.ts";
import { createFeedPictures, withServedPictures } from "../../src/server/services/feed-pictures.ts";
import { facts, importRows } from "../contract/vehicles.ts";

let dataDir = "";
let database: Database;
let server: Server;
let host = "";
let asked: string[] = [];
let isDown = false;

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#1e4f93" } })
    .withExif({ IFD0: { Copyright: "camera" }, IFD3: { GPSLatitude: "49/1 36/1 0/1" } })
    .jpeg()
    .toBuffer();

const clock = { now: () => new Date() };

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-pictures-"));
  database = await openDatabase({ dataDir, url: null });
  [asked, isDown] = [[], false];
  server = createServer((req, res) => {
    asked.push(req.url ?? "");
    if (isDown) return res.writeHead(503).end();
    if (req.url === "/page.jpg") return res.end("<html>not a picture</html>");
    if (req.url?.startsWith("/photo")) return void photo().then((bytes) => res.end(bytes));
    return res.writeHead(404).end();
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (hosts: readonly string[]) => {
  const config = readConfig({ DATA_DIR: dataDir });
  if (!config.ok) throw new Error(config.error.join());
  return createFeedPictures({
    config: config.value,
    database,
    settings: { hosts: { images: hosts } } as unknown as Settings,
    clock,
    log: createLogger("silent"),
    changed: () => undefined,
    download: createDownload({ hosts, mayReach: () => true }),
  });
};

const importWith = (...urls: readonly string[]) =>
  importRows(createStockWriter(database, clock), "demo", [
    {
      key: "a",
      content_hash: urls.join(),
      facts: facts({ media: urls.map((url) => ({ type: "image", url, alt: null })) }),
    },
  ]);

const shown = async (): Promise<readonly string[]> => {
  const reader = withServedPictures(createStockReader(database), feedPictureStore(database));
  const [vehicle] = await reader.byIds([1]);
  return vehicle ? servedMedia(vehicle).map(({ url }) => url) : [];
};

test("a feed's photographs are fetched after the import and shown from this site, without what the camera noted", async () => {
  await importWith(`http://${host}/photo1.jpg`, `http://${host}/photo2.jpg`, "https://elsewhere.example/3.jpg");
  expect(await shown()).toEqual([]);
  const service = await start([host]);
  await expect.poll(shown, { timeout: 20_000 }).toHaveLength(2);
  await service.stop();
  const [first] = await shown();
  expect(first).toMatch(/^\/media\/feed\/[0-9a-f]{2}\/[0-9a-f]{64}\.webp$/);
  const kept = await sharp(join(dataDir, first?.replace(/^\//, "") ?? "")).metadata();
  expect(kept).toMatchObject({ format: "webp", width: 1500, height: 1000 });
  expect([kept.exif, kept.xmp]).toEqual([undefined, undefined]);
});

test("a missing or broken picture is given up and the others are shown", async () => {
  await importWith(`http://${host}/gone.jpg`, `http://${host}/page.jpg`, `http://${host}/photo.jpg`);
  const service = await start([host]);
  const waiting = feedPictureStore(database).waiting;
  await expect.poll(async () => [await waiting(), (await shown()).length], { timeout: 20_000 }).toEqual([0, 1]);
  await service.stop();
});

test("a host that is down is asked again later, and what was fetched before a restart is not fetched anew", async () => {
  await importWith(`http://${host}/photo.jpg`);
  const first = await start([host]);
  await expect.poll(shown, { timeout: 20_000 }).toHaveLength(1);
  await first.stop();
  isDown = true;
  await importWith(`http://${host}/photo.jpg`, `http://${host}/photo-new.jpg`);
  const second = await start([host]);
  await expect.poll(() => asked.filter((path) => path === "/photo-new.jpg").length, { timeout: 20_000 }).toBe(1);
  await second.stop();
  expect(await feedPictureStore(database).waiting()).toBe(1);
  expect(asked.filter((path) => path === "/photo.jpg")).toHaveLength(1);
});

test("the import's command counts the pictures that wait, before any server fetches them", async () => {
  await importWith(`http://${host}/photo.jpg`, `http://${host}/photo2.jpg`, "https://elsewhere.example/3.jpg");
  const config = readConfig({ DATA_DIR: dataDir });
  if (!config.ok) throw new Error(config.error.join());
  expect(await waitingPictures({ config: config.value, clock }, database, [host])).toBe(2);
  expect(await waitingPictures({ config: config.value, clock }, database, [])).toBeNull();
  expect(asked).toEqual([]);
});

test("without a host in the settings nothing is fetched, and nothing is noted", async () => {
  await importWith(`http://${host}/photo.jpg`);
  const service = await start([]);
  await service.stop();
  expect(asked).toEqual([]);
  expect(await feedPictureStore(database).waiting()).toBe(0);
  expect(await readdir(dataDir)).not.toContain("media");
});
