// Another group in another country, by data alone: nothing of the demo group is read, shown or sent.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCondrozGroup } from "../builders/condroz-group.ts";
import { type Site, startSite } from "../browser/sites/site.ts";

/** Names, places, numbers and colours of the demo group. */
const DEMO = /alzette|bertrange|niederkorn|diekirch|petrol ink|\+352|LU20\d{6}|#0d2129|#a92800|#fbf9f5|#e2471f/i;

const FILES = [
  "/site.webmanifest",
  "/favicon.svg",
  "/robots.txt",
  "/llms.txt",
  "/sitemap.xml",
  "/news.xml",
  "/feeds/vehicles.csv",
  "/feeds/vehicles.json",
  "/feeds/google-vehicle-ads.xml",
  "/feeds/meta-automotive.xml",
  "/api/v1/openapi.json",
  "/api/v1/vehicles",
  "/api/v1/locations",
  "/.well-known/security.txt",
];

const HEADERS = { "user-agent": "Mozilla/5.0", "accept-language": "fr" };

/** The shortest crawl that has each kind of page; more vehicles look the same. */
const MAX_PAGES = 60;

let groupDir: string;
let site: Site;

beforeAll(async () => {
  groupDir = join(mkdtempSync(join(tmpdir(), "another-group-")), "group");
  await createCondrozGroup(groupDir);
  site = await startSite({ importDemo: true, env: { GROUP_DIR: groupDir } });
}, 120_000);

afterAll(() => site?.dispose());

const get = async (path: string) => {
  const response = await fetch(site.url + path, { headers: HEADERS });
  return { status: response.status, type: response.headers.get("content-type") ?? "", text: await response.text() };
};

const foundIn = (text: string): string | null => {
  const at = text.search(DEMO);
  return at === -1 ? null : text.slice(Math.max(0, at - 80), at + 60);
};

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/ href="(\/(?!\/)[^"#?]*)/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !/\.\w+$|^\/alertes\//.test(path));

test("no page has a word, number or colour of the demo group", async () => {
  const paths = ["/", "/stock", "/concessions", "/contact"];
  const seen = new Set<string>();
  const wrong: string[] = [];
  while (paths.length > 0 && seen.size < MAX_PAGES) {
    const path = paths.shift() ?? "/";
    if (seen.has(path)) continue;
    seen.add(path);
    const { status, text } = await get(path);
    const found = foundIn(text);
    if (status >= 400 || found !== null) wrong.push(`${path}: ${status} ${found ?? ""}`);
    paths.push(...linksOf(text));
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
}, 60_000);

test.each(FILES)("%s has none either", async (path) => {
  const { status, text } = await get(path);
  expect(status === 404 || status === 200).toBe(true);
  expect(foundIn(text)).toBeNull();
});

test("pages have the group's logo, its colours and its name", async () => {
  const { text } = await get("/");
  const style = /href="(\/brand-[0-9a-f]{12}\.css)"/.exec(text)?.[1] ?? "";
  expect(await get(style)).toMatchObject({ status: 200, type: "text/css; charset=utf-8" });
  expect((await get(style)).text).toContain("--action:#");
  expect(text).toContain("M40 29V5l12 14L64 5v24");
  expect(text).not.toContain("instrument-sans-latin");
  expect(JSON.parse((await get("/site.webmanifest")).text)).toMatchObject({
    short_name: "Condroz",
    theme_color: "#1c1f24",
  });
  const icon = await fetch(`${site.url}/icon-192.png`);
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/png"]);
});

/** JPEG changes colours a little. */
const near = (value: number): unknown => expect.closeTo(value, -1);

/** Status, size and first pixel of the picture for shared links of pages without one. */
const socialPicture = async () => {
  const response = await fetch(`${site.url}/social-picture.jpg`);
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  const { format, width, height } = await picture.metadata();
  const corner = await picture.extract({ left: 8, top: 8, width: 1, height: 1 }).raw().toBuffer();
  return { status: response.status, format, width, height, corner: [...corner] };
};

test("shared links have the group's picture, and a file of its own once it names one", async () => {
  for (const path of ["/", "/stock", "/concessions", "/contact"]) {
    const { text } = await get(path);
    const [, address = ""] = /<meta property="og:image" content="([^"]*)"/.exec(text) ?? [];
    expect([path, new URL(address).pathname]).toEqual([path, "/social-picture.jpg"]);
    expect(text).toContain('<meta property="og:image:alt" content="Condroz Mobilité"');
  }
  const drawn = await socialPicture();
  expect(drawn).toMatchObject({ status: 200, format: "jpeg", width: 1200, height: 630 });
  expect(drawn.corner).toEqual([0x1c, 0x1f, 0x24].map((value) => near(value)));
  const picture = sharp({ create: { width: 1300, height: 700, channels: 3, background: "#c02040" } });
  await picture.png().toFile(join(groupDir, "brand", "partage.png"));
  const file = join(groupDir, "brand.yaml");
  writeFileSync(
    file,
    `${readFileSync(file, "utf8").replace(/\.\.\.\s*$/, "")}social_picture: brand/partage.png\n...\n`,
  );
  site.vitrine("content", "reload");
  await expect
    .poll(async () => (await socialPicture()).corner, { timeout: 20_000 })
    .toEqual([0xc0, 0x20, 0x40].map((value) => near(value)));
}, 40_000);

