import { axeViolations } from "../../browser/axe.ts";
import { openPage } from "../../browser/hydration.ts";
import { expect, test } from "../../browser/test.ts";

test.describe("the map of the default market", () => {
  test.use({ siteSettings: { name: "default market", env: { SITE: "default" }, importDemo: true } });

  test("is used by the keyboard alone: several places together are enlarged, then each leads to its entry", async ({
    visit,
  }) => {
    const { page, consoleErrors } = await visit();
    await openPage(page, "/locations");
    const cluster = page.getByRole("link", { name: /concessions, agrandir.*Bruxelles/ });
    await cluster.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/zone=/);
    await expect(cluster).toHaveCount(0);
    const brussels = page.getByRole("link", { name: /^\d+, Alzette Automobiles Bruxelles$/ });
    await brussels.focus();
    await expect(page.locator(".site-active")).toContainText("Bruxelles");
    await page.keyboard.press("Enter");
    await page.waitForURL(/#lieu-bruxelles$/);
    await page.keyboard.press("Tab");
    await expect(page.locator(".site:focus-within")).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Voir toute la carte" }).click();
    await page.waitForURL(/\/locations$/);
    await cluster.waitFor();
    expect(consoleErrors).toEqual([]);
  });

  test("is used without scripts as well", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto("/locations");
    await page.getByRole("link", { name: /concessions, agrandir.*Bruxelles/ }).click();
    await page.waitForURL(/zone=/);
    await page.getByRole("link", { name: /^\d+, Alzette Automobiles Gand$/ }).click();
    await page.waitForURL(/#lieu-gand$/);
  });
});

test("neither the locator nor a location requests another host", async ({ site, visit }) => {
  const { page } = await visit();
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  for (const path of ["/concessions", "/concessions/bertrange"]) {
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
  }
  expect([...hosts]).toEqual([new URL(site.url).host]);
});
