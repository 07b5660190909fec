import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pageProblems, SCREENS } from "../../browser-support/checks/page-problems.ts";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test as base } from "../../browser-support/test.ts";

/** A vehicle of the site's feed: unknown attributes are left out. */
type FeedVehicle = {
  readonly id: number;
  readonly equipment?: readonly string[];
  readonly options?: readonly string[];
};

const MINIMAL = 777201;
const OVERFLOWING = 777202;

const FEED = [
  { id: MINIMAL, brand: "Ford", model: "Puma" },
  {
    id: OVERFLOWING,
    brand: "Ford",
    model: "Puma",
    trim: "Très longue finition ".repeat(9).trim(),
    equipment: ["abs", "esp", "isofix"],
    options: Array.from({ length: 160 }, (_, index) => `Option ${index}, dont le nom ne tient pas sur une ligne`),
  },
];

const importExtremes = async (site: Site): Promise<void> => {
  const feed = join(site.dataDir, "extremes.json");
  writeFileSync(feed, JSON.stringify(FEED));
  const { code, stdout, stderr } = await site.vitrine("import", "vehicles", feed, "--feed", "extremes");
  if (code !== 0) throw new Error(stdout + stderr);
};

/** `stock` is the site's feed of all vehicles. */
const test = base.extend<{ readonly stock: readonly FeedVehicle[] }>({
  siteSettings: { name: "extreme vehicles", prepare: importExtremes },
  stock: async ({ site }, use) => {
    const response = await fetch(`${site.url}/feeds/vitrine.json`);
    await use((await response.json()) as readonly FeedVehicle[]);
  },
});

const sheetPath = (id: number): string => `/stock/${id}-1/fiche`;

type Measure = (vehicle: FeedVehicle) => number;

/** The vehicle of the demo group with the largest measure. */
const largest = (stock: readonly FeedVehicle[], measure: Measure): number => {
  const [first] = stock.filter(({ id }) => id < MINIMAL).toSorted((a, b) => measure(b) - measure(a));
  return first?.id ?? 0;
};

const equipmentCount: Measure = ({ equipment = [], options = [] }) => equipment.length + options.length;

const pdfPages = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

/** The heights of the pages' contents in millimetres. */
const heights = async (page: Page): Promise<readonly number[]> => {
  await page.setViewportSize({ width: 703, height: 1032 });
  await page.emulateMedia({ media: "print" });
  return page
    .locator(".sheet-page")
    .evaluateAll((pages) => pages.map(({ scrollHeight }) => (scrollHeight / 96) * 25.4));
};

const EXTREMES: readonly (readonly [name: string, id: (stock: readonly FeedVehicle[]) => number])[] = [
  ["with the most equipment", (stock) => largest(stock, equipmentCount)],
  ["with the least equipment", (stock) => largest(stock, (vehicle) => -equipmentCount(vehicle))],
  ["with the most attributes", (stock) => largest(stock, (vehicle) => Object.keys(vehicle).length)],
  ["with the longest options", (stock) => largest(stock, ({ options = [] }) => options.join("").length)],
  ["with the fewest attributes", () => MINIMAL],
];

test.describe("the sheet is two pages of A4", () => {
  test("for each kind of vehicle, and nothing is cut", async ({ stock, visit }) => {
    // What is printed needs no script.
    const { page } = await visit({ javaScriptEnabled: false });
    for (const [name, id] of EXTREMES) {
      await openPage(page, sheetPath(id(stock)));
      expect.soft(await pdfPages(page), name).toBe(2);
      for (const height of await heights(page)) expect.soft(height, name).toBeLessThanOrEqual(272);
    }
  });

  test("for a vehicle that does not fit: it states how much is on the vehicle's page only, and it fits a screen of 320 pixels", async ({
    visit,
  }) => {
    const { page } = await visit();
    await openPage(page, sheetPath(OVERFLOWING));
    expect(await pdfPages(page)).toBe(2);
    const main = page.getByRole("main");
    const visible = await main.getByText(/^Option \d+/).count();
    expect(visible).toBeGreaterThan(40);
    const rest = /et (\d+)\u00A0autres, sur la page du véhicule/.exec((await main.textContent()) ?? "")?.[1];
    expect(Number(rest)).toBe(160 - visible);
    for (const height of await heights(page)) expect(height).toBeLessThanOrEqual(272);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  });
});

