import { openRecorded, recordedShifts } from "../../browser-support/layout-shifts.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import { expect, test } from "../../browser-support/test.ts";

// Pages are cached for all visitors: the number comes from the visitor's cookie.
test("the header counts the favourites, and nothing moves", async ({ site, visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  const ids = (await listVehicles(site, "perPage=2")).map(({ id }) => id);
  await page.context().addCookies([{ name: "favoris", value: ids.join("."), url: site.url }]);
  await openRecorded(page, "/faq");
  await expect(page.locator("header").getByRole("link", { name: "Favoris, 2\u00a0véhicules" })).toBeVisible();
  await expect(page.locator(".list-count")).toHaveText("2");
  expect(await recordedShifts(page)).toEqual([]);
});

test("without scripts the header has no number", async ({ site, visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.context().addCookies([{ name: "favoris", value: "1.2", url: site.url }]);
  await page.goto("/faq");
  await expect(page.locator("header").getByRole("link", { name: "Favoris", exact: true })).toBeVisible();
  await expect(page.locator(".list-count")).toHaveCount(0);
});
