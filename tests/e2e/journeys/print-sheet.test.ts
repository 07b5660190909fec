import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

/** A vehicle as the site gives its stock out: what is not known is left out. */
type Given = { readonly id: number; readonly equipment?: readonly string[]; readonly options?: readonly string[] };

const visited = useVisitedSite();

const NAKED = 777201;
const ENDLESS = 777202;

const FEED = [
  { id: NAKED, brand: "Ford", model: "Puma" },
  {
    id: ENDLESS,
    brand: "Ford",
    model: "Puma",
    trim: "Très longue finition ".repeat(9).trim(),
    equipment: ["abs", "esp", "isofix"],
    options: Array.from({ length: 160 }, (_, index) => `Option ${index}, dont le nom ne tient pas sur une ligne`),
  },
];

let stock: readonly Given[];

beforeAll(async () => {
  const feed = join(visited.site.dataDir, "extremes.json");
  writeFileSync(feed, JSON.stringify(FEED));
  const { code, stdout, stderr } = visited.site.vitrine("import", "vehicles", feed, "--feed", "extremes");
  if (code !== 0) throw new Error(stdout + stderr);
  stock = (await (await fetch(`${visited.site.url}/feeds/vitrine.json`)).json()) as readonly Given[];
});

const sheetOf = (id: number): string => `/stock/${id}-1/fiche`;

const most = (measure: (vehicle: Given) => number): number => {
  const [first] = stock.filter(({ id }) => id < NAKED).toSorted((a, b) => measure(b) - measure(a));
  return first?.id ?? 0;
};

const countOf = ({ equipment = [], options = [] }: Given): number => equipment.length + options.length;

const pagesOfPdf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

/** Millimetres that each of the two pages takes, and those it has. */
const heights = async (page: Page): Promise<readonly number[]> => {
  await page.setViewportSize({ width: 703, height: 1032 });
  await page.emulateMedia({ media: "print" });
  return page
    .locator(".sheet-page")
    .evaluateAll((pages) => pages.map(({ scrollHeight }) => (scrollHeight / 96) * 25.4));
};

describe("the sheet is two pages of A4", () => {
  test.each([
    ["with the most equipment", () => most(countOf)],
    ["with the least equipment", () => most((vehicle) => -countOf(vehicle))],
    ["of which most is known", () => most((vehicle) => Object.keys(vehicle).length)],
    ["with the longest options", () => most(({ options = [] }) => options.join("").length)],
    ["of which nothing is known", () => NAKED],
  ])("for the vehicle %s, and nothing of it is cut", async (_, id) => {
    const { page, complaints } = await visited.visitors.visit();
    await page.goto(sheetOf(id()), { waitUntil: "networkidle" });
    expect(await pagesOfPdf(page)).toBe(2);
    for (const height of await heights(page)) expect(height).toBeLessThanOrEqual(272);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("also for what no page could hold: it says how much is left for the vehicle's own page", async () => {
    const { page } = await visited.visitors.visit();
    await page.goto(sheetOf(ENDLESS), { waitUntil: "networkidle" });
    expect(await pagesOfPdf(page)).toBe(2);
    const main = page.getByRole("main");
    const shown = await main.getByText(/^Option \d+/).count();
    expect(shown).toBeGreaterThan(40);
    const left = /et (\d+)\u00A0autres, sur la page du véhicule/.exec((await main.textContent()) ?? "")?.[1];
    expect(Number(left)).toBe(160 - shown);
    for (const height of await heights(page)) expect(height).toBeLessThanOrEqual(272);
  });
});

describe.each([
  ["with scripts", true],
  ["without scripts", false],
])("a visitor takes a car home on paper, %s:", (_, javaScriptEnabled) => {
  test("opens the sheet from the car's page and prints it", async () => {
    const { page, complaints } = await visited.visitors.visit({ javaScriptEnabled });
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.goto("/stock?brand=ford&fuel=electric");
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
    expect(text).toContain("TVAC");
    expect(text).toMatch(/TAEG/);
    expect(await main.getByRole("img", { name: "Code QR qui mène à la page du véhicule" }).count()).toBe(1);
    expect(await main.getByRole("list", { name: "Vues du véhicule" }).getByRole("img").count()).toBe(3);
    const button = main.getByRole("button", { name: "Imprimer" });
    const words = main.getByText(/Ctrl\+P/);
    expect([await button.isVisible(), await words.isVisible()]).toEqual([javaScriptEnabled, !javaScriptEnabled]);
    if (javaScriptEnabled) await button.click();
    expect(await page.locator("body[data-printed]").count()).toBe(javaScriptEnabled ? 1 : 0);
    expect(await pagesOfPdf(page)).toBe(2);
    await main.getByRole("link", { name: "Retour au véhicule" }).click();
    await page.waitForURL(/\/stock\/\d+-1-ford[^/]*$/);
    expect(complaints).toEqual([]);
  });
});

test("nothing of the site around it is printed", async () => {
  const { page } = await visited.visitors.visit();
  await page.goto(sheetOf(most(countOf)));
  await page.emulateMedia({ media: "print" });
  for (const part of ["header", "footer", "nav", "button"]) {
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  }
});

test.each([390, 820, 1440])("the sheet has no finding of axe at %i pixels, light and dark", async (width) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page } = await visited.visitors.visit({ viewport: { width, height: 900 }, colorScheme });
    await page.goto(sheetOf(most(countOf)), { waitUntil: "networkidle" });
    expect(await findings(page), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.context().close();
  }
});

test("the sheet fits a screen of 320 pixels", async () => {
  const { page } = await visited.visitors.visit({ viewport: { width: 320, height: 640 } });
  await page.goto(sheetOf(ENDLESS), { waitUntil: "networkidle" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
