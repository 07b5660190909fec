import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

const MODEL = "/ford/models/puma";

for (const width of [320, 390]) {
  test(`shows every version's name, price and values within a window of ${width} px`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width, height: 844 } });
    await openPage(page, MODEL);
    const rows = page.locator(".versions tbody tr");
    await expect(rows).toHaveCount(12);
    for (const row of await rows.all()) {
      const price = await row.locator(".version-price").boundingBox();
      const values = await row.locator(".version-value").first().boundingBox();
      if (price === null || values === null) throw new Error("not displayed");
      expect(price.x).toBeGreaterThanOrEqual(0);
      expect(price.x + price.width).toBeLessThanOrEqual(width);
      // Name and price come first.
      expect(price.y).toBeLessThan(values.y + values.height);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`opens the form for the chosen version, scripts ${javaScriptEnabled ? "on" : "off"}`, async ({ visit }) => {
    const { page, consoleErrors } = await visit({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await openPage(page, MODEL);
    await page.getByRole("link", { name: "Configurer Titanium Gen-E 43 kWh", exact: true }).click();
    await expect(page.getByRole("complementary", { name: "Votre demande concerne" })).toContainText(
      "Titanium Gen-E 43 kWh",
    );
    expect(new URL(page.url()).search).toBe("?version=titanium-gen-e-43-kwh");
    expect(consoleErrors).toEqual([]);
  });
}

test("the models of a brand are filtered at once, and by a button without scripts", async ({ visit }) => {
  const { page } = await visit();
  await openPage(page, "/ford/tous-les-modeles");
  await expect(page.getByRole("button", { name: "Afficher" })).toBeHidden();
  await page.getByLabel("Type").selectOption("van");
  await page.waitForURL(/\?kind=van$/);
  await expect(page.getByRole("link", { name: "Effacer les filtres" })).toBeVisible();
  const { page: plain } = await visit({ javaScriptEnabled: false });
  await plain.goto("/ford/tous-les-modeles");
  await plain.getByLabel("Type").selectOption("van");
  await plain.getByRole("button", { name: "Afficher" }).click();
  await plain.waitForURL(/kind=van/);
});
