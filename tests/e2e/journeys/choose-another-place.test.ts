import { describe, expect, test } from "vitest";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

describe.each([
  ["with scripts", true],
  ["without scripts", false],
])("a visitor who wants an appointment at a workshop, %s", (_, javaScriptEnabled) => {
  test("comes from the place itself, and may choose another one", async () => {
    const { page, complaints } = await visited.visitors.visit({ javaScriptEnabled });
    await page.goto("/concessions");
    await page.getByRole("link", { name: "Rendez-vous à l’atelier" }).first().click();
    await page.waitForURL(/\/services\/apres-vente\?concession=bertrange#rendez-vous$/);
    const form = page.locator("#rendez-vous");
    await form.getByText("Alzette Automobiles Bertrange").first().waitFor();
    // The place is named while it is chosen, too: its free times tell that the form is there.
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
    expect(complaints).toEqual([]);
  });
});
