import { axeViolations } from "../../browser/checks/axe.ts";
import { openPage } from "../../browser/hydration.ts";
import { expect, test } from "../../browser/test.ts";

test.use({ siteSettings: { env: { SITE: "default" } } });

test("a visitor values a car by keyboard alone, corrects an answer, and changes the car", async ({ visit }) => {
  const { page, consoleErrors } = await visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, "/reprise");
  expect(await axeViolations(page)).toEqual([]);
  const form = page.getByRole("form", { name: "Votre voiture" });
  await form.getByLabel("Marque").focus();
  for (const text of ["Ford", "Puma", "21", "65000"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Ess");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const summary = page.getByRole("region", { name: "Une réponse manque pour calculer la fourchette" });
  await expect(summary).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await summary.getByRole("link", { name: /quatre chiffres/ }).press("Enter");
  await expect(form.getByLabel("Année")).toBeFocused();
  await form.getByLabel("Année").fill("2021");
  await page.keyboard.press("Enter");
  await expect(page.locator(".estimate-amount")).toBeVisible();
  await expect(form).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText("Modifier la voiture").press("Enter");
  await expect(form.getByLabel("Modèle")).toHaveValue("Puma");
  expect(consoleErrors).toEqual([]);
});
