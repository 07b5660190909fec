import { axeViolations } from "../../browser/checks/axe.ts";
import { openPage } from "../../browser/hydration.ts";
import { PAGES, vehiclePath } from "../../browser/page-kinds.ts";
import { pageProblems, SCREENS } from "../../browser/checks/page-problems.ts";
import { expect, test } from "../../browser/test.ts";

// Its tests are slow and independent: both workers take them.
test.describe.configure({ mode: "parallel" });

for (const [name, path] of PAGES) {
  test(`${name}: no axe violation at 390 and 1440 pixels, light and dark`, async ({ site, visit }) => {
    expect(await pageProblems(visit, path(await vehiclePath(site)), SCREENS)).toEqual([]);
  });
}

test("the form's errors have no axe violation", async ({ site, visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, `${await vehiclePath(site)}/interessee`);
  await page.getByRole("button", { name: "Demander une offre" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("the filter drawer of a phone has no axe violation and is closed by Escape", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, "/stock");
  await page.getByRole("button", { name: /Filtrer/ }).click();
  const drawer = page.getByRole("region", { name: "Filtres" });
  await drawer.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
});
