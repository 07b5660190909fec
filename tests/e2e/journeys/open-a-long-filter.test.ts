import { openPage } from "../../browser-support/hydration.ts";
import { box, chips, openStock } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

test("a visitor opens a long filter, whose values are loaded then", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openStock(page);
  const equipment = page.locator('[data-facet="equipment"]');
  const shown = await equipment.locator("input").count();
  await equipment.locator("summary").first().click();
  await equipment.getByText(/^Voir les \d+\sautres$/).click();
  await expect(equipment.getByLabel(/^ABS/)).toBeVisible();
  await expect.poll(() => equipment.locator("input").count()).toBeGreaterThan(shown + 50);
  await equipment.getByLabel(/^ABS/).check();
  await page.waitForURL(/\?equipment=abs$/);
  await expect.poll(() => chips(page)).toEqual(["ABS"]);
  expect(consoleErrors).toEqual([]);
});

test("a visitor without scripts asks for the values of a long filter, which stay for the next search", async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, "/stock?brand=opel");
  const equipment = page.locator('[data-facet="equipment"]');
  await equipment.locator("summary").first().click();
  await equipment.getByText(/^Voir les \d+\sautres$/).click();
  await equipment.getByRole("button", { name: "Afficher la liste" }).click();
  await page.waitForURL(/brand=opel.*all=equipment/);
  await box(page, "equipment", "abs").check();
  await page.getByRole("button", { name: "Afficher les véhicules" }).click();
  await page.waitForURL(/equipment=abs/);
  await expect.poll(() => box(page, "equipment", "abs").isChecked()).toBe(true);
  await expect.poll(() => equipment.locator("input").count()).toBeGreaterThan(50);
});
