import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { chips, count, openStock } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

test.describe("a visitor who does not want to drive far", () => {
  const field = (page: Page) => page.getByLabel("Ville ou code postal");

  const openDistance = (page: Page) => page.locator("details.facet > summary", { hasText: "Distance" }).click();

  test("chooses a town and a radius by keyboard, and takes them back", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await openStock(page);
    const all = await count(page);
    await openDistance(page);
    await field(page).pressSequentially("ettel");
    await page.getByRole("option", { name: "Ettelbruck" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/near=Ettelbruck$/);
    await expect.poll(() => page.getByLabel("Trier par").inputValue()).toBe("distance");
    await page.getByLabel("Rayon").selectOption("20");
    await page.waitForURL(/within=20$/);
    await expect.poll(() => chips(page)).toEqual(["À moins de 20\u00a0km d’Ettelbruck"]);
    await expect.poll(() => count(page)).toBeLessThan(all);
    await expect(page.locator(".vehicle-distance").first()).toHaveText(/4,5\u00a0km$/);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: /^Retirer le filtre.*Ettelbruck/ }).click();
    await expect.poll(() => count(page)).toBe(all);
    await expect(field(page)).toHaveValue("");
    expect(consoleErrors).toEqual([]);
  });

  test("refuses the position of the device, then allows it", async ({ visit }) => {
    const { page } = await visit({ permissions: [], geolocation: { latitude: 49.8481, longitude: 6.1039 } });
    await openStock(page);
    await openDistance(page);
    await page.getByRole("button", { name: "Autour de moi" }).click();
    await page.getByText("Votre position n’a pas été communiquée.").waitFor();
    await expect(field(page)).toBeFocused();
    await page.context().grantPermissions(["geolocation"]);
    await page.getByRole("button", { name: "Autour de moi" }).click();
    await page.waitForURL(/near=49\.85%2C6\.1$/);
    await expect.poll(() => chips(page)).toEqual(["Près de votre position"]);
  });

  test("writes a town without scripts, and reads what to do about an unknown one", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openPage(page, "/stock?brand=opel");
    const opels = await count(page);
    await openDistance(page);
    await page.getByRole("button", { name: "Afficher ce filtre" }).click();
    await field(page).fill("Atlantide");
    await page.getByRole("button", { name: "Trier" }).click();
    await expect(page.locator(".stock-results")).toContainText("Nous ne connaissons pas «\u00a0Atlantide\u00a0».");
    await expect.poll(() => count(page)).toBe(opels);
    await expect(field(page)).toHaveValue("Atlantide");
    await field(page).fill("9000");
    await page.getByLabel("Rayon").selectOption("20");
    await page.getByRole("button", { name: "Trier" }).click();
    await expect.poll(() => chips(page)).toEqual(["Opel", "À moins de 20\u00a0km d’Ettelbruck"]);
    await expect.poll(() => count(page)).toBeLessThan(opels);
  });
});
