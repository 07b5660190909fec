import type { Page } from "@playwright/test";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { fillIn, leadForm, send } from "../../browser-support/leads/lead-form.ts";
import { ANY_SLOT } from "../../browser-support/leads/lead-journey.ts";
import { saturdayNote } from "../../browser-support/leads/saturday-note.ts";
import { expect, test } from "../../browser-support/test.ts";

const PHONE = { width: 390, height: 844 };

const names = (page: Page) => page.locator(".sites-list h3");

const searchField = (page: Page) => page.getByLabel("Chercher une concession");

for (const [how, javaScriptEnabled] of [
  ["with scripts", true],
  ["without scripts", false],
] as const) {
  test(`a visitor ${how} finds the nearest workshop that is open on Saturday and books a tyre appointment there`, async ({
    visit,
  }) => {
    const { page } = await visit({ javaScriptEnabled, viewport: PHONE });
    await openPage(page, "/concessions");
    await searchField(page).fill("L-4801 Rodange");
    await page.getByLabel("Service", { exact: true }).selectOption("Entretien et réparation");
    await page.getByLabel("Ouverture").selectOption("Ouvert le samedi");
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Chercher", exact: true }).click();
    await page.waitForURL(/ouvert=samedi/);
    await page.getByText("la plus proche de Rodange d’abord").waitFor();
    await expect(names(page)).toHaveText(["Alzette Automobiles Esch-sur-Alzette", "Alzette Automobiles Bertrange"]);
    await expect
      .poll(() => page.locator(".sites-list .site-distance").allTextContents())
      .toEqual(["9,2\u00a0km", "17\u00a0km"]);

    await names(page).first().getByRole("link").click();
    await page.waitForURL(/\/concessions\/esch-sur-alzette$/);
    const saturday = page.locator(".hours-row").filter({ hasText: /^Samedi/ });
    await expect(saturday.filter({ hasText: saturdayNote("Pneus uniquement") }).first()).toBeVisible();
    await page.getByRole("link", { name: "Rendez-vous pneus et roues" }).first().click();
    await page.waitForURL(/prise-de-rendez-vous-pneus-roues-esch#demande$/);
    const form = leadForm(page);
    await form.waitFor();
    await fillIn(form, LEAD_KINDS.tyre_appointment, {
      work: "wheels",
      car: "Opel Corsa",
      plate: "AB 1234",
      slot: ANY_SLOT,
      first_name: "Zoé",
      last_name: `Pneus ${how}`,
      email: "zoe@example.org",
      phone: "621 123 456",
    });
    await send(form);
    await page.waitForURL(/\/merci\?ref=/);
    await expect(page.locator("main")).toContainText("Alzette Automobiles Esch-sur-Alzette");
  });
}

test("a visitor with a phone refuses the position, writes a postcode instead, and reads of an unknown town that it is unknown", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit({ viewport: PHONE, permissions: [] });
  await openPage(page, "/concessions");
  await page.getByRole("button", { name: "Près de moi" }).click();
  await page.getByText("Votre position n’a pas été communiquée.").waitFor();
  await expect(searchField(page)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type("9753");
  await page.keyboard.press("Enter");
  await page.waitForURL(/ou=9753/);
  await expect(names(page).first()).toHaveText("Alzette Automobiles Diekirch");
  await page.getByText("la plus proche de Clervaux d’abord").waitFor();
  await page.getByRole("link", { name: "Voir sur la carte" }).click();
  await page.waitForURL(/#sur-la-carte$/);
  await expect(page.locator(".site-map")).toBeInViewport();
  await expect(page.locator(".map-origin")).toHaveText("Clervaux");
  await searchField(page).fill("Atlantis");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "L'établissement n'a pas été trouvé" }).waitFor();
  await expect(page.locator(".place-search-found")).toHaveText("L'établissement n'a pas été trouvé");
  expect(consoleErrors).toEqual([]);
});

test("a visitor who allows the position sees the nearest first, with distances", async ({ visit }) => {
  const { page } = await visit({
    permissions: ["geolocation"],
    geolocation: { latitude: 49.8123, longitude: 6.4187 },
  });
  await openPage(page, "/concessions");
  await page.getByRole("button", { name: "Près de moi" }).click();
  await page.waitForURL(/pres=49\.81%2C6\.42/);
  await expect(names(page).first()).toHaveText("Alzette Automobiles Diekirch");
  await page.getByText("la plus proche de vous d’abord").waitFor();
  await page.getByLabel("Marque").selectOption("Ford");
  await page.waitForURL(/marque=ford/);
  await page.getByText("la plus proche de vous d’abord").waitFor();
  await expect(names(page)).toHaveCount(3);
});
