import { describe, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { box, count, countAt, eventually, historyLength, openStock, PHONE, pick } from "../../browser/stock-page.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

describe("a visitor on a phone", () => {
  test("sees in the drawer how many vehicles a choice gives, and applies it as one step", async () => {
    const { page, complaints } = await visited.visitors.visit(PHONE);
    await openStock(page);
    const all = await count(page);
    const steps = await historyLength(page);
    await page.getByRole("button", { name: /^Filtrer/ }).tap();
    await box(page, "brand", "opel").check();
    await pick(page, "transmission", "automatic");
    const expected = await countAt(page, "/stock?brand=opel&transmission=automatic");
    const see = page.getByRole("button", { name: `Voir ${expected} véhicules` });
    await see.waitFor();
    expect(
      await page
        .getByRole("status")
        .filter({ hasText: String(expected) })
        .count(),
    ).toBe(1);
    expect(new URL(page.url()).search).toBe("");
    expect(await count(page)).toBe(all);
    expect(await findings(page)).toEqual([]);
    await see.tap();
    await page.waitForURL(/\?brand=opel&transmission=automatic$/);
    await eventually(() => count(page)).toBe(expected);
    expect(await page.locator("#filtres:popover-open").count()).toBe(0);
    expect(await historyLength(page)).toBe(steps + 1);
    await page.goBack();
    await eventually(() => count(page)).toBe(all);
    await eventually(() => box(page, "brand", "opel").isChecked()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test("closes the drawer without applying, and nothing has changed", async () => {
    const { page, complaints } = await visited.visitors.visit(PHONE);
    await openStock(page, "?brand=opel");
    const opels = await count(page);
    await page.getByRole("button", { name: /^Filtrer/ }).tap();
    await box(page, "brand", "ford").check();
    await box(page, "brand", "opel").uncheck();
    await page.locator('input[name="price-max"]').fill("9000");
    const expected = await countAt(page, "/stock?brand=ford&price-max=9000");
    await eventually(() => page.locator(".filters-see").textContent()).toMatch(
      expected > 0 ? `Voir ${expected}` : /^Aucun/,
    );
    await page.getByRole("button", { name: "Fermer les filtres" }).tap();
    await eventually(() => page.locator("#filtres:popover-open").count()).toBe(0);
    expect(new URL(page.url()).search).toBe("?brand=opel");
    expect(await count(page)).toBe(opels);
    await page.getByRole("button", { name: /^Filtrer/ }).tap();
    expect(await box(page, "brand", "ford").isChecked()).toBe(false);
    expect(await box(page, "brand", "opel").isChecked()).toBe(true);
    expect(await page.locator('input[name="price-max"]').inputValue()).toBe("");
    expect(await page.locator(".filters-see").textContent()).toBe(`Voir ${opels}\u00a0véhicules`);
    expect(complaints).toEqual([]);
  });

  test("is told in the drawer that counting takes time, and that the network is away", async () => {
    const { page } = await visited.visitors.visit(PHONE);
    await openStock(page);
    await page.getByRole("button", { name: /^Filtrer/ }).tap();
    await page.route(/stock\.data/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await box(page, "brand", "opel").check();
    await page.getByRole("button", { name: "Décompte en cours…" }).waitFor();
    await page.getByRole("button", { name: /^Voir \d+/ }).waitFor();
    await page.unroute(/stock\.data/);
    await page.context().setOffline(true);
    await box(page, "fuel", "diesel").check();
    await page
      .getByRole("alert")
      .getByText(/le décompte reprendra/)
      .waitFor();
    expect(await box(page, "fuel", "diesel").isChecked()).toBe(true);
    const expected = await countAt(page, "/stock?brand=opel&fuel=diesel");
    await page.context().setOffline(false);
    await eventually(() => page.locator(".filters-see").textContent()).toMatch(
      expected > 0 ? `Voir ${expected}` : /^Aucun/,
    );
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});
