import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../browser/site.ts";

const story = (focus: string): string => `name: Atelier
title: Atelier
updated_at: "2026-11-16T08:00:00Z"
sections:
  - component: hero
    title: Bienvenue
    image: { src: /media/a.webp, alt: L’atelier, focus: "${focus}" }
`;

let site: Site;
let contentDir: string;

beforeAll(async () => {
  site = await startSite({
    writeContent: (folder) => {
      contentDir = folder;
      mkdirSync(join(folder, "assets"));
      copyFileSync(
        join(import.meta.dirname, "../../content/assets/showroom-night.webp"),
        join(folder, "assets", "a.webp"),
      );
      writeFileSync(join(folder, "redirects.csv"), "from,to,status\n");
      writeFileSync(join(folder, "atelier.yaml"), story("100x100:300x300"));
      writeFileSync(join(folder, "atelier.draft.yaml"), story("120x100:300x300"));
    },
  });
}, 120_000);

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

test("serves a new focus as soon as the content is read again", async () => {
  writeFileSync(join(contentDir, "atelier.yaml"), story("150x100:300x300"));
  expect(site.vitrine("content", "reload").code).toBe(0);
  await expect.poll(() => statusOf(crop("150x100:300x300"))).toBe(200);
});
