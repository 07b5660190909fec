import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

test("a corrected field loses its error, and the summary stays as it is", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  // Before hydration the server validates the form, and nothing listens to corrections.
  await openPage(page, "/contact");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
  await summary.waitFor();
  const links = await summary.getByRole("link").count();
  const invalid = page.locator('[aria-invalid="true"]');
  const before = await invalid.count();
  expect(before).toBe(links);
  await page.getByLabel("Prénom").fill("Léa");
  await page.getByLabel("E-mail", { exact: true }).fill("lea@");
  await expect(invalid).toHaveCount(before - 1);
  await expect.poll(() => page.getByLabel("Prénom").getAttribute("aria-invalid")).toBeNull();
  await page.getByLabel("E-mail", { exact: true }).fill("lea@example.org");
  await expect(invalid).toHaveCount(before - 2);
  await expect.poll(() => summary.getByRole("link").count()).toBe(links);
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(summary.getByRole("link")).toHaveCount(links - 2);
  expect(consoleErrors).toEqual([]);
});
