import { hydrated, openPage } from "../../browser-support/hydration.ts";
import {
  CALCULATIONS,
  calculateByButton,
  CHOICES,
  chooseEarly,
  expectNamedScripts,
  FALLBACK,
  leasedCar,
  otherErrors,
} from "../../browser-support/early-visit.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

/** One form for each way to choose; the long form tries all. */
const FORMS: ReadonlySet<string> = new Set([
  "the filters of the locator",
  "a lease offer",
  "the assumptions of the cost of ownership",
]);

for (const choice of CHOICES.filter(({ form }) => FORMS.has(form))) {
  test(`a choice in ${choice.form} applies that was made before the scripts had loaded`, async ({ site, visit }) => {
    await chooseEarly({ site, visit }, choice);
  });
}

for (const calculation of CALCULATIONS.filter(({ form }) => FORMS.has(form))) {
  test(`${calculation.form} calculates by its button when its script does not load`, async ({ site, visit }) => {
    await calculateByButton({ site, visit }, calculation);
  });
}

test("a lease request keeps what was filled in when the script of its calculator does not load", async ({
  site,
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await page.route(/\/assets\/calculator-state/, (route) => route.abort());
  await openPage(page, `${await leasedCar(site)}/leasing-en-ligne`);
  await page.getByLabel("Premier versement").fill("1 000");
  await page.getByRole("radio", { name: "36\u00a0mois" }).check({ force: true });
  await page.getByRole("status").filter({ hasText: FALLBACK }).waitFor();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Recalculer" }).click()]);
  await hydrated(page);
  await expect(page.getByLabel("Premier versement")).toHaveValue(/^1\s000$/);
  await expect(page.locator(".leasing-amount")).toContainText("36\u00a0mois");
  expect(otherErrors(consoleErrors)).toEqual([]);
});

test("the button of the full screen opens the picture alone when the full screen does not load", async ({
  site,
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await page.route(/\/assets\/full-screen/, (route) => route.abort());
  await openPage(page, await leasedCar(site));
  const enlarge = page.getByRole("button", { name: "Voir en plein écran" });
  await enlarge.click();
  await page.getByRole("status").filter({ hasText: "L’affichage en plein écran n’a pas pu être chargé" }).waitFor();
  expect(otherErrors(consoleErrors)).toEqual([]);
  await enlarge.click();
  await page.waitForURL(/\.(?:avif|webp|png|jpe?g)$/);
  await page.goBack();
  await hydrated(page);
  await expect(enlarge).toBeVisible();
});

for (const path of ["/contact", "/concessions", "/stock"]) {
  test(`${path} names all scripts that it needs to answer`, async ({ visit }) => {
    await expectNamedScripts(visit, path);
  });
}
