// The demo group outside Luxembourg, which has more locations and values trade-ins.
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../../browser-support/test.ts";

const liveMap = (page: Page) => page.getByRole("region", { name: "Carte de nos concessions" });

const startMoving = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Déplacer et zoomer la carte" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".movable-map-live[data-state=live]").waitFor();
};

test.use({ siteSettings: { name: "default market", env: { SITE: "default" }, importDemo: true } });

test("the map is used, moved and zoomed by the keyboard alone: several places together are enlarged, then each leads to its entry", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/locations");
  const cluster = page.getByRole("link", { name: /concessions, agrandir.*Bruxelles/ });
  await cluster.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/zone=.*#sur-la-carte$/);
  await expect(cluster).toHaveCount(0);
  const brussels = page.getByRole("link", { name: /^\d+, Alzette Automobiles Bruxelles$/ });
  await brussels.focus();
  await expect(page.locator(".site-active")).toContainText("Bruxelles");
  await page.keyboard.press("Enter");
  await page.waitForURL(/#lieu-bruxelles$/);
  await page.keyboard.press("Tab");
  await expect(page.locator(".site:focus-within")).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Voir toute la carte" }).click();
  await page.waitForURL(/\/locations#sur-la-carte$/);
  await cluster.waitFor();

  await startMoving(page);
  const moving = liveMap(page).getByRole("button", { name: /concessions, agrandir.*Bruxelles/ });
  await moving.focus();
  await page.keyboard.press("Enter");
  await liveMap(page)
    .getByRole("button", { name: /^\d+, Alzette Automobiles Bruxelles$/ })
    .waitFor();
  await expect(liveMap(page)).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test("the map is used without scripts as well", async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, "/locations");
  await page.getByRole("link", { name: /concessions, agrandir.*Bruxelles/ }).click();
  await page.waitForURL(/zone=.*#sur-la-carte$/);
  await page.getByRole("link", { name: /^\d+, Alzette Automobiles Gand$/ }).click();
  await page.waitForURL(/#lieu-gand$/);
});

test("a visitor values a car by keyboard alone, corrects an answer, and changes the car", async ({ visit }) => {
  const { page, consoleErrors } = await visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, "/reprise");
  expect(await axeViolations(page)).toEqual([]);
  const form = page.getByRole("form", { name: "Votre voiture" });
  await form.getByLabel("Marque et modèle").focus();
  for (const text of ["Ford Puma essence", "21", "65000"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  const summary = page.getByRole("region", { name: "Une réponse manque pour calculer la fourchette" });
  await expect(summary).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await summary.getByRole("link", { name: /quatre chiffres/ }).press("Enter");
  await expect(form.getByLabel("Année")).toBeFocused();
  await form.getByLabel("Année").fill("2021");
  await page.keyboard.press("Enter");
  await expect(page.locator(".estimate-amount")).toBeVisible();
  await expect(form).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText("Modifier la voiture").press("Enter");
  await expect(form.getByLabel("Marque et modèle")).toHaveValue("Ford Puma essence");
  expect(consoleErrors).toEqual([]);
});
