import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

const names = (page: Page) => page.locator(".person h3");
const filter = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await filter(page, label).focus();
  await filter(page, label).selectOption({ label: option });
};

const NOBODY = "Aucune personne de contact trouvée";

test.describe("a visitor looks for a person to call", () => {
  test("with scripts: each choice applies at once and keeps the focus", async ({ visit }) => {
    const { page, consoleErrors } = await visit({ viewport: { width: 1280, height: 900 } });
    await openPage(page, "/collaborateurs");
    await filter(page, "Langue").evaluate((select) => select.setAttribute("data-first", ""));
    await choose(page, "Concession", "Diekirch");
    await page.waitForURL(/\?concession=diekirch$/);
    await choose(page, "Langue", "Néerlandais");
    await page.waitForURL(/\?concession=diekirch&langue=nl$/);
    await expect(names(page)).toHaveText(["Anouk De Vries"]);
    // The section is the one of the document, not a new one without focus.
    await expect(filter(page, "Langue")).toHaveAttribute("data-first", "");
    await expect(page.getByRole("status").filter({ hasText: "1\u00a0personne de contact" })).toBeVisible();
    await expect(filter(page, "Langue")).toBeFocused();
    await expect(page.getByRole("img", { name: "Anouk De Vries, portrait dessiné" })).toBeVisible();
    await choose(page, "Marque", "Kia");
    await page.getByRole("heading", { name: NOBODY }).waitFor();
    await page.getByText("Adaptez les filtres").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goBack();
    await expect(names(page)).toHaveText(["Anouk De Vries"]);
    await expect(filter(page, "Marque")).toHaveValue("");
    expect(consoleErrors).toEqual([]);
  });

  test("without scripts: a plain form, which continues at the list", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await openPage(page, "/collaborateurs");
    await choose(page, "Marque", "Volvo");
    await page.getByRole("button", { name: "Afficher" }).click();
    await page.waitForURL(/marque=volvo.*#equipe$/);
    await expect(names(page)).toHaveText(["Elisabeth Lindholm"]);
    await choose(page, "Service", "Carrosserie");
    await page.getByRole("button", { name: "Afficher" }).click();
    await page.getByRole("heading", { name: NOBODY }).waitFor();
    await page.getByRole("link", { name: "Voir toute l’équipe" }).click();
    await page.waitForURL(/\/collaborateurs$/);
    await expect.poll(() => names(page).count()).toBeGreaterThan(50);
  });
});

const vacancies = (page: Page) => page.locator(".vacancy h3");

test.describe("a candidate looks for a vacancy", () => {
  test("with scripts: by location and contract, and back again", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await openPage(page, "/carrieres");
    const all = await vacancies(page).count();
    await choose(page, "Contrat", "Apprentissage");
    await page.waitForURL(/\?contrat=apprenticeship$/);
    await expect(vacancies(page).first()).toContainText("Apprenti");
    await choose(page, "Lieu de travail", "Diekirch");
    await page.getByRole("heading", { name: "Aucun poste ne correspond à vos choix" }).waitFor();
    await page.getByRole("link", { name: "Voir tous les postes ouverts" }).click();
    await expect(vacancies(page)).toHaveCount(all);
    expect(consoleErrors).toEqual([]);
  });

  test("without scripts: a plain form beside the application form", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await openPage(page, "/carrieres");
    await choose(page, "Lieu de travail", "Niederkorn");
    await page.getByRole("button", { name: "Afficher" }).click();
    await page.waitForURL(/lieu=niederkorn.*#postes$/);
    for (const facts of await page.locator(".vacancy-facts").allTextContents()) expect(facts).toContain("Niederkorn");
    await vacancies(page).first().getByRole("link").click();
    await page.getByRole("link", { name: "Postuler en ligne" }).first().click();
    await page.waitForURL(/\/carrieres\/[a-z-]+\/candidature$/);
  });
});
