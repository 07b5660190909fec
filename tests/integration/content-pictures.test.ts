import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../browser-support/sites/site.ts";

/** A rich text with a picture at each of the addresses. */
const text = (...addresses: readonly string[]): string =>
  addresses
    .map(
      (src) => `      - { type: paragraph, content: [{ type: image, attrs: { src: "${src}", alt: "Un atelier" } }] }`,
    )
    .join("\n");

const story = (focus: string, ...addresses: readonly string[]): string => `name: Atelier
title: Atelier
updated_at: "2026-11-16T08:00:00Z"
sections:
  - component: hero
    title: Bienvenue
    image: { src: /media/a.webp, alt: L’atelier, focus: "${focus}" }
  - component: text
    text:
      type: doc
      content:
${text("/media/a.webp", ...addresses)}
`;

/** Bounds and values of the specification, section 9. */
const FILTERS = [
  "blur(0)",
  "blur(100)",
  "quality(0)",
  "quality(100)",
  "brightness(0)",
  "brightness(100)",
  "rotate(90)",
  "rotate(180)",
  "rotate(270)",
  "format(webp)",
  "format(png)",
  "format(jpeg)",
  "brightness(20):blur(3):quality(40):rotate(90):format(jpeg)",
];

const filtered = (filters: string): string => `/media/a.webp/m/filters:${filters}`;

const FILTERED = FILTERS.map(filtered);

const DRAFTED = filtered("blur(7)");

/** As editors name files; the last is written as other systems store accents. */
const NAMES = ["été photo.jpg", "photo+1 (2).webp", "l’atelier & co.webp", "100 %.webp", "h\u0065\u0301lice.webp"];

let site: Site;
let contentDir: string;

beforeAll(async () => {
  site = await startSite({
    writeContent: (folder) => {
      contentDir = folder;
      mkdirSync(join(folder, "assets"));
      copyFileSync(
        join(import.meta.dirname, "../../demo/group/content/assets/showroom-night.webp"),
        join(folder, "assets", "a.webp"),
      );
      const photo = join(folder, "assets", "a.webp");
      for (const name of NAMES) copyFileSync(photo, join(folder, "assets", name));
      writeFileSync(join(folder, "redirects.csv"), "from,to,status\n");
      writeFileSync(
        join(folder, "atelier.yaml"),
        story("100x100:300x300", ...FILTERED, ...NAMES.map((name) => `/media/${name}`)),
      );
      writeFileSync(join(folder, "atelier.draft.yaml"), story("120x100:300x300", DRAFTED));
    },
  });
});

afterAll(() => site?.dispose());

const statusOf = async (path: string): Promise<number> => {
  const response = await fetch(site.url + path);
  await response.arrayBuffer();
  return response.status;
};

const crop = (focus: string): string => `/media/a.webp/m/320x160/filters:focal(${focus})`;

test("serves the crops that a page contains", async () => {
  const html = await (await fetch(`${site.url}/atelier`)).text();
  const addresses = new Set(html.match(/\/media\/a\.webp\/m\/320x\d+\/filters:focal\([^)]*\)/g));
  expect(addresses.size).toBeGreaterThan(0);
  for (const address of addresses) expect(await statusOf(address)).toBe(200);
});

test("serves a client of the content API the focus of a story, published or a draft", async () => {
  const { story: published } = (await (await fetch(`${site.url}/v2/cdn/stories/atelier?token=public`)).json()) as {
    readonly story: { readonly content: unknown };
  };
  const [, filename = ""] = /"filename":"([^"]+)"/.exec(JSON.stringify(published.content)) ?? [];
  const [, focus = ""] = /"focus":"([^"]+)"/.exec(JSON.stringify(published.content)) ?? [];
  expect(await statusOf(`${new URL(filename).pathname}/m/320x160/filters:focal(${focus})`)).toBe(200);
  expect(await statusOf(crop("120x100:300x300"))).toBe(200);
});

test("refuses every other focus, and smart with a focus", async () => {
  expect(await statusOf(crop("101x100:300x300"))).toBe(400);
  expect(await statusOf("/media/other.webp/m/320x160/filters:focal(100x100:300x300)")).toBe(400);
  expect(await statusOf("/media/a.webp/m/320x160/smart/filters:focal(100x100:300x300)")).toBe(400);
  expect(await statusOf("/media/a.webp/m/320x160/smart")).toBe(200);
});

