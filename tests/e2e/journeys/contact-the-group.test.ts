import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

const locations = (page: Page) => page.locator(".sites-list h3");
const markers = (page: Page) => page.locator(".site-map .map-marker");

test.describe("a visitor searches the location with a body shop", () => {
  test("with scripts: the service is suggested, and map and list have the same location", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await openPage(page, "/concessions");
    const all = await locations(page).count();
    await expect.poll(() => markers(page).count()).toBe(all);
    await page.getByLabel("Chercher une concession").fill("carro");
    await page
      .getByRole("listbox")
      .getByRole("option", { name: /Carrosserie/ })
      .click();
    await page.waitForURL(/service=bodywork/);
    await expect(locations(page)).toHaveCount(1);
    await expect.poll(() => locations(page).textContent()).toContain("Niederkorn");
    await expect.poll(() => markers(page).count()).toBe(1);
    await page.getByRole("link", { name: "1, Alzette Automobiles Niederkorn" }).click();
    await page.waitForURL(/#lieu-niederkorn$/);
    expect(await axeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  test("without scripts: the field is a plain form, and no match suggests what to try", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await openPage(page, "/concessions");
    await page.getByLabel("Chercher une concession").fill("nulle part");
    await page.getByRole("button", { name: "Chercher", exact: true }).click();
    await page.getByRole("heading", { name: "L'établissement n'a pas été trouvé" }).waitFor();
    await expect.poll(() => page.getByLabel("Chercher une concession").inputValue()).toBe("nulle part");
    await page.getByRole("link", { name: "Voir toutes les concessions" }).first().click();
    await page.waitForURL(/\/concessions$/);
    await expect.poll(() => locations(page).count()).toBeGreaterThan(1);
  });
});

const fillMessage = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel("Prénom").fill("Léa");
  await page.getByLabel("Nom", { exact: true }).fill(name);
  await page.getByLabel("E-mail", { exact: true }).fill("lea@example.org");
  await page.getByLabel("Votre message concerne").selectOption({ label: "L’entretien ou une réparation" });
  await page.getByLabel("Votre message", { exact: true }).fill("Ma voiture tire à droite.");
};

const expectSaved = async (site: Site, page: Page): Promise<void> => {
  await page.waitForURL(/\/contact\/merci\?ref=/);
  await page.getByRole("heading", { name: "Votre message est bien arrivé" }).waitFor();
  const reference = (await page.locator("[data-lead-reference]").textContent())?.trim() ?? "";
  const { stdout } = await site.vitrine("leads", "show", reference);
  expect(stdout).toContain("Ma voiture tire à droite.");
};

test("the contact link stays on the screen of a visitor who reads down a page", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await openPage(page, "/faq");
  await page.locator("footer").scrollIntoViewIfNeeded();
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact", exact: true });
  await expect(contact).toBeInViewport();
  await contact.click();
  await page.waitForURL(/\/contact$/);
});

test.describe("a visitor writes to the group on its contact page", () => {
  test("with scripts: errors appear in place, then the message is saved", async ({ site, visit }) => {
    const { page, consoleErrors } = await visit({ viewport: { width: 820, height: 1100 } });
    await openPage(page, "/contact");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
    await summary.waitFor();
    await expect(summary).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await fillMessage(page, "Kieffer");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expectSaved(site, page);
    expect(consoleErrors).toEqual([]);
  });

  test("without scripts: the page returns with all answers, then the message is saved", async ({ site, visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openPage(page, "/contact");
    await fillMessage(page, "");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await page.getByRole("region", { name: "Votre demande n’est pas encore partie" }).waitFor();
    await expect
      .poll(() => page.getByLabel("Votre message", { exact: true }).inputValue())
      .toBe("Ma voiture tire à droite.");
    await page.getByLabel("Nom", { exact: true }).fill("Kieffer-Sans");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expectSaved(site, page);
  });
});
