import { axeViolations } from "../../browser/checks/axe.ts";
import { openPage } from "../../browser/hydration.ts";
import { type ListedVehicle, listVehicles } from "../../browser/listed-vehicles.ts";
import { EXTREME_SCREENS, pageProblems } from "../../browser/checks/page-problems.ts";
import type { Site } from "../../browser/sites/site.ts";
import { expect, test } from "../../browser/test.ts";

const electricVehicles = (site: Site): Promise<readonly ListedVehicle[]> =>
  listVehicles(site, "perPage=12&fuel=electric");

const testDrivePath = async (site: Site): Promise<string> =>
  `/stock/${(await electricVehicles(site))[0]?.slug}/essai-routier`;

type Vehicles = readonly ListedVehicle[];

const FORMS: readonly (readonly [name: string, path: (vehicles: Vehicles) => string])[] = [
  ["a test drive of a vehicle", ([vehicle]) => `/stock/${vehicle?.slug}/essai-routier`],
  ["the choice of a location", () => "/ford/models/puma/testdrive"],
  ["a lease", ([vehicle]) => `/stock/${vehicle?.slug}/leasing-en-ligne`],
  ["a lease offer", () => "/private-lease/ford-puma/demande?duration=36&mileage=10000&deposit=0"],
  ["an application", () => "/carrieres"],
  ["twelve favourites", (vehicles) => `/stock/favoris/demande?ids=${vehicles.map(({ id }) => id).join(".")}`],
  ["an appointment for tyres", () => "/formulaires/prise-de-rendez-vous-pneus-roues"],
];

for (const [name, path] of FORMS) {
  test(`the form for ${name} has no axe violation and does not scroll sideways`, async ({ site, visit }) => {
    expect(await pageProblems(visit, path(await electricVehicles(site)), EXTREME_SCREENS)).toEqual([]);
  });
}

test("reports a missing appointment without an axe violation", async ({ site, visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, await testDrivePath(site));
  await page.getByRole("button", { name: "Réserver l’essai" }).click();
  await page
    .getByRole("group", { name: /Choisissez un créneau/ })
    .and(page.locator("[aria-invalid=true]"))
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("reports a file that is too large before it is sent, without an axe violation", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, "/carrieres");
  const cv = page.getByLabel("Votre CV");
  await cv.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(5_000_001) });
  await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await expect.poll(() => cv.getAttribute("aria-describedby")).toContain("demande-cv-error");
  await expect.poll(() => page.locator("#demande-cv-error").textContent()).toContain("plus léger");
  expect(await axeViolations(page)).toEqual([]);
});

test("every day and time of an appointment is large enough for a thumb on the narrowest screen", async ({
  site,
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 320, height: 800 } });
  await openPage(page, await testDrivePath(site));
  const sizes = await page
    .locator(".slot-key:visible")
    .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect()).map(({ width, height }) => [width, height]));
  expect(sizes.length).toBeGreaterThan(20);
  for (const [width, height] of sizes) {
    expect(width).toBeGreaterThanOrEqual(32);
    expect(height).toBeGreaterThanOrEqual(48);
  }
});
