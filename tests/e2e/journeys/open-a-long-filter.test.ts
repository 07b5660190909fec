import { openPage } from "../../browser-support/hydration.ts";
import { box, chips, openStock } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

test("a visitor opens a long filter, whose values are loaded then", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openStock(page);
  const equipment = page.locator('[data-facet="equipment"]');
  await equipment.locator("summary").first().click();
  await expect(equipment.locator("input").first()).toBeVisible();
  const shown = await equipment.locator("input").count();
  await equipment.getByText(/^Voir les \d+\sautres$/).click();
  await expect(equipment.getByLabel(/^ABS/)).toBeVisible();
  await expect.poll(() => equipment.locator("input").count()).toBeGreaterThan(shown + 50);
  await equipment.getByLabel(/^ABS/).check();
  await page.waitForURL(/\?equipment=abs$/);
  await expect.poll(() => chips(page)).toEqual(["ABS"]);
  expect(consoleErrors).toEqual([]);
});

test("a visitor who came from another page opens a long filter, whose values stay while another is chosen", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Voir le stock" }).click();
  const brands = page.locator('[data-facet="brand"]');
  await expect(brands.locator("input")).toHaveCount(8);
  await brands.getByText(/^Voir les \d+\sautres$/).click();
  const last = brands.locator("input").nth(20);
  await expect(last).toBeVisible();
  await brands.locator("input").first().check();
  await page.waitForURL(/\?brand=[a-z]+$/);
  await expect(page.locator(".stock-results[aria-busy]")).toHaveCount(0);
  await expect(last).toBeVisible();
  await expect(brands.locator("input").first()).toBeChecked();
  expect(consoleErrors).toEqual([]);
});

test("a visitor without scripts opens two closed filters, which stay open for the next search", async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, "/stock?brand=opel");
  const open = async (name: string): Promise<void> => {
    const group = page.locator(`[data-facet="${name}"]`);
    await group.locator("summary").first().click();
    await group.getByRole("button", { name: "Afficher ce filtre" }).click();
    await page.waitForURL(new RegExp(`all=${name}`));
  };
  await open("color");
  await box(page, "color", "white").check();
  await open("near");
  await expect(page.getByLabel("Ville ou code postal")).toBeVisible();
  await expect(box(page, "color", "white")).toBeChecked();
  await box(page, "color", "blue").check();
  await page.getByRole("button", { name: "Afficher les véhicules" }).click();
  await page.waitForURL(/color=white&color=blue/);
  await expect(box(page, "color", "blue")).toBeChecked();
  await expect(page.getByLabel("Ville ou code postal")).toBeVisible();
});

test("a visitor without scripts asks for the values of a long filter, which stay for the next search", async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, "/stock?brand=opel");
  const equipment = page.locator('[data-facet="equipment"]');
  await equipment.locator("summary").first().click();
  await equipment.getByRole("button", { name: "Afficher ce filtre" }).click();
  await page.waitForURL(/brand=opel.*all=equipment/);
  await box(page, "equipment", "abs").check();
  await page.getByRole("button", { name: "Afficher les véhicules" }).click();
  await page.waitForURL(/equipment=abs/);
  await expect.poll(() => box(page, "equipment", "abs").isChecked()).toBe(true);
  await expect.poll(() => equipment.locator("input").count()).toBeGreaterThan(50);
});
