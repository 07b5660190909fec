import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser/checks/axe.ts";
import { startConfiguredSite, type ConfiguredSite } from "../../browser/sites/configured-site.ts";
import { openPage } from "../../browser/hydration.ts";
import { expect, test } from "../../browser/test.ts";
import { type FakeThirdParty, startFakeThirdParty } from "../../fakes/third-party.ts";

test.use({ reusesTabs: false });

let tiles: FakeThirdParty;
let configured: ConfiguredSite;

test.beforeAll(async () => {
  tiles = await startFakeThirdParty();
  configured = await startConfiguredSite({
    env: { MAP_TILES_URL: `${tiles.url}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: "© Les cartographes" },
  });
});

test.afterAll(async () => {
  await configured.stop();
  await tiles.stop();
});

test.beforeEach(() => {
  tiles.requests.length = 0;
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const marker = (page: Page) =>
  page.locator(".movable-map-live[data-state=live]").getByRole("button", { name: "1, Alzette Automobiles Bertrange" });

const moveTheMap = async (page: Page): Promise<void> => {
  await openPage(page, "/concessions");
  await button(page, "Déplacer et zoomer la carte").click();
};

test("consent to tiles is requested where they are used; without it the map has the site's own background", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit({ baseURL: configured.url });
  await moveTheMap(page);
  await expect(page.getByRole("dialog")).toContainText(tiles.host);
  expect(await axeViolations(page)).toEqual([]);
  await button(page, "Refuser").click();
  await marker(page).waitFor();
  await expect(page.locator(".live-background")).toHaveCount(1);
  expect(tiles.requests).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("tiles load after consent, with their owner, and leave the markers usable", async ({ visit }) => {
  const { page, consoleErrors } = await visit({ baseURL: configured.url });
  await moveTheMap(page);
  await button(page, "Accepter").click();
  await expect.poll(() => tiles.requests.length).toBeGreaterThan(0);
  expect(tiles.requests[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
  await page.getByText("© Les cartographes").waitFor();
  await expect(page.locator(".live-background")).toHaveCount(0);
  await marker(page).click();
  await page.waitForURL(/#lieu-bertrange$/);
  expect(consoleErrors).toEqual([]);
});
