import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

const LIMIT = "Impossible d'ajouter le véhicule. Sélectionnez au maximum 6 véhicules à comparer.";

type Listed = { readonly id: number; readonly title: string; readonly slug: string };

let cars: readonly Listed[];

beforeAll(async () => {
  const answer = await fetch(`${visited.site.url}/api/v1/vehicles?perPage=12&availability=available`);
  cars = ((await answer.json()) as { readonly vehicles: readonly Listed[] }).vehicles;
});

const ids = (count: number): number[] => cars.slice(0, count).map(({ id }) => id);

const cookieOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === "comparer")?.value;

const keep = (page: Page, count: number) =>
  page.context().addCookies([{ name: "comparer", value: ids(count).join("."), url: visited.site.url }]);

const scales = (page: Page, index: number) => page.locator(`#compare-${cars[index]?.id}`);

const bar = (page: Page) => page.getByRole("complementary", { name: "Comparaison en cours" });

const columns = (page: Page) => page.getByRole("columnheader").filter({ has: page.getByRole("link") });

const rows = (page: Page) => page.getByRole("row");

describe("a visitor weighs cars against each other", () => {
  test("with scripts: the bar follows, the table narrows to what differs, and a column leaves at once", async () => {
    const { page, complaints } = await visited.visitors.visit();
    await page.goto("/stock", { waitUntil: "networkidle" });
    await scales(page, 0).click();
    await bar(page).getByRole("link", { name: "Ajoutez-en un deuxième" }).waitFor();
    await scales(page, 1).click();
    await scales(page, 2).click();
    expect(await bar(page).textContent()).toContain("3\u00a0véhicules à comparer");
    await bar(page)
      .getByRole("button", { name: `Ne plus comparer ${cars[2]?.title}` })
      .click();
    await expect.poll(() => scales(page, 2).getAttribute("aria-pressed")).toBe("false");
    await bar(page).getByRole("link", { name: "Comparer" }).click();
    await page.waitForURL(/\/stock\/comparer$/);
    await expect.poll(() => columns(page).count()).toBe(2);
    expect(await bar(page).count()).toBe(0);
    const all = await rows(page).count();
    await page.getByLabel("Différences seulement").check();
    await page.waitForURL(/\?differences=1$/);
    await expect.poll(() => rows(page).count()).toBeLessThan(all);
    await page.getByLabel("Différences seulement").uncheck();
    await expect.poll(() => rows(page).count()).toBe(all);
    await page.getByRole("button", { name: `Ne plus comparer ${cars[0]?.title}` }).click();
    await expect.poll(() => columns(page).count()).toBe(1);
    await page.getByText("Il manque un véhicule à comparer").waitFor();
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect.poll(() => columns(page).count()).toBe(2);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("without scripts: forms and links do the same", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled: false });
    await page.goto(`/stock/${cars[0]?.slug}`);
    await page.locator(`#compare-${cars[0]?.id}`).click();
    await page.waitForURL(`${visited.site.url}/stock/${cars[0]?.slug}#compare-${cars[0]?.id}`);
    await page.getByRole("banner").getByRole("link", { name: "Comparaison" }).click();
    expect(await page.getByRole("main").textContent()).toContain("Il manque un véhicule à comparer");
    expect(await columns(page).count()).toBe(1);
    await page.getByRole("link", { name: "Ajouter un véhicule" }).click();
    await scales(page, 1).click();
    await page.goto("/stock/comparer");
    expect(await columns(page).count()).toBe(2);
    const all = await rows(page).count();
    await page.getByLabel("Différences seulement").check();
    await page.getByRole("button", { name: "Afficher" }).click();
    await page.waitForURL(/differences=1/);
    expect(await rows(page).count()).toBeLessThan(all);
    await page.getByRole("button", { name: `Ne plus comparer ${cars[1]?.title}` }).click();
    expect(await page.getByRole("main").textContent()).toContain("Retiré de votre comparaison.");
    expect(page.url()).toContain("differences=1");
    expect(await cookieOf(page.context())).toBe(String(cars[0]?.id));
    await page.context().close();
  });
});

test("the seventh is refused with the sentence, with scripts and without", async () => {
  const { page } = await visited.visitors.visit();
  await keep(page, 6);
  await page.goto("/stock", { waitUntil: "networkidle" });
  await scales(page, 6).click();
  await page.getByRole("status").filter({ hasText: LIMIT }).waitFor();
  expect(await scales(page, 6).getAttribute("aria-pressed")).toBe("false");
  expect(await cookieOf(page.context())).toBe(ids(6).join("."));
  await page.context().close();

  const { page: plain } = await visited.visitors.visit({ javaScriptEnabled: false });
  await keep(plain, 6);
  await plain.goto("/stock");
  await scales(plain, 6).click();
  await plain.waitForURL(/\/stock\/comparer\?refus=1$/);
  expect(await plain.getByRole("main").textContent()).toContain(LIMIT);
  expect(await columns(plain).count()).toBe(6);
  await plain.context().close();
});

