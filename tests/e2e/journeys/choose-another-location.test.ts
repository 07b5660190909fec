import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

for (const [how, javaScriptEnabled] of [
  ["with scripts", true],
  ["without scripts", false],
] as const) {
  test(`comes from a location to the workshop's form and chooses another location, ${how}`, async ({ visit }) => {
    const { page, consoleErrors } = await visit({ javaScriptEnabled });
    await openPage(page, "/concessions");
    await page.getByRole("link", { name: "Rendez-vous à l’atelier" }).first().click();
    await page.waitForURL(/\/services\/apres-vente\?concession=bertrange#rendez-vous$/);
    const form = page.locator("#rendez-vous");
    await form.getByText("Alzette Automobiles Bertrange").first().waitFor();
    // The choice of a location names it as well: only the form has free times.
    await expect.poll(() => form.locator("input[name=slot]").count()).toBeGreaterThan(10);

    await form.getByRole("link", { name: "Choisir une autre concession" }).click();
    await page.waitForURL(/\/services\/apres-vente#rendez-vous$/);
    await form.getByRole("link", { name: "Alzette Automobiles Diekirch" }).click();
    await page.waitForURL(/concession=diekirch#rendez-vous$/);
    await form.getByText("Alzette Automobiles Diekirch").first().waitFor();
    await expect.poll(() => form.locator("input[name=slot]").count()).toBeGreaterThan(10);
    await expect
      .poll(() => form.evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
      .toBeLessThan(200);
    expect(consoleErrors).toEqual([]);
  });
}
