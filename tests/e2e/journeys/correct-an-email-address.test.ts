import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { mailsTo } from "../../browser-support/leads/mail-box.ts";
import { expect, test } from "../../browser-support/test.ts";

const fillIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel("Prénom").fill("Léa");
  await page.getByLabel("Nom", { exact: true }).fill("Kieffer");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Votre message concerne").selectOption({ label: "L’entretien ou une réparation" });
  await page.getByLabel("Votre message", { exact: true }).fill("Ma voiture tire à droite.");
};

const hint = (page: Page) => page.getByRole("status").filter({ hasText: "Vouliez-vous écrire" });

const send = (page: Page): Promise<void> => page.getByRole("button", { name: "Envoyer le message" }).click();

test("a probable slip in an email address is pointed out as it is left, and corrected by a button", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/contact");
  await hydrated(page);
  const field = page.getByLabel("E-mail", { exact: true });
  await fillIn(page, "lea.corrige@gmial.com");
  await expect(hint(page)).toContainText("lea.corrige@gmail.com");
  await expect(field).toHaveAccessibleDescription(/Vouliez-vous écrire lea\.corrige@gmail\.com/);
  await expect(field).not.toHaveAttribute("aria-invalid");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Corriger l’adresse" }).click();
  await expect(field).toHaveValue("lea.corrige@gmail.com");
  await expect(field).toBeFocused();
  await expect(hint(page)).toHaveCount(0);
  await send(page);
  await page.waitForURL(/\/contact\/merci\?ref=/);
  expect(consoleErrors).toEqual([]);
});

test("without scripts the form comes back once with the hint, and is then sent as it is", async ({ visit, site }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto("/contact");
  await fillIn(page, "lea.sans@gmial.com");
  await send(page);
  const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
  await expect(summary).toContainText("peut-être une faute de frappe");
  await expect(hint(page)).toContainText("lea.sans@gmail.com");
  await expect(page.getByRole("button", { name: "Corriger l’adresse" })).toBeHidden();
  await expect(page.getByLabel("Votre message", { exact: true })).toHaveValue("Ma voiture tire à droite.");
  await send(page);
  await page.waitForURL(/\/contact\/merci\?ref=/);
  await expect.poll(() => mailsTo(site, "lea.sans@gmial.com").length).toBe(1);
});
