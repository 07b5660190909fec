import { openPage } from "../../browser-support/hydration.ts";
import { pageProblems, SCREENS } from "../../browser-support/checks/page-problems.ts";
import { PAGES, sellOne } from "../../browser-support/leads/sell-one.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({
  siteSettings: {
    name: "a sold vehicle",
    async prepare(site) {
      await sellOne(site);
    },
  },
});

for (const [how, javaScriptEnabled] of [
  ["with scripts", true],
  ["without scripts", false],
] as const) {
  test.describe(`a visitor ${how} who follows an old link`, () => {
    test("reads which vehicle was sold, goes to a similar one, and to the whole stock", async ({ visit }) => {
      const { page, consoleErrors } = await visit({ javaScriptEnabled });
      const response = await openPage(page, PAGES.sold);
      expect(response?.status()).toBe(404);
      const main = page.locator('main[data-error-type="vehicle-not-found"]');
      await expect
        .poll(() => main.getByRole("heading", { level: 1 }).textContent())
        .toBe("Ce véhicule n’est plus disponible");
      await expect.poll(() => main.textContent()).toContain("Ford Taunus Vendue n’est plus proposé.");
      const card = main.getByRole("article").filter({ has: page.locator(`a[href="${PAGES.like}"]`) });
      await expect.poll(() => card.textContent()).toContain("Même modèle");
      await card.getByRole("link").first().click();
      await page.waitForURL(`**${PAGES.like}`);
      await page.getByRole("heading", { level: 1, name: "Ford Taunus" }).waitFor();
      await page.goBack();
      await page.getByRole("main").getByRole("link", { name: "Voir nos véhicules" }).click();
      await page.waitForURL(/\/stock$/);
      const heading = page.getByRole("heading", { level: 1, name: /^\d+\s?véhicules/ });
      await heading.waitFor();
      await expect.poll(() => page.locator("main[data-error-type]").count()).toBe(0);
      expect(consoleErrors).toEqual([]);
    });
  });
}

test("on a phone the similar vehicles are a row to swipe, within the screen", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openPage(page, PAGES.sold);
  const row = page.locator(".similar-row");
  const [visibleWidth, width] = await row.evaluate((list) => [list.clientWidth, list.scrollWidth]);
  expect(width).toBeGreaterThan(visibleWidth ?? 0);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
  const last = row.getByRole("article").nth(2);
  const box = await last.boundingBox();
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test("the page has no axe violation at 390 and 1440 pixels, light and dark", async ({ visit }) => {
  expect(await pageProblems(visit, PAGES.sold, SCREENS)).toEqual([]);
});
