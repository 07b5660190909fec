import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { linkIn, mailsTo } from "../../browser-support/leads/mail-box.ts";
import { pageProblems } from "../../browser-support/checks/page-problems.ts";
import { SMALL_PHONE } from "../../browser-support/small-phone.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

/** An address that no other test writes to. */
const newAddress = (): string => `${randomUUID()}@exemple.lu`;

const submit = async (page: Page, email: string, button: string): Promise<void> => {
  await page.getByLabel("Votre adresse e-mail").fill(email);
  await page.getByLabel(/J’accepte/).check();
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(/\/alertes\/envoyee$/);
  await page.getByRole("heading", { level: 1, name: "Vérifiez votre boîte de réception", exact: true }).waitFor();
};

/** The link in the only email to the address. */
const confirmationLink = async (site: Site, email: string): Promise<string> => {
  await expect.poll(() => mailsTo(site, email).length).toBe(1);
  const [mail] = mailsTo(site, email);
  return mail ? linkIn(mail, "/alertes/confirmer") : "";
};

const confirm = async (site: Site, page: Page, email: string): Promise<void> => {
  await openPage(page, await confirmationLink(site, email));
  await page.getByRole("button", { name: "Confirmer mon alerte" }).click();
  await page.getByRole("heading", { level: 1, name: "Votre alerte est active" }).waitFor();
};

for (const [how, javaScriptEnabled] of [
  ["with scripts", true],
  ["without scripts", false],
] as const) {
  test.describe(`a visitor ${how}`, () => {
    test("follows a search and confirms it by email", async ({ site, visit }) => {
      const email = newAddress();
      const { page, consoleErrors } = await visit({ javaScriptEnabled });
      await openPage(page, "/stock?brand=ford&fuel=electric");
      await page.getByRole("link", { name: "Créer une alerte" }).first().click();
      await page.waitForURL(/\/alertes\/recherche\?brand=ford&fuel=electric$/);
      await expect
        .poll(() => page.getByRole("complementary", { name: "Votre alerte concerne" }).textContent())
        .toContain("Ford, Électrique");
      await submit(page, email, "Créer l’alerte");
      await confirm(site, page, email);
      await page.getByRole("link", { name: "Voir cette recherche" }).click();
      await page.waitForURL(/\/stock\?brand=ford&fuel=electric$/);
      expect(consoleErrors).toEqual([]);
    });

    test("follows the price of a vehicle after a mistake in the address", async ({ site, visit }) => {
      const email = newAddress();
      const { page, consoleErrors } = await visit({ javaScriptEnabled });
      await openPage(page, "/stock?fuel=electric");
      const card = page.getByRole("article").first();
      const title = (await card.getByRole("heading").textContent()) ?? "";
      await card.getByRole("link").first().click();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await page.getByRole("link", { name: "Créer une alerte de prix" }).click();
      await page.getByRole("heading", { level: 1, name: "Créer une alerte de prix" }).waitFor();
      await expect
        .poll(() => page.getByRole("complementary", { name: "Votre alerte concerne" }).textContent())
        .toContain(title);
      await page.getByLabel("Votre adresse e-mail").fill("marie@");
      await page.getByLabel(/J’accepte/).check();
      await page.getByRole("button", { name: "Créer l’alerte" }).click();
      await page
        .getByRole("link", { name: /adresse|e-mail/i })
        .first()
        .waitFor();
      expect(page.url()).toMatch(/\/alertes\/prix\?vehicule=\d+$/);
      await submit(page, email, "Créer l’alerte");
      await confirm(site, page, email);
      await expect.poll(() => page.getByRole("main").textContent()).toContain(title);
      expect(consoleErrors).toEqual([]);
    });
  });
}

test("a visitor without scripts follows a search that has no match yet", async ({ visit }) => {
  const { page, consoleErrors } = await visit({ javaScriptEnabled: false });
  await openPage(page, "/stock?brand=ford&price-max=1000");
  await page.getByRole("link", { name: "Prévenez-moi" }).click();
  await page.waitForURL(/\/alertes\/recherche\?brand=ford&price-max=1000$/);
  await page.getByText("Aucun véhicule aujourd’hui\u00a0: nous vous écrivons dès le premier.").waitFor();
  await submit(page, newAddress(), "Créer l’alerte");
  expect(consoleErrors).toEqual([]);
});

const PAGES = [
  "/alertes/recherche?brand=ford&fuel=electric&price-max=40000&q=toit",
  "/alertes/envoyee",
  "/alertes/confirmer?cle=rien",
  "/alertes/arreter?cle=rien",
];

for (const path of PAGES) {
  test(`${path} has no axe violation on a small phone, light and dark`, async ({ visit }) => {
    expect(await pageProblems(visit, path, SMALL_PHONE)).toEqual([]);
  });
}

test("the confirmation page has no axe violation and works by keyboard", async ({ site, visit }) => {
  const email = newAddress();
  const { page } = await visit();
  await openPage(page, "/alertes/recherche?brand=opel");
  await submit(page, email, "Créer l’alerte");
  await openPage(page, await confirmationLink(site, email));
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Confirmer mon alerte" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Votre alerte est active" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