test("a message gets the group's sender, colours and logo", async () => {
  const page = await get("/contact");
  const fields = new FormData();
  for (const [, name = "", value = ""] of page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)) {
    fields.set(name, value);
  }
  const values = { first_name: "Zoé", last_name: "Lambert", email: "zoe@exemple.be", phone: "0475 12 34 56" };
  for (const [name, value] of Object.entries({
    ...values,
    message: "Bonjour, en #0d2129",
    preferred_contact: "phone",
    topic: "other",
  }))
    fields.set(name, value);
  const answer = await fetch(`${site.url}/contact`, {
    method: "POST",
    body: fields,
    headers: { ...HEADERS, origin: site.url },
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  const outbox = join(site.dataDir, "outbox");
  const mails = () =>
    readdirSync(outbox)
      .filter((name) => name.endsWith(".eml"))
      .map((name) => readFileSync(join(outbox, name), "latin1"));
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  for (const mail of mails()) {
    expect(mail).toMatch(/^From: .*bonjour@condroz-mobilite\.example/m);
    const text = mail.replaceAll(/=\r?\n/g, "");
    // The visitor's own colour code is not one of the mail's.
    expect(text).toContain("Bonjour, en #0d2129");
    expect(foundIn(text.replaceAll("Bonjour, en #0d2129", ""))).toBeNull();
    expect(text).toMatch(/<img src=3D"cid:logo"[^>]* alt=3D"Condroz Mobilit=C3=A9"/);
    const [, logo = ""] = /Content-ID: <logo>[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(mail) ?? [];
    const { format, width } = await sharp(Buffer.from(logo, "base64")).metadata();
    expect([format, width]).toEqual(["png", 240]);
  }
}, 40_000);

test("a reload brings another colour, and wrong ones change nothing", async () => {
  const file = join(groupDir, "brand.yaml");
  const before = readFileSync(file, "utf8");
  const styleOf = async () => /\/brand-[0-9a-f]{12}\.css/.exec((await get("/")).text)?.[0];
  const first = await styleOf();
  writeFileSync(file, before.replace("#1c1f24", "#cccccc"));
  expect(site.vitrine("content", "reload").stdout).toMatch(
    /brand\.yaml:\d+:\d+: colours\.ink: has a contrast of 1\.\d to paper/,
  );
  expect(await styleOf()).toBe(first);
  writeFileSync(file, before.replace("#0a7d4f", "#7d0a4f"));
  site.vitrine("content", "reload");
  await expect.poll(styleOf).not.toBe(first);
}, 40_000);
