import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

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

const writeContent = (contentDir: string): void => {
  cpSync("demo/group/content/assets", join(contentDir, "assets"), { recursive: true });
  for (const [slug, text] of Object.entries(PAGES)) writeFileSync(join(contentDir, `${slug}.yaml`), text);
  writeFileSync(join(contentDir, "redirects.csv"), "");
};

test.use({ siteSettings: { name: "pictures and films", writeContent } });

/** Replies for the host of the film. Returns the addresses of its requests. */
const filmHost = async (page: Page): Promise<readonly string[]> => {
  const calls: string[] = [];
  await page.route(`https://${HOST}/**`, (route) => {
    calls.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>Le film</p>" });
  });
  return calls;
};

/** Waits until a row has not scrolled for some frames. */
const scrollEnd = (row: Locator): Promise<void> =>
  row.evaluate(
    (element) =>
      new Promise((resolve) => {
        let position = element.scrollLeft;
        let still = 0;
        const check = (): void => {
          still = element.scrollLeft === position ? still + 1 : 0;
          position = element.scrollLeft;
          if (still >= 10) resolve();
          else requestAnimationFrame(check);
        };
        check();
      }),
  );

const play = (page: Page): Promise<void> => page.getByRole("button", { name: /^Lire la vidéo/ }).click();

const theFilm = (page: Page): Promise<void> =>
  page.frameLocator("iframe[title='En hiver']").getByText("Le film").waitFor();

test("plays a film: no third party is requested before, and the policy allows its host alone", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  const calls = await filmHost(page);
  const response = await openPage(page, "/images");
  expect(response?.headers()["content-security-policy"]).toContain(`; frame-src 'self' https://${HOST};`);
  expect(await axeViolations(page)).toEqual([]);
  expect(calls).toEqual([]);
  await play(page);
  await theFilm(page);
  expect(calls).toEqual([`https://${HOST}/embed/abcdefghijk`]);
  expect(consoleErrors).toEqual([]);
});

test("plays a film after a page whose policy allows none", async ({ visit }) => {
  const { page } = await visit();
  await filmHost(page);
  const response = await openPage(page, "/");
  expect(response?.headers()["content-security-policy"]).toContain("; frame-src 'self';");
  await page.getByRole("link", { name: "Voir les images" }).click();
  await page.waitForURL("/images");
  await play(page);
  await theFilm(page);
});

test("views a picture in full screen and returns to it", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/images");
  const second = page.getByRole("link", { name: "La roue d’un SUV vert" });
  await second.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("2 / 3").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect(second).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test("opens a picture again as soon as Escape has given the focus back", async ({ visit }) => {
  const { page } = await visit();
  await openPage(page, "/images");
  const second = page.getByRole("link", { name: "La roue d’un SUV vert" });
  await second.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("2 / 3").waitFor();
  await second.evaluate((link: HTMLElement) =>
    link.addEventListener("focus", () => queueMicrotask(() => link.click()), { once: true }),
  );
  await page.keyboard.press("Escape");
  await dialog.getByText("2 / 3").waitFor();
  await page.keyboard.press("ArrowRight");
  await dialog.getByText("3 / 3").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect(second).toBeFocused();
});

test("moves the slides by a button to the last one", async ({ visit }) => {
  const { page } = await visit();
  await openPage(page, "/images");
  const next = page.getByRole("button", { name: "Image suivante" });
  const slides = page.getByRole("list", { name: "Sorties" });
  for (let clicks = 0; clicks < 6 && (await next.getAttribute("aria-disabled")) !== "true"; clicks += 1) {
    await next.click();
    await scrollEnd(slides);
  }
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("button", { name: "Image précédente" })).toHaveAttribute("aria-disabled", "false");
});

test("without scripts the pictures and the film are links, and the slides scroll", async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, "/images");
  await expect.poll(() => page.getByRole("button", { name: /vidéo|Image/ }).count()).toBe(0);
  await expect
    .poll(() => page.getByRole("link", { name: "Ouvrir sur youtu.be" }).getAttribute("href"))
    .toBe("https://youtu.be/abcdefghijk");
  await page.getByRole("link", { name: "La roue d’un SUV vert" }).click();
  await page.waitForURL(/\/media\/tyres-wheel-close-up\.webp/);
});
