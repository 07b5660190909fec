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
