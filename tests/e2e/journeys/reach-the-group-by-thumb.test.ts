import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { recordedShifts, recordShifts } from "../../browser-support/layout-shifts.ts";
import { PAGES, vehiclePath } from "../../browser-support/page-kinds.ts";
import { expect, test } from "../../browser-support/test.ts";
import { limit } from "../../time-limits.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

const contactBar = (page: Page): Locator => page.getByRole("navigation", { name: "Nous joindre" });

/** Bars of pages: filters and sorting, price and action, the payment of a calculator, the button of a booking. */
const ownBar = (page: Page): Locator =>
  page.locator(".stock-bar, .offer-bar, .lease-month, .form-bar").filter({ visible: true });

const hrefs = (bar: Locator): Promise<readonly (string | null)[]> =>
  bar.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** The number of bars of a page. */
const countBars = async (page: Page, path: string): Promise<number> => {
  await openPage(page, path);
  return (await contactBar(page).filter({ visible: true }).count()) + (await ownBar(page).count());
};

test("every page has one bar on a phone without scripts", async ({ site, visit }) => {
  test.setTimeout(limit(90_000));
  const vehicle = await vehiclePath(site);
  const { page } = await visit({ ...PHONE, javaScriptEnabled: false });
  const bars: (readonly [string, number])[] = [];
  for (const [name, path] of PAGES) bars.push([name, await countBars(page, path(vehicle))]);
  expect(bars).toHaveLength(PAGES.length);
  expect(bars.filter(([, count]) => count !== 1)).toEqual([]);
});

test("the bar calls, writes, books and shows the hours; a location's page has its own number and hours", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit(PHONE);
  await openPage(page, "/faq");
  const bar = contactBar(page);
  // Outside the hours of the telephone it says when it is answered again.
  await expect(bar.getByRole("link")).toHaveText([
    /^Appeler(?: dès \d+\sh.*| \S+, \d+\sh.*)?$/,
    "Écrire",
    "Rendez-vous",
    "Horaires",
  ]);
  expect(await hrefs(bar)).toEqual([
    "tel:+35220000100",
    "/contact",
    "/services/apres-vente#rendez-vous",
    "/concessions",
  ]);
  await bar.getByRole("link", { name: "Rendez-vous" }).click();
  await page.waitForURL(/\/services\/apres-vente#rendez-vous$/);
  await openPage(page, "/concessions/diekirch");
  expect((await hrefs(bar))[0]).toBe("tel:+35220000401");
  await bar.getByRole("link", { name: "Horaires" }).click();
  await page.waitForURL(/\/concessions\/diekirch#horaires$/);
  expect(await axeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("the bar makes room for the keyboard while a field has the focus, and moves nothing", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await openPage(page, "/contact");
  await recordShifts(page);
  const bar = contactBar(page);
  const field = page.getByLabel("E-mail", { exact: true });
  await field.focus();
  await expect(bar).toBeHidden();
  await page.getByLabel("Par téléphone").focus();
  await expect(bar).toBeVisible();
  await page.getByLabel("Votre message", { exact: true }).focus();
  await expect(bar).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(bar).toBeVisible();
  expect(await recordedShifts(page)).toEqual([]);
});

test("the bar keeps clear of the system's own bar, and its targets are large", async ({ visit }) => {
  const { page } = await visit(PHONE);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
  await openPage(page, "/faq");
  const boxes = await contactBar(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
  for (const { width, height, bottom } of boxes) {
    expect(width).toBeGreaterThanOrEqual(48);
    expect(height).toBeGreaterThanOrEqual(48);
    expect(bottom).toBeLessThanOrEqual(844 - 34);
  }
});

test("the comparison is one more button of the bar", async ({ site, visit }) => {
  const { page } = await visit(PHONE);
  await openPage(page, await vehiclePath(site));
  await page.locator("main").getByText("Comparer", { exact: true }).first().click();
  await openPage(page, "/faq");
  const compare = page.getByRole("complementary", { name: /Comparaison/ }).getByRole("link");
  await expect(compare).toBeInViewport();
  const left = await compare.evaluate((link) => link.getBoundingClientRect().left);
  const right = await contactBar(page)
    .getByRole("link")
    .last()
    .evaluate((link) => link.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(left);
});
