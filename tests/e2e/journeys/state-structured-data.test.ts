import type { Page } from "@playwright/test";
import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

const structuredData = (page: Page): Promise<readonly unknown[]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent) as unknown));

test("a document states its structured data, and each page has its own after a navigation", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/stock");
  await page.locator(".vehicle-grid a.card-link").first().click();
  await page.waitForURL(/\/stock\/\d+-1-/);
  await expect.poll(() => structuredData(page)).toHaveLength(2);
  const ofVehicle = await structuredData(page);
  expect(ofVehicle).toEqual([
    expect.objectContaining({ "@type": "Car" }),
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  ]);

  await openPage(page, new URL(page.url()).pathname);
  expect(await structuredData(page)).toEqual(ofVehicle);

  await page.getByRole("link", { name: "Contact" }).first().click();
  await page.waitForURL("**/contact");
  await expect.poll(() => structuredData(page)).not.toContainEqual(ofVehicle[0]);
  const contact = await structuredData(page);
  await openPage(page, "/contact");
  expect(await structuredData(page)).toEqual(contact);
  expect(consoleErrors).toEqual([]);
});
