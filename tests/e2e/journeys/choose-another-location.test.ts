import { openPage } from "../../browser-support/hydration.ts";
import { PHONE } from "../../browser-support/stock-page.ts";
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

  test(`a tyre booking begins with the garage, the nearest first on request, ${how}`, async ({ visit }) => {
    const { page, consoleErrors } = await visit({ ...PHONE, javaScriptEnabled });
    await openPage(page, "/formulaires/prise-de-rendez-vous-pneus-roues");
    await page.getByRole("heading", { name: "Quel garage ?" }).waitFor();
    const garages = page.locator(".place-option");
    await expect(garages).toHaveCount(4);
    await expect(garages.first()).toContainText("Bertrange");
    for (const garage of await garages.all()) await expect(garage).toContainText(/Premier créneau libre\S+ \d+/);
    await page.getByLabel("Votre ville ou code postal").fill("9201 Diekirch");
    await page.getByRole("button", { name: "Trier" }).tap();
    await page.waitForURL(/\?ou=9201\+Diekirch#demande$/);
    await expect(garages.first()).toContainText(/Diekirch\s*\d+\skm/);
    await garages.first().getByRole("link").tap();
    await page.waitForURL(/concession=diekirch#demande$/);
    await page.locator("input[name=slot]").first().waitFor({ state: "attached" });
    expect(consoleErrors).toEqual([]);
  });
}

test("before the work is chosen every day is offered on which one is possible", async ({ visit }) => {
  const { page, consoleErrors } = await visit(PHONE);
  await openPage(page, "/formulaires/prise-de-rendez-vous-pneus-roues-esch");
  const saturdays = page.locator('input[name="slot_jour"][aria-label^="samedi"]');
  const days = page.locator('input[name="slot_jour"]');
  const work = page.getByLabel("Le travail à faire");
  const all = await days.count();
  expect(await saturdays.count()).toBeGreaterThan(0);
  const counts: number[] = [];
  for (const value of await work
    .locator("option")
    .evaluateAll((options) => options.map((one) => one.getAttribute("value")))) {
    if (!value) continue;
    await work.selectOption(value);
    counts.push(await days.count());
  }
  expect(counts.length).toBeGreaterThan(3);
  expect(Math.max(...counts)).toBe(all);
  expect(Math.min(...counts)).toBeLessThan(all);
  expect(consoleErrors).toEqual([]);
});