/** The addresses of the pictures of the rich text: of each its `src` and `srcset`. */
const textPictures = async (): Promise<readonly (readonly string[])[]> => {
  const page = parse(await (await fetch(`${site.url}/atelier`)).text());
  return page
    .querySelectorAll(".prose img")
    .map((image) => [
      image.getAttribute("src") ?? "",
      ...(image.getAttribute("srcset") ?? "").split(", ").map((candidate) => candidate.replace(/ \d+w$/, "")),
    ]);
};

test("serves every filter that a rich text states, in the sizes of the page", async () => {
  const pictures = (await textPictures()).slice(1, 1 + FILTERS.length);
  for (const [index, addresses] of pictures.entries()) {
    const address = addresses[1] ?? "";
    const response = await fetch(site.url + address, { headers: { accept: "image/webp,*/*" } });
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    const filters = FILTERS[index] ?? "";
    expect([filters, response.status, format]).toEqual([filters, 200, /format\((\w+)\)/.exec(filters)?.[1] ?? "webp"]);
    expect(width > height).toBe(!/rotate\((?:90|270)\)/.test(filters));
  }
  // Each size is encoded for this test: the largest of one picture.
  expect(await statusOf(pictures[0]?.at(-1) ?? "")).toBe(200);
});

test("applies the filters", async () => {
  const [plain, ...pictures] = await textPictures();
  const meanOf = async (address: string): Promise<number> => {
    const bytes = Buffer.from(await (await fetch(site.url + address)).arrayBuffer());
    return (await sharp(bytes).stats()).channels[0]?.mean ?? 0;
  };
  const bright = pictures[FILTERS.indexOf("brightness(100)")]?.[1] ?? "";
  expect(await meanOf(bright)).toBeGreaterThan(250);
  expect(await meanOf(plain?.[1] ?? "")).toBeLessThan(200);
});

test("gives a quarter turn the dimensions of the turned picture", async () => {
  const page = parse(await (await fetch(`${site.url}/atelier`)).text());
  const turned = page.querySelectorAll(".prose img")[1 + FILTERS.indexOf("rotate(90)")];
  expect([turned?.getAttribute("width"), turned?.getAttribute("height")]).toEqual(["1067", "1600"]);
  expect(turned?.getAttribute("srcset")).toMatch(/m\/320x213\/filters:rotate\(90\) 213w,/);
});

test("makes no picture with filters that the content does not state", async () => {
  for (const filters of ["blur(6)", "quality(41)", "rotate(90):blur(100)", "format(avif)", "grayscale()"])
    expect([filters, await statusOf(`/media/a.webp/m/320x213/filters:${filters}`)]).toEqual([filters, 400]);
  expect(await statusOf("/media/été photo.jpg/m/320x213/filters:blur(100)")).toBe(400);
  expect(await statusOf("/media/a.webp/m/321x214/filters:blur(100)")).toBe(400);
});

test("serves the filters of a draft to those who preview it", async () => {
  expect(await statusOf("/media/a.webp/m/320x213/filters:blur(7)")).toBe(200);
});

test("serves pictures whose names have accents, blanks and signs", async () => {
  const pictures = (await textPictures()).slice(1 + FILTERS.length);
  expect(pictures).toHaveLength(NAMES.length);
  for (const [index, [src = ""]] of pictures.entries())
    expect([NAMES[index], await statusOf(src)]).toEqual([NAMES[index], 200]);
  expect(await statusOf("/media/%C3%A9t%C3%A9%20photo.jpg/m/320x0")).toBe(200);
  expect(await statusOf("/media/photo+1%20(2).webp/m/320x0")).toBe(200);
  expect(await statusOf("/media/h%C3%A9lice.webp/m/320x0")).toBe(200);
});

test("serves a new focus as soon as the content is read again", async () => {
  writeFileSync(join(contentDir, "atelier.yaml"), story("150x100:300x300"));
  expect((await site.vitrine("content", "reload")).code).toBe(0);
  await expect.poll(() => statusOf(crop("150x100:300x300"))).toBe(200);
});
