import { beforeAll, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { faultsOf } from "../../browser/page-faults.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();
let vehicle: string;

beforeAll(async () => {
  const list = (await (await fetch(`${visited.site.url}/api/v1/vehicles?perPage=1&fuel=electric`)).json()) as {
    readonly vehicles: readonly { readonly slug: string }[];
  };
  vehicle = `/stock/${list.vehicles[0]?.slug}`;
});

const PAGES: readonly (readonly [name: string, path: () => string])[] = [
  ["home", () => "/"],
  ["stock", () => "/stock"],
  ["stock with filters", () => "/stock?brand=ford&fuel=electric&price-max=40000"],
  ["stock without a hit", () => "/stock?brand=ford&price-max=1"],
  ["vehicle", () => vehicle],
  ["form", () => `${vehicle}/interessee`],
  ["content page", () => "/faq"],
  ["page not found", () => "/nulle-part"],
  ["vehicle not found", () => "/stock/999999-1-ford"],
];

const SCREENS = [
  [390, "light"],
  [390, "dark"],
  [1440, "light"],
  [1440, "dark"],
] as const;

test.each(PAGES)("%s has no finding of axe at 390 and 1440 pixels, light and dark", async (_, path) => {
  expect(await faultsOf(visited, path(), SCREENS)).toEqual([]);
});

test("the form's errors have no finding of axe", async () => {
  const { page } = await visited.visitors.visit({ viewport: { width: 390, height: 844 } });
  await page.goto(`${vehicle}/interessee`);
  await page.getByRole("button", { name: "Demander une offre" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  expect(await findings(page)).toEqual([]);
});

test("the phone's filter drawer has no finding of axe and is closed by Escape", async () => {
  const { page } = await visited.visitors.visit({ viewport: { width: 390, height: 844 } });
  await page.goto("/stock", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /Filtrer/ }).click();
  const drawer = page.getByRole("region", { name: "Filtres" });
  await drawer.waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
});
