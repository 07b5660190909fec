import { openPage } from "../../browser/hydration.ts";
import { listVehicles } from "../../browser/listed-vehicles.ts";
import { expect, test } from "../../browser/test.ts";

// Pages are cached for all visitors: the number comes from the visitor's cookie.
for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} pixels the header counts the favourites, and nothing moves`, async ({ site, visit }) => {
    const { page } = await visit({ viewport });
    const ids = (await listVehicles(site, "perPage=2")).map(({ id }) => id);
    await page.context().addCookies([{ name: "favoris", value: ids.join("."), url: site.url }]);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openPage(page, "/faq");
    await expect(page.locator("header").getByRole("link", { name: "Favoris, 2\u00a0véhicules" })).toBeVisible();
    await expect(page.locator(".list-count")).toHaveText("2");
    expect(await page.evaluate(() => (window as unknown as { shifts: readonly number[] }).shifts)).toEqual([]);
  });
}

test("without scripts the header has no number", async ({ site, visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.context().addCookies([{ name: "favoris", value: "1.2", url: site.url }]);
  await page.goto("/faq");
  await expect(page.locator("header").getByRole("link", { name: "Favoris", exact: true })).toBeVisible();
  await expect(page.locator(".list-count")).toHaveCount(0);
});
