import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { axeViolations, colourViolations } from "./checks/axe.ts";
import { hydrated, openPage } from "./hydration.ts";
import type { Site } from "./sites/site.ts";
import { expect, type VisitSite } from "./test.ts";

const rgbOf = (colour: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)).join(", ")})`;

/** Colours of the demo group's brand, as a browser computes them. White is everybody's. */
const DEMO_COLOURS = [
  ...new Set(JSON.stringify(parse(readFileSync("demo/group/brand.yaml", "utf8"))).match(/#[0-9a-f]{6}/g)),
]
  .filter((colour) => colour !== "#ffffff")
  .map(rgbOf);

/** Every colour that an element of the page has, of its text, grounds, lines and drawings. */
const computedColours = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const names = ["color", "background-color", "border-top-color", "outline-color", "fill", "stroke"];
    const styles = [...document.querySelectorAll("body, body *")].map((element) => getComputedStyle(element));
    return [...new Set(styles.flatMap((style) => names.map((name) => style.getPropertyValue(name))))];
  });

export const expectOwnLook = async (page: Page): Promise<void> => {
  const colours = await computedColours(page);
  expect(colours.filter((colour) => DEMO_COLOURS.includes(colour))).toEqual([]);
  await expect(
    page
      .getByRole("banner")
      .getByRole("link", { name: /Condroz Mobilité/ })
      .locator("svg path")
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("system-ui");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
};

export const expectNoFindings = async (page: Page): Promise<void> => {
  await expectOwnLook(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectOwnLook(page);
  expect(await colourViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
};

type GroupVisit = {
  readonly width: number;
  /** Looks at each page but the first, of which everything is checked. */
  readonly look: (page: Page) => Promise<void>;
};

/** A visitor of the group in the Condroz searches, opens a car and writes to its location. */
export const visitCondroz = async (visit: VisitSite, site: Site, { width, look }: GroupVisit): Promise<void> => {
  expect(DEMO_COLOURS.length).toBeGreaterThan(20);
  const { page, consoleErrors } = await visit({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await openPage(page, "/");
  await expectNoFindings(page);
  // Four brands fill the width of their row.
  const last = await page.locator(".brands > *").last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(width * 0.9);
  await page.getByRole("main").getByRole("link", { name: "Voir tout le stock" }).click();
  await page.getByRole("heading", { level: 1, name: "12 véhicules" }).waitFor();
  await look(page);
  await page
    .getByRole("article")
    .getByRole("link", { name: /Duster/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "Dacia Duster" }).waitFor();
  await look(page);
  await page.getByRole("main").locator('a[href="/concessions/huy"]').first().click();
  await page.getByRole("heading", { level: 1, name: "Condroz Mobilité Huy" }).waitFor();
  await look(page);
  await page.getByRole("main").getByRole("link", { name: "Écrire à la concession" }).click();
  await page.waitForURL(/\/contact\?concession=huy/);
  await hydrated(page);
  await look(page);
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByLabel("Nom", { exact: true }).fill("Lambert");
  await page.getByLabel("E-mail", { exact: true }).fill("zoe@boulangerie-lambert.example");
  await page.getByLabel("Votre message concerne").selectOption({ label: "L’entretien ou une réparation" });
  await page.getByLabel("Votre message", { exact: true }).fill("Ma voiture tire à droite.");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.waitForURL(/\/contact\/merci\?ref=/);
  const reference = (await page.locator("[data-lead-reference]").textContent())?.trim() ?? "";
  expect((await site.vitrine("leads", "show", reference)).stdout).toContain("Condroz Mobilité Huy");
  expect(consoleErrors).toEqual([]);
};
