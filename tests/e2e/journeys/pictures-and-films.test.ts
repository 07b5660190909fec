import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { startSite, type Site } from "../../browser/site.ts";
import { visitorsOf, type Visitor } from "../../browser/visit.ts";

const HOST = "www.youtube-nocookie.com";

const ENVELOPE = 'updated_at: "2026-11-16T08:00:00+01:00"\nsections:\n  - { component: hero, title: "Titre" }\n';

const picture = (name: string, alt: string): string => `{ src: /media/${name}.webp, alt: "${alt}" }`;

const LIFT = picture("workshop-car-on-lift", "Un SUV bleu sur le pont élévateur");
const WHEEL = picture("tyres-wheel-close-up", "La roue d’un SUV vert");
const NIGHT = picture("showroom-night", "Un coupé argenté");

const PAGES = {
  home: `name: Accueil\ntitle: Accueil\n${ENVELOPE}
  - { component: call_to_action, title: "Suite", buttons: [{ label: "Voir les images", link: /images }] }`,
  images: `name: Images\ntitle: Images\n${ENVELOPE}
  - { component: image_gallery, title: "Atelier", images: [{ image: ${LIFT} }, { image: ${WHEEL} }, { image: ${NIGHT} }] }
  - { component: slider, title: "Sorties", items: [{ image: ${LIFT}, title: "Un" }, { image: ${WHEEL}, title: "Deux" }, { image: ${NIGHT}, title: "Trois" }] }
  - { component: table, caption: "Prix des forfaits", head: [Forfait, SUV], rows: [[Vidange, "189 €"]] }
  - { component: video, title: "En hiver", src: "https://youtu.be/abcdefghijk", poster: ${LIFT} }`,
};

let content: string;
let site: Site;
let visitors: Visitor;

beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), "vitrine-pictures-"));
  cpSync("content/assets", join(content, "assets"), { recursive: true });
  for (const [slug, text] of Object.entries(PAGES)) writeFileSync(join(content, `${slug}.yaml`), text);
  writeFileSync(join(content, "redirects.csv"), "");
  site = await startSite({ env: { CONTENT_DIR: content } });
  visitors = await visitorsOf(site.url);
});

afterAll(async () => {
  await visitors?.leave();
  await site?.dispose();
  rmSync(content, { recursive: true, force: true });
});

/** Answers for the film's host; every call is noted. */
const filmHost = async (page: Page): Promise<readonly string[]> => {
  const calls: string[] = [];
  await page.route(`https://${HOST}/**`, (route) => {
    calls.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>Le film</p>" });
  });
  return calls;
};

const play = (page: Page): Promise<void> => page.getByRole("button", { name: /^Lire la vidéo/ }).click();

const theFilm = (page: Page): Promise<void> =>
  page.frameLocator("iframe[title='En hiver']").getByText("Le film").waitFor();

test("watches a film: nobody else is asked for anything before, and the page may load from that host alone", async () => {
  const { page, complaints } = await visitors.visit();
  const calls = await filmHost(page);
  const response = await page.goto("/images");
  expect(response?.headers()["content-security-policy"]).toContain(`; frame-src https://${HOST};`);
  expect(await findings(page)).toEqual([]);
  expect(calls).toEqual([]);
  await play(page);
  await theFilm(page);
  expect(calls).toEqual([`https://${HOST}/embed/abcdefghijk`]);
  expect(complaints).toEqual([]);
});

test("watches it as well when coming from a page that may show no film", async () => {
  const { page } = await visitors.visit();
  await filmHost(page);
  const response = await page.goto("/");
  expect(response?.headers()["content-security-policy"]).not.toContain("frame-src");
  // Only a page that is awake follows its links without loading the next one whole.
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Voir les images" }).click();
  await page.waitForURL("/images");
  await play(page);
  await theFilm(page);
});

test("looks at a picture over the whole screen and comes back to it", async () => {
  const { page, complaints } = await visitors.visit();
  await page.goto("/images");
  const second = page.getByRole("link", { name: "La roue d’un SUV vert" });
  await second.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("2 / 3").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await second.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test("pushes the slides on by a button until there are no more", async () => {
  const { page } = await visitors.visit();
  await page.goto("/images");
  const next = page.getByRole("button", { name: "Image suivante" });
  await page.waitForLoadState("networkidle");
  for (let pushes = 0; pushes < 6 && (await next.getAttribute("aria-disabled")) !== "true"; pushes++) {
    await next.click();
    await page.waitForTimeout(500);
  }
  expect(await next.getAttribute("aria-disabled")).toBe("true");
  expect(await page.getByRole("button", { name: "Image précédente" }).getAttribute("aria-disabled")).toBe("false");
});

test("without scripts the pictures are links, the slides move, and the film is one link away", async () => {
  const { page } = await visitors.visit({ javaScriptEnabled: false });
  await page.goto("/images");
  expect(await page.getByRole("button", { name: /vidéo|Image/ }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "Ouvrir sur youtu.be" }).getAttribute("href")).toBe(
    "https://youtu.be/abcdefghijk",
  );
  await page.getByRole("link", { name: "La roue d’un SUV vert" }).click();
  await page.waitForURL(/\/media\/tyres-wheel-close-up\.webp/);
});
