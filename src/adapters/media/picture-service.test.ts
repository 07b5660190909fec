import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parsePictureAddress, type PictureFormat } from "#domain/media/index.ts";
import { err, ok } from "#domain/shared/index.ts";
import type { Download } from "./download.ts";
import { createPictureService } from "./picture-service.ts";

let root = "";
let asked = 0;

const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#b2201d" } })
    .withExif({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitude: "49/1 36/1 0/1" } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "vitrine-media-"));
  asked = 0;
  await mkdir(join(root, "assets"));
  await writeFile(join(root, "assets", "car.jpg"), await photo(1200, 800));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const download: Download = async (address) => {
  asked += 1;
  if (!address.startsWith("https://cdn.example/")) return err({ reason: "not allowed", kind: "forbidden" });
  return address.includes("gone") ? err({ reason: "404", kind: "final" }) : ok(await photo(600, 400));
};

const service = (mostCacheBytes?: number) =>
  createPictureService({
    folders: [join(root, "assets"), join(root, "own")],
    cacheFolder: join(root, "cache"),
    download,
    now: Date.now,
    ...(mostCacheBytes === undefined ? {} : { mostCacheBytes }),
  });

const request = (path: string) => {
  const parsed = parsePictureAddress(path);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

const get = async (path: string, accepts: readonly PictureFormat[] = ["webp"]) =>
  (await service())(request(path), accepts);

const made = async (path: string, accepts?: readonly PictureFormat[]) => {
  const answer = await get(path, accepts);
  if (answer.kind !== "picture") throw new Error(JSON.stringify(answer));
  return { ...answer, facts: await sharp(answer.bytes).metadata() };
};

test("a picture has the size and format asked for, and tells nothing of its camera", async () => {
  const { facts } = await made("/media/car.jpg/m/480x320/filters:format(jpeg)");
  expect(facts).toMatchObject({ width: 480, height: 320, format: "jpeg" });
  expect([facts.exif, facts.xmp, facts.icc]).toEqual([undefined, undefined, undefined]);
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
])("%s is made as asked", async (path, size) => {
  expect((await made(path)).facts).toMatchObject(size);
});

test("a crop keeps what the editor marked", async () => {
  const [left, right] = [200, 1000].map(
    (x) => `<circle cx="${x}" cy="400" r="90" fill="${x < 600 ? "#00f" : "#0f0"}"/>`,
  );
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${left}${right}</svg>`);
  await writeFile(join(root, "assets", "two.png"), await sharp(svg).flatten({ background: "#fff" }).png().toBuffer());
  const { bytes } = await made("/media/two.png/m/240x360/filters:focal(910x310:1090x490):format(png)");
  const marked = await sharp(bytes).extract({ left: 140, top: 170, width: 20, height: 20 }).png().toBuffer();
  const { dominant } = await sharp(marked).stats();
  expect(dominant.g).toBeGreaterThan(200);
  expect(dominant.b).toBeLessThan(60);
});

test("filters change the picture: brighter, grey", async () => {
  const mean = async (path: string) =>
    (await sharp((await made(path)).bytes).stats()).channels.map(({ mean: value }) => value);
  const [plain = 0] = await mean("/media/car.jpg/m/80x0/filters:format(png)");
  const [bright = 0] = await mean("/media/car.jpg/m/80x0/filters:format(png):brightness(20)");
  expect(bright - plain).toBeGreaterThan(40);
  const [red = 0, green = red] = await mean("/media/car.jpg/m/80x0/filters:format(png):grayscale()");
  expect(Math.abs(red - green)).toBeLessThan(2);
});

test("the same picture asked for at once is made once, and afterwards comes from the disk", async () => {
  const pictures = await service();
  const path = "/media/remote/cdn.example/f/once.jpg/m/320x0";
  const [one, other] = await Promise.all([pictures(request(path), ["webp"]), pictures(request(path), ["webp"])]);
  expect(one).toBe(other);
  expect(await pictures(request(path), ["webp"])).toMatchObject({ kind: "picture" });
  expect(asked).toBe(1);
});

test("a browser that takes AVIF gets WebP first and AVIF once it is made", async () => {
  const pictures = await service();
  const answer = () => pictures(request("/media/car.jpg/m/160x0"), ["avif", "webp"]);
  expect(await answer()).toMatchObject({ format: "webp" });
  await expect.poll(answer, { timeout: 10_000 }).toMatchObject({ format: "avif" });
});

test("what is no picture, or claims to be one, is refused", async () => {
  await writeFile(join(root, "assets", "script.png"), "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
  await writeFile(join(root, "assets", "half.jpg"), (await photo(400, 300)).subarray(0, 300));
  for (const name of ["script.png", "half.jpg"]) expect(await get(`/media/${name}`)).toMatchObject({ kind: "refused" });
});

test("what is not there is missing, what leads out of the folder too", async () => {
  await writeFile(join(root, "outside.png"), "secret");
  await symlink(join(root, "outside.png"), join(root, "assets", "link.png"));
  expect(await get("/media/none.webp")).toEqual({ kind: "missing" });
  expect(await get("/media/link.png")).toEqual({ kind: "missing" });
});

test("a picture that its host does not have is asked for once a minute, and a host nobody allowed is refused", async () => {
  const pictures = await service();
  const gone = request("/media/remote/cdn.example/gone.jpg/m/320x0");
  expect(await pictures(gone, [])).toEqual({ kind: "missing" });
  expect(await pictures(gone, [])).toEqual({ kind: "missing" });
  expect(asked).toBe(1);
  expect(await get("/media/remote/evil.example/a.jpg")).toMatchObject({ kind: "refused" });
});

test("the oldest pictures go once the room is full", async () => {
  const pictures = await service(4_000);
  for (const width of [480, 640, 800, 960, 1200])
    await pictures(request(`/media/car.jpg/m/${width}x0/filters:format(jpeg)`), []);
  const left = await readdir(join(root, "cache"), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).length).toBeLessThan(5);
  expect(left.some((entry) => entry.isFile())).toBe(true);
});
