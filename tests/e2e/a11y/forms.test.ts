import { beforeAll, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { faultsOf } from "../../browser/page-faults.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();
let vehicle: string;
let favourites: string;

beforeAll(async () => {
  const list = (await (await fetch(`${visited.site.url}/api/v1/vehicles?perPage=12&fuel=electric`)).json()) as {
    readonly vehicles: readonly { readonly id: number; readonly slug: string }[];
  };
  vehicle = `/stock/${list.vehicles[0]?.slug}`;
  favourites = `/stock/favoris/demande?ids=${list.vehicles.map(({ id }) => id).join(".")}`;
});

const PAGES: readonly (readonly [name: string, path: () => string])[] = [
  ["a test drive of a vehicle", () => `${vehicle}/essai-routier`],
  ["the choice of a place", () => "/ford/models/puma/testdrive"],
  ["a lease", () => `${vehicle}/leasing-en-ligne`],
  ["an application", () => "/carrieres"],
  ["twelve favourites", () => favourites],
  ["an appointment for tyres", () => "/formulaires/prise-de-rendez-vous-pneus-roues"],
];

const SCREENS = [
  [320, "light"],
  [1440, "dark"],
] as const;

test.each(PAGES)("the form for %s has no finding of axe, and nothing to scroll sideways", async (_, path) => {
  expect(await faultsOf(visited, path(), SCREENS)).toEqual([]);
});

test("an appointment that was forgotten is told without a finding of axe", async () => {
  const { page } = await visited.visitors.visit({ viewport: { width: 390, height: 844 } });
  await page.goto(`${vehicle}/essai-routier`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Réserver l’essai" }).click();
  await page
    .getByRole("group", { name: /Choisissez un créneau/ })
    .and(page.locator("[aria-invalid=true]"))
    .waitFor();
  expect(await findings(page)).toEqual([]);
});

test("a file that is too heavy is told before it travels, without a finding of axe", async () => {
  const { page } = await visited.visitors.visit({ viewport: { width: 390, height: 844 } });
  await page.goto("/carrieres", { waitUntil: "networkidle" });
  const cv = page.getByLabel("Votre CV");
  await cv.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(5_000_001) });
  await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  expect(await cv.getAttribute("aria-describedby")).toContain("demande-cv-error");
  expect(await page.locator("#demande-cv-error").textContent()).toContain("plus léger");
  expect(await findings(page)).toEqual([]);
});

test("every day and time of an appointment can be hit with a thumb, also on the narrowest screen", async () => {
  const { page } = await visited.visitors.visit({ viewport: { width: 320, height: 800 } });
  await page.goto(`${vehicle}/essai-routier`, { waitUntil: "networkidle" });
  const sizes = await page
    .locator(".slot-key:visible")
    .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect()).map(({ width, height }) => [width, height]));
  expect(sizes.length).toBeGreaterThan(20);
  for (const [width, height] of sizes) {
    expect(width).toBeGreaterThanOrEqual(32);
    expect(height).toBeGreaterThanOrEqual(48);
  }
});
