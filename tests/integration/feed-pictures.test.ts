import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { vehicleMediaHosts } from "#domain/media/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { galleryMedia } from "../../src/web/vehicle/gallery/gallery-view.ts";
import { mainPicture, servedMedia } from "../../src/web/platform/pictures/picture.ts";
import { toVehicleCardView, type CardContext } from "../../src/web/vehicle/card/vehicle-card-view.ts";
import {
  createStockReader,
  createStockWriter,
  createFeedPictureRepository,
  openDatabase,
  type Database,
} from "../../src/adapters/database/index.ts";
import { readPendingPictures } from "../../src/shared-container/pending-pictures.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { createLogger } from "../../src/adapters/observability/index.ts";
import { withServedMedia } from "#application/media/index.ts";
import { createFeedPictures } from "../../src/server/container/media.ts";
import { vehicleAttributes, importRows } from "../contract/stock-rows.ts";
import { type PictureHost, startPictureHost } from "../fakes/picture-host.ts";
import { createOpenGuard } from "../fakes/purge-permits.ts";

let dataDir = "";
let database: Database;
let server: PictureHost;
let host = "";
let isDown = false;

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#1e4f93" } })
    .withExif({ IFD0: { Copyright: "camera" }, IFD3: { GPSLatitude: "49/1 36/1 0/1" } })
    .jpeg()
    .toBuffer();

const smallPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#1e4f93" } })
    .jpeg()
    .toBuffer();

/** What cameras, phones and dealers' tools send: widths, heights and formats of all kinds, by their address. */
const MADE_PHOTOS = new Map([
  ["/made/phone", { width: 4032, height: 3024, format: "jpeg" }],
  ["/made/upright", { width: 900, height: 1600, format: "jpeg" }],
  ["/made/panorama", { width: 3000, height: 800, format: "png" }],
  ["/made/web", { width: 640, height: 480, format: "webp" }],
  ["/made/square", { width: 1200, height: 1200, format: "avif" }],
  ["/made/thumbnail", { width: 320, height: 240, format: "gif" }],
] as const);

const madePhoto = (address: string): Promise<Buffer> | null => {
  const made = [...MADE_PHOTOS].find(([path]) => path === address)?.[1];
  if (!made) return null;
  const { width, height, format } = made;
  return sharp({ create: { width, height, channels: 3, background: "#7d8287" } })
    .toFormat(format)
    .toBuffer();
};

const CARD_CONTEXT: CardContext = {
  hrefOf: ({ slug }) => `/stock/${slug}`,
  monthlyOf: () => null,
  locationNameOf: () => null,
  now: new Date("2026-11-20T10:00:00Z"),
  wltp: true,
  stockOpenedAt: null,
};

const clock = { now: () => new Date() };

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-pictures-"));
  database = await openDatabase({ dataDir, url: null });
  isDown = false;
  server = await startPictureHost((req, res) => {
    if (isDown) return res.writeHead(503).end();
    if (req.url === "/page.jpg") return res.end("<html>not a picture</html>");
    if (req.url === "/moved.jpg")
      return res.writeHead(302, { location: `https://cdn.example:${server.port}/photo.jpg` }).end();
    const made = madePhoto(req.url ?? "");
    if (made) return void made.then((bytes) => res.end(bytes));
    if (req.url?.startsWith("/photo-")) return void smallPhoto().then((bytes) => res.end(bytes));
    if (req.url?.startsWith("/photo")) return void photo().then((bytes) => res.end(bytes));
    return res.writeHead(404).end();
  });
  host = `pictures.dealer.example:${server.port}`;
});

