import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { parsePictureAddress, type PictureFormat } from "#domain/media/index.ts";
import { err, ok } from "#domain/shared/index.ts";
import type { Download } from "#application/media/ports.ts";
import { createScheduler } from "../platform/scheduler.ts";
import { createPictureService } from "./picture-service.ts";

const scheduler = createScheduler();

afterAll(scheduler.stop);

let root = "";
let downloads = 0;
let cacheErrors: unknown[] = [];
let hasTimeLeft = () => true;

const aPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#b2201d" } })
    .withExif({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitude: "49/1 36/1 0/1" } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "vitrine-media-"));
  downloads = 0;
  hasTimeLeft = () => true;
  await mkdir(join(root, "assets"));
  await writeFile(join(root, "assets", "car.jpg"), await aPhoto(1200, 800));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const aDownload = async () => ({
  bytes: await aPhoto(600, 400),
  validators: { etag: null, lastModified: null },
});

const download: Download = async (address) => {
  downloads += 1;
  if (!address.startsWith("https://cdn.example/")) return err({ reason: "not allowed", kind: "forbidden" });
  return address.includes("gone") ? err({ reason: "404", kind: "missing" }) : ok(await aDownload());
};

const createService = (maxCacheBytes?: number, from: Download = download) =>
  createPictureService({
    folders: [join(root, "assets"), join(root, "own")],
    cacheFolder: join(root, "cache"),
    download: from,
    scheduler,
    hasTimeLeft,
    onCacheError: (error) => cacheErrors.push(error),
    now: Date.now,
    ...(maxCacheBytes === undefined ? {} : { maxCacheBytes }),
  });

const VISITOR = { client: "192.0.2.1", signal: new AbortController().signal };

