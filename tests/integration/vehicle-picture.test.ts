import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { waitFor } from "../wait-for.ts";

let site: Site;

/** A photograph as a camera makes it, with the place where it was taken. */
const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 3_000, height: 2_000, channels: 3, background } })
    .withExif({ IFD0: { Copyright: "camera" }, IFD3: { GPSLatitude: "49/1 36/1 0/1" } })
    .jpeg()
    .toBuffer();

const path = (name: string): string => join(site.dataDir, name);

beforeAll(async () => {
  site = await startSite({ fill: false, writeContent: writeSmallContent });
  writeFileSync(path("front.jpg"), await photo("#1e4f93"));
  writeFileSync(path("side.jpg"), await photo("#b2201d"));
  writeFileSync(path("letter.jpg"), "Dear customer, this is no picture at all.");
  writeFileSync(path("cut.jpg"), (await photo("#1e4f93")).subarray(0, 2_000));
  writeFileSync(path("huge.jpg"), Buffer.alloc(20 * 1024 ** 2 + 1, 0xff));
});

afterAll(() => site?.dispose());

/** The first vehicles of the demo's feed. */
const [HEAD = "", FIRST = "", ...REST] = readFileSync("demo/group/feeds/vehicles.csv", "utf8").split("\n", 11);
const cell = (name: string): string => FIRST.split(",")[HEAD.split(",").indexOf(name)] ?? "";
const [ID, STOCK_NUMBER, BRAND] = [cell("id"), cell("stock_number"), cell("brand").toLowerCase()];

/** The picture that the feed names for the first vehicle: one of the site's own. */
const FED = "/media/charging-electric-car.webp";

/** Their feed with a picture and another number of kilometres. */
const feed = (kilometres = cell("mileage_km")): string => {
  const first = `${FIRST.replace(cell("mileage_km"), kilometres)},${FED}`;
  const rows = REST.map((row) => `${row},`);
  writeFileSync(path("feed.csv"), [`${HEAD},media`, first, ...rows].join("\n"));
  return path("feed.csv");
};

const BROWSER = { headers: { "user-agent": "Mozilla/5.0 Firefox/140.0", accept: "text/html" } };
const read = async (address: string) => (await fetch(site.url + address, BROWSER)).text();

type Image = { readonly url: string; readonly illustration: boolean };
type Detail = {
  readonly image: Image;
  readonly media: readonly { readonly url: string }[];
  readonly mileage_km: number;
};

const detail = async () => (await (await fetch(`${site.url}/api/v1/vehicles/${ID}`)).json()) as Detail;
const listedImage = async () => {
  const answer = await fetch(`${site.url}/api/v1/vehicles?brand=${BRAND}&perPage=100`);
  const { vehicles } = (await answer.json()) as {
    readonly vehicles: readonly { readonly id: number; readonly image: Image }[];
  };
  return vehicles.find(({ id }) => String(id) === ID)?.image.url;
};
const pathsOf = async () => (await detail()).media.map(({ url }) => new URL(url, site.url).pathname);
const exported = async (): Promise<string> =>
  (await read("/feeds/google-vehicle-ads.csv")).split("\n").find((row) => row.startsWith(ID)) ?? "";
const structured = async (): Promise<string> =>
  [...(await read(`/stock/${ID}-1`)).matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)].join("");

/** Every node follows within two seconds. */
const within = (check: () => Promise<void>): Promise<void> => waitFor(check);

const vehicle = async (...words: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await site.vitrine("vehicle", ...words);
  expect([code, stderr.replace(/^database: .*\n/, "")]).toEqual([0, ""]);
  return stdout;
};

const said = async (): Promise<readonly { readonly field: string; readonly value: string }[]> =>
  (JSON.parse(await vehicle("show", ID, "--format", "json")) as { readonly overrides: readonly never[] }).overrides;

test("a picture of the group's photographer is the first one, until it is released", async () => {
  expect((await site.vitrine("import", "vehicles", feed())).code).toBe(0);
  await within(async () => expect(await pathsOf()).toEqual([FED]));
  const before = await detail();
  const answer = await vehicle("picture", STOCK_NUMBER, path("front.jpg"), "--who", "anna", "--why", "new photographs");
  expect(answer).toMatch(
    /in a new stock version\.\n {2}with the picture \/media\/feed\/\S+\.webp by anna since .*: new photographs/,
  );
  const [{ value } = { value: "" }] = await said();
  await within(async () => expect(await pathsOf()).toEqual([value, FED]));
  const { image } = await detail();
  expect(image).toEqual({ ...before.image, url: expect.stringMatching(/^https?:\/\//), illustration: false });
  expect(new URL(image.url).pathname).toBe(value);
  await within(async () => expect(await listedImage()).toBe(image.url));

  const served = await fetch(site.url + value, { headers: { accept: "image/webp" } });
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const { width, exif } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  expect([width, exif]).toEqual([2_560, undefined]);
  const stored = await sharp(join(site.dataDir, value.replace(/^\//, ""))).metadata();
  expect(stored.exif).toBeUndefined();

  expect(await read(`/stock/${ID}-1`)).toContain(value);
  expect(await read(`/stock?brand=${BRAND}&perPage=100`)).toContain(value);
  expect(await structured()).toMatch(new RegExp(`https?://[^"]+${value}`));
  expect(await exported()).toMatch(new RegExp(`https?://[^,"]+${value}`));

  const { stdout } = await site.vitrine("import", "vehicles", feed("50001"));
  expect(stdout).toContain("imported");
  expect(stdout).not.toContain("note:");
  await within(async () => expect((await detail()).mileage_km).toBe(50_001));
  expect(await pathsOf()).toEqual([value, FED]);

  await vehicle("picture", ID, path("side.jpg"));
  const [{ value: second } = { value: "" }, ...more] = await said();
  expect([second === value, more]).toEqual([false, []]);
  await within(async () => expect(await pathsOf()).toEqual([second, FED]));
  expect(await vehicle("list", "--overrides")).toContain(second);

  await vehicle("release", ID, "--field", "picture");
  await within(async () => expect(await pathsOf()).toEqual([FED]));
  expect(await vehicle("show", ID)).toContain(value);
});

test.each([
  [["no-such-number", "front.jpg"], 1, /^error: there is no vehicle no-such-number; .*\n$/],
  [[ID, "no-such-file.jpg"], 1, /^error: \S+no-such-file\.jpg cannot be read: .*\n$/],
  [[ID, "."], 1, /^error: \S+ is no file\n$/],
  [[ID, "letter.jpg"], 3, /^error: The file is no picture in a format that is taken: nothing was changed for 20426\n$/],
  [[ID, "cut.jpg"], 3, /^error: The file cannot be read as a picture: .*: nothing was changed for 20426\n$/],
  [[ID, "huge.jpg"], 3, /^error: \S+huge\.jpg is larger than 20 MB: nothing was changed\n$/],
  [[ID, "front.jpg", "--until", "2020-01-01"], 1, /^error: --until is over already.*\n$/],
])("vehicle picture %j ends with %i and one line", async ([number = "", file = "", ...options], code, message) => {
  const before = await said();
  const { code: actual, stdout, stderr } = await site.vitrine("vehicle", "picture", number, path(file), ...options);
  expect([actual, stdout]).toEqual([code, ""]);
  expect(stderr.replace(/^database: .*\n/, "")).toMatch(message);
  expect(await said()).toEqual(before);
});