/** Without its mask a picture of the studio is a car on a black ground. */
test("each picture of the sheet has its mask, and nothing of the site around it is printed", async ({
  stock,
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, sheetPath(largest(stock, equipmentCount)));
  const masks = await page
    .locator(".sheet-pictures .cut-out")
    .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).maskImage));
  expect(masks).toEqual([
    expect.stringMatching(/front-mask/),
    expect.stringMatching(/side-mask/),
    expect.stringMatching(/rear-mask/),
  ]);
  await page.emulateMedia({ media: "print" });
  for (const part of ["header", "footer", "nav", "button"]) {
    await expect.poll(() => page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  }
});

test("a vehicle's own page is printed in the layout of its sheet", async ({ stock, visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  for (const id of [MINIMAL, largest(stock, equipmentCount)]) {
    await openPage(page, `/stock/${id}-1`);
    expect(await pdfPages(page)).toBe(2);
  }
  await page.setViewportSize({ width: 703, height: 1032 });
  await page.emulateMedia({ media: "print" });
  for (const hidden of [".local-nav", ".offer-actions", "#cout", ".similar"]) {
    await expect(page.locator(hidden)).toBeHidden();
  }
  for (const printed of ["#caracteristiques", "#equipements", "#concession"]) {
    await expect(page.locator(printed)).toBeVisible();
  }
  const address = await page.locator(".print-address").evaluate((line) => getComputedStyle(line, "::after").content);
  expect(address).toContain("/stock/");
  const code = page.locator(".print-address").getByRole("img", { name: "Code QR qui mène à la page du véhicule" });
  await expect(code).toBeVisible();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const pictures = page.locator(".gallery-strip > li");
  await expect(pictures.nth(2)).toBeVisible();
  await expect(pictures.nth(3)).toBeHidden();
});

for (const [how, javaScriptEnabled] of [
  ["with scripts", true],
  ["without scripts", false],
] as const) {
  test(`opens the sheet from the vehicle's page and prints it, ${how}`, async ({ visit }) => {
    const { page, consoleErrors } = await visit({ javaScriptEnabled });
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await openPage(page, "/stock?brand=ford&fuel=electric");
    await page.locator("article a").first().click();
    await page.waitForURL(/\/stock\/\d+-1-ford/);
    await page.getByRole("link", { name: "Imprimer la fiche" }).first().click();
    await page.waitForURL(/\/fiche$/);
    const main = page.getByRole("main");
    await main
      .getByText(/^Imprimé le/)
      .first()
      .waitFor();
    const text = (await main.textContent()) ?? "";
    expect(text).toMatch(/Imprimé le (1er|\d+)\u00A0\p{L}+\u00A0\d{4}/u);
    expect(text).toMatch(/Réf\.\u00A0[A-Z]{2}26-\d+/);
    expect(text).toContain("TTC");
    expect(text).toMatch(/TAEG/);
    await expect.poll(() => main.getByRole("img", { name: "Code QR qui mène à la page du véhicule" }).count()).toBe(1);
    await expect.poll(() => main.getByRole("list", { name: "Vues du véhicule" }).getByRole("img").count()).toBe(3);
    const button = main.getByRole("button", { name: "Imprimer" });
    const hint = main.getByText(/Ctrl\+P/);
    expect([await button.isVisible(), await hint.isVisible()]).toEqual([javaScriptEnabled, !javaScriptEnabled]);
    if (javaScriptEnabled) {
      await hydrated(page);
      await button.click();
    }
    await expect(page.locator("body[data-printed]")).toHaveCount(javaScriptEnabled ? 1 : 0);
    expect(await pdfPages(page)).toBe(2);
    await main.getByRole("link", { name: "Retour au véhicule" }).click();
    await page.waitForURL(/\/stock\/\d+-1-ford[^/]*$/);
    expect(consoleErrors).toEqual([]);
  });
}

test("the sheet has no axe violation at 390 and 1440 pixels, light and dark", async ({ stock, visit }) => {
  expect(await pageProblems(visit, sheetPath(largest(stock, equipmentCount)), SCREENS)).toEqual([]);
});
