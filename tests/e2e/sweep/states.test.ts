import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import { vehiclePath } from "../../browser-support/page-kinds.ts";
import { open, runChecks, SCREENS } from "../../browser-support/sweep-checks/sweep.ts";
import { ACTING, READING } from "../../browser-support/sweep-checks/index.ts";
import { expect, test } from "../../browser-support/test.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

for (const screen of SCREENS) {
  test(`the form for twelve favourites at ${screen.width} pixels`, async ({ site, visit }) => {
    const vehicles = await listVehicles(site, "perPage=12&fuel=electric");
    const path = `/stock/favoris/demande?ids=${vehicles.map(({ id }) => id).join(".")}`;
    const opened = await open(visit, { name: "twelve favourites", path: () => path, isTemplate: false }, path, screen);
    await runChecks(READING, opened);
    await runChecks(ACTING, opened);
  });
}

test("a form reports what is missing without an axe violation", async ({ site, visit }) => {
  const { page } = await visit(PHONE);
  await openPage(page, `${await vehiclePath(site)}/interessee`);
  await page.getByRole("button", { name: "Demander une offre" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("the filter drawer of a phone has no axe violation and is closed by Escape", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await openPage(page, "/stock");
  await page.getByRole("button", { name: /Filtrer/ }).click();
  const drawer = page.getByRole("region", { name: "Filtres" });
  await drawer.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
});

test("the days and times of an appointment are large enough for a thumb, and a missing one is reported without an axe violation", async ({
  site,
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 320, height: 800 } });
  await openPage(page, `${await vehiclePath(site)}/essai-routier`);
  const sizes = await page
    .locator(".slot-key:visible")
    .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect()).map(({ width, height }) => [width, height]));
  expect(sizes.length).toBeGreaterThan(20);
  for (const [width, height] of sizes) {
    expect(width).toBeGreaterThanOrEqual(32);
    expect(height).toBeGreaterThanOrEqual(48);
  }
  await page.getByRole("button", { name: "Réserver l’essai" }).click();
  await page
    .getByRole("group", { name: /Choisissez un créneau/ })
    .and(page.locator("[aria-invalid=true]"))
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("reports a file that is too large before it is sent, without an axe violation", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await openPage(page, "/carrieres");
  const cv = page.getByLabel("Votre CV");
  await cv.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(5_000_001) });
  await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await expect.poll(() => cv.getAttribute("aria-describedby")).toContain("demande-cv-error");
  await expect.poll(() => page.locator("#demande-cv-error").textContent()).toContain("plus léger");
  expect(await axeViolations(page)).toEqual([]);
});