afterEach(async () => {
  await server.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const NO_HOSTS = { images: [], media: [], embeds: [] };

const mediaHosts = (...images: readonly string[]) => vehicleMediaHosts({ ...NO_HOSTS, images });

const start = (hosts: readonly string[], options = { pictureTransport: server.transport }) =>
  createFeedPictures({ ...foundation(), options }, () => mediaHosts(...hosts));

const foundation = () => ({
  config: { mediaDir: join(dataDir, "media") },
  database,
  clock,
  guard: createOpenGuard(clock.now),
  scheduler: createScheduler(),
  log: createLogger("silent"),
  emitChange: () => undefined,
});

const importWith = (...urls: readonly string[]) =>
  importRows(createStockWriter(database, clock), "demo", [
    {
      key: "a",
      content_hash: urls.join(),
      attributes: vehicleAttributes({ media: urls.map((url) => ({ type: "image", url, alt: null })) }),
    },
  ]);

const readVehicle = async (): Promise<Vehicle | undefined> => {
  const reader = withServedMedia(createStockReader(database), createFeedPictureRepository(database), () =>
    mediaHosts(),
  );
  const [vehicle] = await reader.byIds([1]);
  return vehicle;
};

const visible = async (): Promise<readonly string[]> => {
  const vehicle = await readVehicle();
  return vehicle ? servedMedia(vehicle).map(({ url }) => url) : [];
};

test("downloads a feed's photographs after the import and serves them without the camera's metadata", async () => {
  await importWith(`https://${host}/photo1.jpg`, `https://${host}/photo2.jpg`, "https://elsewhere.example/3.jpg");
  expect(await visible()).toEqual([]);
  const service = await start([host]);
  await expect.poll(visible).toHaveLength(2);
  await service.stop();
  const [first] = await visible();
  expect(first).toMatch(/^\/media\/feed\/[0-9a-f]{2}\/[0-9a-f]{64}\.webp$/);
  const storedFiles = await sharp(join(dataDir, first?.replace(/^\//, "") ?? "")).metadata();
  expect(storedFiles).toMatchObject({ format: "webp", width: 1500, height: 1000 });
  expect([storedFiles.exif, storedFiles.xmp]).toEqual([undefined, undefined]);
});

test("shows photographs of every size and format in the gallery, and never a drawing beside them", async () => {
  await importWith(...[...MADE_PHOTOS.keys()].map((path) => `https://${host}${path}`));
  const service = await start([host]);
  await expect.poll(visible).toHaveLength(MADE_PHOTOS.size);
  await service.stop();
  const vehicle = await readVehicle();
  if (!vehicle) throw new Error("no vehicle");
  const media = galleryMedia(vehicle);
  expect(media.map((medium) => medium.type === "picture" && medium.picture.kind)).toEqual(
    [...MADE_PHOTOS].map(() => "photo"),
  );
  expect(mainPicture(vehicle, "").kind).toBe("photo");
  const card = toVehicleCardView(vehicle, CARD_CONTEXT);
  expect([card.picture, ...(card.photos?.more ?? [])].length).toBe(5);
  expect(card.photos?.count).toBe(MADE_PHOTOS.size);
  for (const url of await visible()) {
    const { format, width, height } = await sharp(join(dataDir, url)).metadata();
    expect(format).toBe("webp");
    expect(Math.min(width, height)).toBeGreaterThan(0);
  }
});

test("shows forty photographs of a vehicle in the order of the feed", async () => {
  const urls = Array.from({ length: 40 }, (_, index) => `https://${host}/photo-${index}.jpg`);
  await importWith(...urls);
  const service = await start([host]);
  await expect.poll(visible).toHaveLength(40);
  await service.stop();
  expect(server.requests).toHaveLength(40);
  const stored = await createFeedPictureRepository(database).findStored(urls);
  expect([...stored.keys()].sort()).toEqual(urls.toSorted());
  const vehicle = await readVehicle();
  if (!vehicle) throw new Error("no vehicle");
  expect(galleryMedia(vehicle)).toHaveLength(40);
});

test("downloads what a host refused as soon as that host is allowed, without another import", async () => {
  await importWith(`https://${host}/moved.jpg`);
  const first = await start([host]);
  const { countPending, refusedRedirects } = createFeedPictureRepository(database);
  await expect.poll(refusedRedirects).toEqual([{ host: `cdn.example:${server.port}`, count: 1 }]);
  expect(await countPending()).toBe(0);
  await first.stop();
  const second = await start([host, `cdn.example:${server.port}`]);
  await expect.poll(visible).toHaveLength(1);
  await second.stop();
});

test("connects to no address of a private network, whatever its name", async () => {
  await importWith(`https://${host}/photo.jpg`);
  const service = await createFeedPictures({ ...foundation(), options: {} }, () => mediaHosts(host));
  const attempts = () => database.db.selectFrom("pictures").select(["attempts", "last_error"]).executeTakeFirst();
  await expect.poll(attempts).toMatchObject({ attempts: 1 });
  await service.stop();
  expect(server.requests).toEqual([]);
});

test("shows the photographs that could be loaded, not a drawing in place of the others", async () => {
  await importWith(`https://${host}/gone.jpg`, `https://${host}/made/web`);
  const service = await start([host]);
  await expect.poll(visible).toHaveLength(1);
  await service.stop();
  const vehicle = await readVehicle();
  const kinds = vehicle && galleryMedia(vehicle).map((medium) => medium.type === "picture" && medium.picture.kind);
  expect(kinds).toEqual(["photo"]);
});

test("gives a missing or broken picture up and shows the others", async () => {
  await importWith(`https://${host}/gone.jpg`, `https://${host}/page.jpg`, `https://${host}/photo.jpg`);
  const service = await start([host]);
  const waiting = createFeedPictureRepository(database).countPending;
  await expect.poll(async () => [await waiting(), (await visible()).length]).toEqual([0, 1]);
  await service.stop();
});

test("retries a host that is down, and downloads nothing twice after a restart", async () => {
  await importWith(`https://${host}/photo.jpg`);
  const first = await start([host]);
  await expect.poll(visible).toHaveLength(1);
  await first.stop();
  isDown = true;
  await importWith(`https://${host}/photo.jpg`, `https://${host}/photo-new.jpg`);
  const second = await start([host]);
  await expect.poll(() => server.requests.filter((path) => path.endsWith("/photo-new.jpg")).length).toBe(1);
  await second.stop();
  expect(await createFeedPictureRepository(database).countPending()).toBe(1);
  expect(server.requests.filter((path) => path.endsWith("/photo.jpg"))).toHaveLength(1);
});

test("counts pending pictures in the import command, before any server downloads them", async () => {
  await importWith(`https://${host}/photo.jpg`, `https://${host}/photo2.jpg`, "https://elsewhere.example/3.jpg");
  expect(
    await readPendingPictures({ config: { mediaDir: join(dataDir, "media") }, clock }, database, new Set([host])),
  ).toEqual({ waiting: 2, faults: [] });
  expect(
    await readPendingPictures({ config: { mediaDir: join(dataDir, "media") }, clock }, database, new Set()),
  ).toBeNull();
  expect(server.requests).toEqual([]);
});

test("downloads and records nothing without a host in the settings", async () => {
  await importWith(`https://${host}/photo.jpg`);
  const service = await start([]);
  await service.stop();
  expect(server.requests).toEqual([]);
  expect(await createFeedPictureRepository(database).countPending()).toBe(0);
  expect(await readdir(dataDir)).not.toContain("media");
});
