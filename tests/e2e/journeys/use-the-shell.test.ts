import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

const TOAST = "Fermé le 26 décembre";

/** Sizes of the buttons of two sections: at most three stand beside each other. */
const ROWS = [
  ["large", "medium", "small"],
  ["large", "small", "extra-small"],
] as const;

const SIZES_PAGE = `name: "Tailles"
title: "Tailles"
updated_at: "2026-11-16T08:00:00Z"
sections:
${ROWS.map(
  (sizes) => `  - component: call_to_action
    title: "Tailles"
    buttons:
${sizes.map((size, index) => `      - { label: "${index + 1}", link: /faq, size: ${size} }`).join("\n")}`,
).join("\n")}
...
`;

const writeContent = (contentDir: string): void => {
  cpSync("demo/group/content", contentDir, { recursive: true });
  writeFileSync(join(contentDir, "tailles.yaml"), SIZES_PAGE);
  const shell = readFileSync(join(contentDir, "shell.yaml"), "utf8");
  writeFileSync(join(contentDir, "shell.yaml"), `toast: { text: "${TOAST}" }\n${shell}`);
};

test.use({ siteSettings: { name: "shell with a toast", writeContent } });

const PHONE = { viewport: { width: 390, height: 844 } };
const DESK = { viewport: { width: 1440, height: 900 } };
const SCREENS = [
  ["390", PHONE],
  ["1440", DESK],
] as const;

type Screen = typeof PHONE;

const isPhone = (screen: Screen): boolean => screen === PHONE;

const banner = (page: Page): Locator => page.getByRole("banner");

/** Distinct tops: one for items beside each other. */
const rows = async (items: Locator): Promise<number> =>
  new Set(await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)))).size;

/** Links in one row, and the towns where they fit. */
const expectTopBar = async (page: Page, screen: Screen): Promise<void> => {
  const bar = banner(page).getByRole("navigation", { name: "Accès rapides" });
  const links = bar.getByRole("link").filter({ visible: true });
  await expect(links).toHaveText(
    isPhone(screen)
      ? ["Nos concessions", "+352 20 00 01 00"]
      : ["Nos concessions", "Demander une reprise", "Questions fréquentes", "+352 20 00 01 00"],
  );
  expect(await rows(links)).toBe(1);
  await expect(page.getByText("Bertrange · Niederkorn")).toBeVisible({ visible: !isPhone(screen) });
};

/** Home, lists and menu, on a wide screen the contact in words and the stock. */
const expectHeader = async (page: Page, screen: Screen): Promise<void> => {
  const header = banner(page);
  for (const name of ["Alzette Automobiles, accueil", "Comparaison", "Favoris"]) {
    await expect(header.getByRole("link", { name })).toBeVisible();
  }
  const wide = { visible: !isPhone(screen) };
  await expect(header.getByRole("link", { name: "Contact", exact: true })).toBeVisible(wide);
  await expect(header.getByRole("link", { name: "Voir le stock" })).toBeVisible(wide);
  await expect(header.getByRole("button", { name: "Ouvrir le menu" })).toBeVisible({ visible: isPhone(screen) });
};

/** The toast stands above the bar until it is closed. */
const closeToast = async (page: Page, screen: Screen): Promise<void> => {
  const toast = page.getByRole("complementary", { name: "Annonce" });
  await expect(toast.getByText(TOAST)).toBeInViewport();
  const bottom = await toast.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(screen.viewport.height - (isPhone(screen) ? 69 : 0));
  await toast.getByRole("button", { name: "Fermer l’annonce" }).click();
};

/** Locations and columns, and an end that is clear of the bar. */
const expectFooter = async (page: Page, screen: Screen): Promise<void> => {
  const footer = page.getByRole("contentinfo");
  expect(await rows(footer.locator(".footer-site"))).toBe(isPhone(screen) ? 2 : 1);
  expect(await rows(footer.locator(".footer-columns > nav"))).toBe(isPhone(screen) ? 2 : 1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await footer.getByRole("button", { name: "Gérer les cookies" }).evaluate((button) => {
    const { bottom, left } = button.getBoundingClientRect();
    return { bottom, isOnTop: document.elementFromPoint(left + 2, bottom - 2) === button };
  });
  expect(end.isOnTop).toBe(true);
  expect(end.bottom).toBeLessThan(screen.viewport.height - (isPhone(screen) ? 69 : 0));
};

/** The menu and a dropdown of it open, lead to a page and close. */
const useMenu = async (page: Page, screen: Screen): Promise<void> => {
  const menu = banner(page).getByRole("navigation", { name: "Navigation principale" });
  const open = banner(page).getByRole("button", { name: "Ouvrir le menu" });
  if (isPhone(screen)) {
    await expect(menu).toBeHidden();
    await open.click();
  }
  const entries = menu.locator(".nav > li");
  expect(await rows(entries)).toBe(isPhone(screen) ? await entries.count() : 1);
  const dropdown = menu.locator("summary", { hasText: "Services" });
  await dropdown.click();
  const item = menu.getByRole("link", { name: "Carrosserie" });
  await expect(item).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(item).toBeHidden();
  if (isPhone(screen)) await open.click();
  await dropdown.click();
  await item.click();
  await page.waitForURL(/\/services\/carrosserie$/);
  await expect(item).toBeHidden();
};

/** The way to the page, in one row. */
const expectCrumbs = async (page: Page): Promise<void> => {
  const crumbs = page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("listitem");
  await expect(crumbs.filter({ visible: true })).toHaveText([/Accueil/, /Nos concessions/, /Bertrange/]);
  expect(await rows(crumbs)).toBe(1);
};

/** Buttons of four sizes keep their heights beside each other. */
const expectButtons = async (page: Page): Promise<void> => {
  for (const [index, heights] of [
    [56, 48, 40],
    [56, 40, 32],
  ].entries()) {
    const buttons = page.locator("main .cluster").nth(index).getByRole("link");
    const boxes = await buttons.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    const middles = (boxes as readonly DOMRect[]).map(({ top, bottom }) => (top + bottom) / 2);
    expect((boxes as readonly DOMRect[]).map(({ height }) => height)).toEqual(heights);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
  }
};

for (const [width, screen] of SCREENS) {
  test(`at ${width} pixels top bar, header, toast, footer and menu of a page are complete and lead on`, async ({
    visit,
  }) => {
    const { page, consoleErrors } = await visit(screen);
    await openPage(page, "/faq");
    await expectTopBar(page, screen);
    await expectHeader(page, screen);
    await closeToast(page, screen);
    await expectFooter(page, screen);
    await page.evaluate(() => scrollTo(0, 0));
    await useMenu(page, screen);
    expect(consoleErrors).toEqual([]);
    await openPage(page, "/concessions/bertrange");
    await expect(page.getByRole("complementary", { name: "Annonce" })).toBeHidden();
    await expectCrumbs(page);
  });

  test(`at ${width} pixels buttons of four sizes keep their heights beside each other`, async ({ visit }) => {
    const { page } = await visit(screen);
    await openPage(page, "/tailles");
    await expectButtons(page);
  });
}
