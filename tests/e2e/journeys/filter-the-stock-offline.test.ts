import { axeViolations } from "../../browser-support/checks/axe.ts";
import { box, chipLinks, chips, count, holdRequests, openStock } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

test("offline, results and choice stay, and the new results appear once the network is back", async ({ visit }) => {
  const { page } = await visit();
  await openStock(page);
  const all = await count(page);
  await page.context().setOffline(true);
  await box(page, "brand", "ford").check();
  await page.getByRole("alert").getByText("Vous êtes hors connexion").waitFor();
  await expect.poll(() => count(page)).toBe(all);
  await expect.poll(() => box(page, "brand", "ford").isChecked()).toBe(true);
  await box(page, "fuel", "diesel").check();
  await page.waitForURL(/brand=ford&fuel=diesel/);
  expect(await axeViolations(page)).toEqual([]);
  await page.context().setOffline(false);
  // The page may be opened again as a document.
  await expect(chipLinks(page)).toHaveText(["Ford", "Diesel"]);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect.poll(() => box(page, "brand", "ford").isChecked()).toBe(true);
  await expect.poll(() => page.locator(".vehicle-grid h2").first().textContent()).toContain("Ford");
});

test("a failure of the site has a message of its own and can be retried", async ({ visit }) => {
  const { page } = await visit();
  await openStock(page);
  await page.route(/stock\.data/, (route) => route.fulfill({ status: 503, body: "busy" }));
  await box(page, "brand", "opel").check();
  await page.getByRole("alert").getByText("Les résultats n’ont pas pu être chargés").waitFor();
  await expect.poll(() => box(page, "brand", "opel").isChecked()).toBe(true);
  await page.unroute(/stock\.data/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => chips(page)).toEqual(["Opel"]);
  expect(new URL(page.url()).search).toBe("?brand=opel");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Véhicules");
});

test("the old results are dimmed while the new ones are slow", async ({ visit }) => {
  const { page } = await visit();
  await openStock(page);
  const release = await holdRequests(page, /stock\.data/);
  await box(page, "brand", "opel").check();
  await page.locator('.stock-results[aria-busy="true"]').waitFor();
  await expect.poll(() => page.locator(".vehicle-grid > li").count()).toBe(24);
  release();
  await expect.poll(() => chips(page)).toEqual(["Opel"]);
  await expect(page.locator(".stock-results[aria-busy]")).toHaveCount(0);
});
