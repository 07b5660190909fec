import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { type Site, startSite } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";
import { withoutLastDays } from "../../builders/settings-file.ts";

/** The rule of the benefit in kind holds on any day there. */
let site: Site;

test.beforeAll(async () => {
  site = await startSite({ settings: withoutLastDays });
});

test.afterAll(() => site?.dispose());

const STOCK = "/stock?condition=new&kind=passenger&availability=available&monthly-max=700";

const NAME = /\d+\s€\s*\/mois\s*en location avec option d’achat\s*, voir les conditions/;

const payment = (page: Page) => page.getByRole("main").getByRole("button", { name: NAME }).first();

const openConditions = (page: Page) => page.locator("[popover]:popover-open");

const hasSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const PHONE = { viewport: { width: 390, height: 900 } };

/** The vehicle's page has a monthlyCost to its cost a month that follows the terms. */
const expectBridge = async (page: Page): Promise<void> => {
  const monthlyCost = page.getByRole("paragraph").filter({ hasText: "+ énergie + assurance + entretien + taxe" });
  await page.getByText("Détails de la mensualité").click();
  const before = await monthlyCost.innerText();
  await page.getByLabel("Durée", { exact: true }).selectOption("36");
  await expect(monthlyCost).not.toHaveText(before);
  await monthlyCost.getByRole("link", { name: /environ .* par mois/ }).click();
  await expect(page.locator("#cout")).toBeInViewport();
  expect(await hasSidewaysScroll(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
};

test.describe("a visitor reads what a payment is", () => {
  test("on the card, whose conditions open by keyboard, and on the vehicle's page", async ({ visit }) => {
    const { page, consoleErrors } = await visit(PHONE);
    await openPage(page, STOCK);
    await payment(page).focus();
    await page.keyboard.press("Enter");
    const conditions = openConditions(page);
    await expect(conditions).toContainText("Prix de l’option d’achat");
    await expect(conditions).toContainText("TAEG");
    await expect(conditions).toContainText("Emprunter de l’argent coûte de l’argent");
    await page.keyboard.press("Escape");
    await expect(conditions).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe("/stock");
    expect(await hasSidewaysScroll(page)).toBe(false);
    const href = await page.locator(".card:has(.monthly) .card-link").first().getAttribute("href");
    await openPage(page, href ?? "");
    await expectBridge(page);
    expect(consoleErrors).toEqual([]);
  });

  test("on the card, and has its conditions without scripts", async ({ visit }) => {
    const { page } = await visit({ ...PHONE, javaScriptEnabled: false });
    await openPage(page, STOCK);
    await payment(page).click();
    await expect(openConditions(page)).toContainText("Prix de l’option d’achat");
    expect(new URL(page.url()).pathname).toBe("/stock");
  });

  test("on a business offer, with the benefit in kind and no word of a credit", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await openPage(page, `${site.url}/business-lease/kia-ev3-business`);
    const panel = page.locator(".offer");
    await expect(panel).toContainText("en location longue durée");
    await expect(panel).not.toContainText(/TAEG|Emprunter|résiduelle/);
    const monthlyCost = panel.getByRole("link", { name: /environ .* par mois/ });
    const before = await monthlyCost.innerText();
    await page.getByLabel("Durée", { exact: true }).selectOption("36");
    await expect(monthlyCost).not.toHaveText(before);
    await panel.getByRole("link", { name: /Avantage en nature/ }).click();
    await expect(page.locator("#avantage")).toContainText(/0,5\u00a0% du prix à neuf/);
    await expect(page.locator("#avantage")).toBeInViewport();
    expect(await hasSidewaysScroll(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});