test("the comparison open in one tab follows what is chosen in another", async () => {
  const { page } = await visited.visitors.visit();
  await keep(page, 2);
  await page.goto("/stock/comparer", { waitUntil: "networkidle" });
  const other = await page.context().newPage();
  await other.goto("/stock", { waitUntil: "networkidle" });
  await scales(other, 2).click();
  await expect.poll(() => columns(page).count()).toBe(3);
  await page.context().close();
});

test("rows and columns have their headers, and stay in sight while the table scrolls", async () => {
  const { page } = await visited.visitors.visit({ viewport: { width: 390, height: 844 } });
  await keep(page, 6);
  await page.goto("/stock/comparer", { waitUntil: "networkidle" });
  expect(await columns(page).count()).toBe(6);
  expect(await page.getByRole("rowheader", { name: /^Kilométrage/ }).count()).toBe(1);
  const region = page.getByRole("region", { name: /Tableau de comparaison/ });
  await region.focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(40);
  await region.evaluate((element) => element.scrollTo(300, 900));
  const frame = await region.boundingBox();
  const head = await columns(page).nth(2).boundingBox();
  const side = await page.getByRole("rowheader", { name: /^Kilométrage/ }).boundingBox();
  expect(Math.abs((head?.y ?? 0) - (frame?.y ?? 0))).toBeLessThan(2);
  expect(Math.abs((side?.x ?? 0) - (frame?.x ?? 0))).toBeLessThan(2);
  await page.context().close();
});

test("on a desk the names stay at the window's top", async () => {
  const { page } = await visited.visitors.visit();
  await keep(page, 3);
  await page.goto("/stock/comparer", { waitUntil: "networkidle" });
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(async () => (await columns(page).first().boundingBox())?.y).toBe(0);
  await page.context().close();
});

test("what has the focus is never under the bar", async () => {
  const { page } = await visited.visitors.visit({ viewport: { width: 390, height: 700 } });
  await keep(page, 2);
  await page.goto("/stock", { waitUntil: "networkidle" });
  const top = (await bar(page).boundingBox())?.y ?? 0;
  await page.locator("article a.card-link").first().focus();
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press("Tab");
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(bottom).toBeLessThanOrEqual(top);
  }
  await page.context().close();
});

test("a shared comparison shows to whoever gets its link, and is not kept by search engines", async () => {
  const { page } = await visited.visitors.visit();
  await page.goto(`/stock/comparer?ids=${ids(3).join(".")}`, { waitUntil: "networkidle" });
  expect(await columns(page).count()).toBe(3);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  expect(await cookieOf(page.context())).toBeUndefined();
  expect(await page.getByRole("button", { name: /Ne plus comparer/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Ajouter à ma comparaison" }).click();
  await expect.poll(() => cookieOf(page.context())).toBe(ids(3).join("."));
  await page.context().close();
});

test("printed, six cars fit the width of a landscape sheet and a few pages", async () => {
  const { page } = await visited.visitors.visit();
  await keep(page, 6);
  await page.goto("/stock/comparer", { waitUntil: "networkidle" });
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
  expect(boxes.length).toBeGreaterThan(0);
  expect(boxes.length).toBeLessThanOrEqual(6);
  for (const [, width, height] of boxes)
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 1030, height: 700 });
  const over = await page.locator("table").evaluate((table) => table.getBoundingClientRect().right - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await page.context().close();
});

test.each([
  [390, "light"],
  [390, "dark"],
  [1440, "light"],
  [1440, "dark"],
] as const)("full, with one and empty, axe finds nothing at %i pixels, %s", async (width, colorScheme) => {
  for (const count of [0, 1, 6]) {
    const { page, complaints } = await visited.visitors.visit({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    if (count > 0) await keep(page, count);
    await page.goto("/stock/comparer", { waitUntil: "networkidle" });
    expect(await findings(page), String(count)).toEqual([]);
    expect(complaints).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} overflows`).toBeLessThanOrEqual(0);
    await page.context().close();
  }
});

test("the bar and its refusal have no finding of axe", async () => {
  const { page } = await visited.visitors.visit({ reducedMotion: "reduce" });
  await keep(page, 6);
  await page.goto("/stock", { waitUntil: "networkidle" });
  await scales(page, 6).click();
  await page.getByRole("status").filter({ hasText: LIMIT }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.context().close();
});
