import { describe, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { box, chips, count, eventually, openStock } from "../../browser/stock-page.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

describe("a visitor whose network fails", () => {
  test("keeps the old results and the choice, and sees the new ones by themselves once it is back", async () => {
    const { page } = await visited.visitors.visit();
    await openStock(page);
    const all = await count(page);
    await page.context().setOffline(true);
    await box(page, "brand", "ford").check();
    await page.getByRole("alert").getByText("Vous êtes hors connexion").waitFor();
    expect(await count(page)).toBe(all);
    expect(await box(page, "brand", "ford").isChecked()).toBe(true);
    await box(page, "fuel", "diesel").check();
    await page.waitForURL(/brand=ford&fuel=diesel/);
    expect(await findings(page)).toEqual([]);
    await page.context().setOffline(false);
    await eventually(() => chips(page)).toEqual(["Ford", "Diesel"]);
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await box(page, "brand", "ford").isChecked()).toBe(true);
    expect(await page.locator(".vehicle-grid h2").first().textContent()).toContain("Ford");
  });

  test("is told that the site has failed, in other words, and tries again", async () => {
    const { page } = await visited.visitors.visit();
    await openStock(page);
    await page.route(/stock\.data/, (route) => route.fulfill({ status: 503, body: "busy" }));
    await box(page, "brand", "opel").check();
    await page.getByRole("alert").getByText("Les résultats n’ont pas pu être chargés").waitFor();
    expect(await box(page, "brand", "opel").isChecked()).toBe(true);
    await page.unroute(/stock\.data/);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await eventually(() => chips(page)).toEqual(["Opel"]);
    expect(new URL(page.url()).search).toBe("?brand=opel");
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Véhicules");
  });

  test("sees the old results dimmed while the new ones are slow", async () => {
    const { page } = await visited.visitors.visit();
    await openStock(page);
    await page.route(/stock\.data/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await box(page, "brand", "opel").check();
    await page.locator('.stock-results[aria-busy="true"]').waitFor();
    expect(await page.locator(".vehicle-grid > li").count()).toBe(24);
    await eventually(() => chips(page)).toEqual(["Opel"]);
    expect(await page.locator(".stock-results[aria-busy]").count()).toBe(0);
  });
});
