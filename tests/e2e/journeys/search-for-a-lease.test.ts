import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

const TEXT = "leasing 48 mois moins de 400 € par mois";
const OVERVIEW = /\/private-lease\?monthly-max=400&duration=48#offres$/;

test("a visitor types a lease into the quick search and chooses the suggestion", async ({ visit }) => {
  const { page, consoleErrors } = await visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, "/");
  const field = page.getByRole("combobox", { name: /Que cherchez-vous|Rechercher dans le stock/ });
  await field.click();
  await field.pressSequentially(TEXT);
  const option = page.getByRole("option", { name: /^Leasing · 48.mois · jusqu’à 400.€\/mois/ });
  await expect(option).toContainText(/\d+.offres?$/);
  await option.click();
  await page.waitForURL(OVERVIEW);
  await expect(page.locator("#offres").getByLabel("Durée")).toHaveValue("48");
  expect(consoleErrors).toEqual([]);
});

test("a visitor without scripts sends it", async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, "/stock");
  await page.getByLabel(/Que cherchez-vous|Rechercher dans le stock/).fill(TEXT);
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL(OVERVIEW);
});
