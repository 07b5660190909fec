import { axeViolations } from "../../browser/checks/axe.ts";
import { openPage } from "../../browser/hydration.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../../browser/test.ts";

const liveMap = (page: Page) => page.getByRole("region", { name: "Carte de nos concessions" });

const startMoving = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Déplacer et zoomer la carte" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".movable-map-live[data-state=live]").waitFor();
};

test.describe("the map of the default market", () => {
  test.use({ siteSettings: { name: "default market", env: { SITE: "default" }, importDemo: true } });

  test("is used, moved and zoomed by the keyboard alone: several places together are enlarged, then each leads to its entry", async ({
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

  test("is used without scripts as well", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openPage(page, "/locations");
    await page.getByRole("link", { name: /concessions, agrandir.*Bruxelles/ }).click();
    await page.waitForURL(/zone=.*#sur-la-carte$/);
    await page.getByRole("link", { name: /^\d+, Alzette Automobiles Gand$/ }).click();
    await page.waitForURL(/#lieu-gand$/);
  });
});

test("the map that moves loads after a click, in the place of the drawn one, and neither it nor the page of a location asks another host", async ({
  site,
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  const requests: URL[] = [];
  page.on("request", (request) => requests.push(new URL(request.url())));
  const isLoaded = (): boolean => requests.some(({ pathname }) => pathname.includes("/live-map"));
  await openPage(page, "/concessions");
  const drawn = await page.locator(".site-map").boundingBox();
  expect(isLoaded()).toBe(false);
  await startMoving(page);
  expect(isLoaded()).toBe(true);
  const live = await liveMap(page).boundingBox();
  expect([live?.width, live?.height].map((size) => Math.round(size ?? 0))).toEqual(
    [drawn?.width, drawn?.height].map((size) => Math.round(size ?? 0)),
  );
  expect(await axeViolations(page)).toEqual([]);
  const path = liveMap(page).locator(".live-background path").first();
  const before = (await path.boundingBox())?.width ?? 0;
  await liveMap(page).getByRole("button", { name: "Agrandir" }).click();
  await expect.poll(async () => (await path.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.5);
  const diekirch = liveMap(page).getByRole("button", { name: "4, Alzette Automobiles Diekirch" });
  await diekirch.focus();
  await expect(page.locator(".site-active")).toContainText("Diekirch");
  await page.keyboard.press("Enter");
  await page.waitForURL(/#lieu-diekirch$/);
  await page.getByRole("button", { name: "Revenir à la carte fixe" }).click();
  await page.getByRole("link", { name: "1, Alzette Automobiles Bertrange" }).click();
  await page.waitForURL(/#lieu-bertrange$/);
  await openPage(page, "/concessions/bertrange");
  await page.locator("footer").scrollIntoViewIfNeeded();
  expect(new Set(requests.map(({ host }) => host))).toEqual(new Set([new URL(site.url).host]));
  expect(consoleErrors).toEqual([]);
});
