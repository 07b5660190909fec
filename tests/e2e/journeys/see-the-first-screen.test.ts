import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { PHONE } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

/** The part of the window that no bar at the bottom covers. */
const freeHeight = async (page: Page, height: number): Promise<number> => {
  const bar = page.locator(".contact-bar, .form-bar").filter({ visible: true });
  const box = (await bar.count()) > 0 ? await bar.first().boundingBox() : null;
  return box && box.y < height ? box.y : height;
};

const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

for (const viewport of SCREENS) {
  test(`at ${viewport.width} pixels the first location is wholly in the first screen, with both its states`, async ({
    visit,
  }) => {
    const { page, consoleErrors } = await visit({ viewport });
    await openPage(page, "/concessions");
    const first = page.locator(".sites-list > li").first();
    expect(await bottomOf(first)).toBeLessThanOrEqual(await freeHeight(page, viewport.height));
    const states = first.locator(".open-now");
    await expect(states).toHaveCount(2);
    await expect(states.nth(0)).toHaveText(/^Showroom\s: (?:ouvert jusqu’à|ferme bientôt|fermé, ouvre)/);
    await expect(states.nth(1)).toHaveText(/^Atelier\s: (?:ouvert jusqu’à|ferme bientôt|fermé, ouvre)/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
}

for (const viewport of SCREENS.filter(({ width }) => width >= 1280)) {
  test(`at ${viewport.width} pixels the button of a lease offer is wholly in the first screen`, async ({ visit }) => {
    const { page, consoleErrors } = await visit({ viewport });
    await openPage(page, "/private-lease/kia-ev3");
    const request = page.getByRole("main").getByRole("link", { name: "Demander cette offre" });
    expect(await bottomOf(request)).toBeLessThanOrEqual(viewport.height);
    expect(consoleErrors).toEqual([]);
  });
}

const TYRES = "/formulaires/prise-de-rendez-vous-pneus-roues-bertrange";

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;

for (const javaScriptEnabled of [true, false]) {
  test(`a tyre booking begins with its time, ${javaScriptEnabled ? "with" : "without"} scripts, and its button stays at the thumb`, async ({
    visit,
  }) => {
    const { page } = await visit({ ...PHONE, javaScriptEnabled });
    await openPage(page, TYRES);
    const work = page.getByLabel("Le travail à faire");
    const calendar = page.getByRole("group", { name: "Choisissez un créneau" });
    const plate = page.getByLabel("Plaque d’immatriculation");
    expect(await bottomOf(work)).toBeLessThan(await freeHeight(page, 844));
    expect(await topOf(work)).toBeLessThan(await topOf(calendar));
    expect(await topOf(calendar)).toBeLessThan(await topOf(plate));

    const button = page.getByRole("button", { name: "Prendre rendez-vous" });
    await calendar.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThan(760);
    expect(await bottomOf(button)).toBeLessThanOrEqual(844);
    await expect(page.getByRole("navigation", { name: "Nous joindre" })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

test("the button of a tyre booking covers nothing that has the focus", async ({ visit }) => {
  const { page, consoleErrors } = await visit(PHONE);
  await openPage(page, TYRES);
  await page.getByLabel("Le travail à faire").focus();
  const covered: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const bar = document.querySelector(".form-bar");
      const focused = document.activeElement as HTMLElement;
      if (!bar || bar.contains(focused)) return null;
      // Radio buttons are drawn by their label.
      const drawn = focused.closest("label") ?? focused;
      const [part, over] = [drawn.getBoundingClientRect(), bar.getBoundingClientRect()];
      const isCovered = part.bottom > over.top + 1 && part.top < over.bottom - 1;
      return isCovered ? `${focused.tagName} ${focused.getAttribute("name") ?? focused.textContent}` : null;
    });
    if (name !== null) covered.push(name);
  }
  expect(covered).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("the home page is at most eight screens long on a phone, and its rows are reached by keyboard", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit(PHONE);
  await openPage(page, "/");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / 844).toBeLessThanOrEqual(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const rows = page.locator(".phone-row");
  expect(await rows.count()).toBeGreaterThanOrEqual(4);
  for (const row of await rows.all()) {
    const items = row.locator(":scope > li");
    const links = items.last().getByRole("link").first();
    await links.focus();
    await expect(links).toBeInViewport();
  }
  expect(await axeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("a lease card leads with its payment, then what it includes, then for how long", async ({ visit }) => {
  for (const device of [PHONE, { viewport: { width: 1440, height: 900 } }]) {
    const { page } = await visit(device);
    for (const path of ["/private-lease", "/business-lease"]) {
      await openPage(page, path);
      const card = page.locator(".offer-card", { has: page.locator(".lease-included") }).first();
      await expect(card.locator(".lease-included")).toHaveText(/^Compris\s: /);
      const tops = await Promise.all(
        ["h3", ".price-amount", ".lease-included", ".lease-duration"].map((part) => topOf(card.locator(part))),
      );
      expect(tops, path).toEqual(tops.toSorted((a, b) => a - b));
      await expect(card.locator(".lease-duration")).toHaveText(/mois.*km\/an/);
    }
  }
});

test("the first lease offer is in the first 1.3 screens of a phone, with its payment", async ({ visit }) => {
  const { page, consoleErrors } = await visit(PHONE);
  for (const path of ["/private-lease", "/business-lease"]) {
    await openPage(page, path);
    const payment = page.locator(".offer-card .price-amount").first();
    expect(await bottomOf(payment), path).toBeLessThanOrEqual(1.3 * 844);
  }
  expect(consoleErrors).toEqual([]);
});