const request = (path: string) => {
  const parsed = parsePictureAddress(path);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

const get = async (path: string, accepts: readonly PictureFormat[] = ["webp"]) =>
  (await createService())(request(path), accepts, VISITOR);

const getPicture = async (path: string, accepts?: readonly PictureFormat[]) => {
  const answer = await get(path, accepts);
  if (answer.kind !== "picture") throw new Error(JSON.stringify(answer));
  return { ...answer, metadata: await sharp(answer.bytes).metadata() };
};

test("renders the requested size and format without metadata", async () => {
  const { metadata } = await getPicture("/media/car.jpg/m/480x320/filters:format(jpeg)");
  expect(metadata).toMatchObject({ width: 480, height: 320, format: "jpeg" });
  expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ["/media/car.jpg/m/480x0", { width: 480, height: 320 }],
  ["/media/car.jpg/m/0x320", { width: 480, height: 320 }],
  ["/media/car.jpg/m/2560x0", { width: 1200, height: 800 }],
  ["/media/car.jpg/m/fit-in/480x480", { width: 480, height: 320 }],
  ["/media/car.jpg/m/fit-in/480x480/filters:fill(ffffff)", { width: 480, height: 480 }],
  ["/media/car.jpg/m/480x480/smart", { width: 480, height: 480 }],
  ["/media/car.jpg/m/480x320/filters:rotate(90)", { width: 320, height: 480 }],
  ["/media/car.jpg", { width: 1200, height: 800 }],
  ["/media/remote/cdn.example/f/a.jpg/m/320x0", { width: 320, height: 213 }],
])("renders %s in the requested size", async (path, size) => {
  expect((await getPicture(path)).metadata).toMatchObject(size);
});

test("crops around the focal area", async () => {
  const [left, right] = [200, 1000].map(
    (x) => `<circle cx="${x}" cy="400" r="90" fill="${x < 600 ? "#00f" : "#0f0"}"/>`,
  );
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${left}${right}</svg>`);
  await writeFile(join(root, "assets", "two.png"), await sharp(svg).flatten({ background: "#fff" }).png().toBuffer());
  const { bytes } = await getPicture("/media/two.png/m/240x360/filters:focal(910x310:1090x490):format(png)");
  const marked = await sharp(bytes).extract({ left: 140, top: 170, width: 20, height: 20 }).png().toBuffer();
  const { dominant } = await sharp(marked).stats();
  expect(dominant.g).toBeGreaterThan(200);
  expect(dominant.b).toBeLessThan(60);
});

test("applies the brightness and grayscale filters", async () => {
  const mean = async (path: string) =>
    (await sharp((await getPicture(path)).bytes).stats()).channels.map(({ mean: value }) => value);
  const [plain = 0] = await mean("/media/car.jpg/m/80x0/filters:format(png)");
  const [bright = 0] = await mean("/media/car.jpg/m/80x0/filters:format(png):brightness(20)");
  expect(bright - plain).toBeGreaterThan(40);
  const [red = 0, green = red] = await mean("/media/car.jpg/m/80x0/filters:format(png):grayscale()");
  expect(Math.abs(red - green)).toBeLessThan(2);
});

test("serves what another process has rendered since the start", async () => {
  const [first, second] = [await createService(), await createService()];
  await first(request("/media/car.jpg/m/320x0"), ["webp"], VISITOR);
  const names = await readdir(join(root, "cache"), { recursive: true });
  const rendered = names.find((name) => name.endsWith(".webp")) ?? "";
  await writeFile(join(root, "cache", rendered), "of the first");
  const answer = await second(request("/media/car.jpg/m/320x0"), ["webp"], VISITOR);
  expect(answer).toMatchObject({ kind: "picture", bytes: Buffer.from("of the first") });
});

test("renders a picture once for concurrent requests and then serves it from disk", async () => {
  const pictures = await createService();
  const path = "/media/remote/cdn.example/f/once.jpg/m/320x0";
  const [one, other] = await Promise.all([
    pictures(request(path), ["webp"], VISITOR),
    pictures(request(path), ["webp"], VISITOR),
  ]);
  expect(one).toBe(other);
  expect(await pictures(request(path), ["webp"], VISITOR)).toMatchObject({ kind: "picture" });
  expect(downloads).toBe(1);
});

test("serves WebP first and AVIF once it is rendered", async () => {
  const pictures = await createService();
  const answer = () => pictures(request("/media/car.jpg/m/160x0"), ["avif", "webp"], VISITOR);
  expect(await answer()).toMatchObject({ format: "webp" });
  await expect.poll(answer).toMatchObject({ format: "avif" });
});

test("renders no AVIF while the process is busy", async () => {
  let looks = 0;
  let isBusy = true;
  hasTimeLeft = () => {
    looks += 1;
    return !isBusy;
  };
  const pictures = await createService();
  const answer = () => pictures(request("/media/car.jpg/m/160x0"), ["avif", "webp"], VISITOR);
  expect(await answer()).toMatchObject({ format: "webp" });
  // The second look comes after what the first one would have rendered.
  await expect.poll(() => looks).toBeGreaterThan(1);
  expect(await answer()).toMatchObject({ format: "webp" });
  isBusy = false;
  await expect.poll(answer).toMatchObject({ format: "avif" });
});

test("refuses files that are not pictures", async () => {
  await writeFile(join(root, "assets", "script.png"), "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
  await writeFile(join(root, "assets", "half.jpg"), (await aPhoto(400, 300)).subarray(0, 300));
  for (const name of ["script.png", "half.jpg"]) expect(await get(`/media/${name}`)).toMatchObject({ kind: "refused" });
});

test("reports missing files and links out of the folder as missing", async () => {
  await writeFile(join(root, "outside.png"), "secret");
  await symlink(join(root, "outside.png"), join(root, "assets", "link.png"));
  expect(await get("/media/none.webp")).toEqual({ kind: "missing" });
  expect(await get("/media/link.png")).toEqual({ kind: "missing" });
});

test("requests a missing remote picture once a minute and refuses hosts that are not allowed", async () => {
  const pictures = await createService();
  const missing = request("/media/remote/cdn.example/gone.jpg/m/320x0");
  expect(await pictures(missing, [], VISITOR)).toEqual({ kind: "missing" });
  expect(await pictures(missing, [], VISITOR)).toEqual({ kind: "missing" });
  expect(downloads).toBe(1);
  expect(await get("/media/remote/evil.example/a.jpg")).toMatchObject({ kind: "refused" });
});

test("evicts the oldest pictures when the cache is full", async () => {
  const pictures = await createService(4_000);
  for (const width of [480, 640, 800, 960, 1200])
    await pictures(request(`/media/car.jpg/m/${width}x0/filters:format(jpeg)`), [], VISITOR);
  const left = await readdir(join(root, "cache"), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).length).toBeLessThan(5);
  expect(left.some((entry) => entry.isFile())).toBe(true);
});

test("does not let slow downloads delay a picture of the site's own", async () => {
  const started = Promise.withResolvers<void>();
  const neverEnds: Download = () => {
    started.resolve();
    return new Promise(() => undefined);
  };
  const pictures = await createService(undefined, neverEnds);
  for (let index = 0; index < 20; index += 1)
    void pictures(request(`/media/remote/cdn.example/f/${index}.jpg/m/320x0`), ["webp"], {
      ...VISITOR,
      client: `198.51.100.${index}`,
    });
  await started.promise;
  expect(await pictures(request("/media/car.jpg/m/320x0"), ["webp"], VISITOR)).toMatchObject({ kind: "picture" });
});

test("answers with the picture when it cannot be cached", async () => {
  cacheErrors = [];
  // A file where the cache's folder should be: every write fails, as on a full disk.
  await writeFile(join(root, "cache"), "");
  const { metadata } = await getPicture("/media/car.jpg/m/480x320/filters:format(jpeg)");
  expect(metadata).toMatchObject({ width: 480, height: 320 });
  expect(cacheErrors).toHaveLength(1);
});
