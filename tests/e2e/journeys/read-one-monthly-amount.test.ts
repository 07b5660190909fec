import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import { PHONE } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

const euros = (text: string | null): string => /[\d\u202f]+\u00a0€/.exec(text ?? "")?.[0] ?? "";

const payment = (page: Page) => page.locator('.lease-panel a[href="#cout"]');

const tableTotal = (page: Page) => page.locator("#cout .cost-table tfoot td").last();

for (const [name, device] of [
  ["a phone", PHONE],
  ["a desktop", { viewport: { width: 1440, height: 900 } }],
] as const)
  test(`on ${name} the table of costs has the sum of the payment, also after its terms have changed`, async ({
    site,
    visit,
  }) => {
    const { page, consoleErrors } = await visit(device);
    const [used] = await listVehicles(site, "perPage=1&condition=used&availability=available&monthly-max=300");
    await openPage(page, `/stock/${used?.slug}`);
    await page.getByText("Détails de la mensualité").click();
    const before = await payment(page).innerText();
    await expect(tableTotal(page)).toHaveText(euros(before));
    await page.getByLabel("Kilomètres par an").selectOption("25000");
    await expect(payment(page)).not.toHaveText(before);
    const after = await payment(page).innerText();
    await expect(tableTotal(page)).toHaveText(euros(after));
    await expect(page.getByLabel("Kilométrage annuel")).toHaveValue("25\u202f000");
    await payment(page).click();
    await expect(page.locator("#cout")).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

test("the payments of an offer say why a longer contract is dearer, and no longer once nothing is paid first", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/private-lease/kia-ev3");
  const note = page.locator(".lease-grid-note");
  await expect(note).toContainText("Le premier versement s’y répartit sur plus de mois");
  await page
    .getByRole("navigation", { name: "Choisir le premier versement" })
    .getByRole("link", { name: /^0/ })
    .click();
  await expect(note).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});
