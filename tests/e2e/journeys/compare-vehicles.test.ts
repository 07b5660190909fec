import type { BrowserContext, Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { coveredAtEnd } from "../../browser-support/checks/end-of-page.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { type ListedVehicle, listVehicles } from "../../browser-support/listed-vehicles.ts";
import { pageProblems, SCREENS } from "../../browser-support/checks/page-problems.ts";
import { expect, test } from "../../browser-support/test.ts";

const LIMIT = "Impossible d'ajouter le véhicule. Sélectionnez au maximum 6 véhicules à comparer.";

let url: string;
let vehicles: readonly ListedVehicle[];

test.beforeEach(async ({ site }) => {
  ({ url } = site);
  vehicles = await listVehicles(site, "perPage=12&availability=available");
});

const ids = (count: number): number[] => vehicles.slice(0, count).map(({ id }) => id);

const cookieOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === "comparer")?.value;

const addToComparison = (page: Page, count: number) =>
  page.context().addCookies([{ name: "comparer", value: ids(count).join("."), url }]);

const compareBox = (page: Page, index: number) =>
  page.locator(`#listes-${vehicles[index]?.id}`).getByRole("checkbox", { name: /^Comparer/ });

/** In place of the checkbox without scripts. */
const compareButton = (page: Page, index: number) =>
  page.locator(`#listes-${vehicles[index]?.id}`).getByRole("button", { name: /comparer/i });

const bar = (page: Page) => page.getByRole("complementary", { name: "Comparaison en cours" });

const columns = (page: Page) => page.getByRole("columnheader").filter({ has: page.getByRole("link") });

const same = (page: Page) => page.locator("details").filter({ hasText: /^Identique pour tous/ });

const unfoldsWhatIsEqual = async (page: Page): Promise<void> => {
  await expect(same(page).getByRole("term").first()).toBeHidden();
  await same(page).locator("summary").click();
  await expect(same(page).getByRole("term").first()).toBeVisible();
  await expect(same(page).locator("summary")).toHaveText(
    `Identique pour tous (${await same(page).locator("dt").count()})`,
  );
};

test.describe("a visitor compares vehicles", () => {
  test("with scripts: the bar follows, what is equal is folded, and a column is removed at once", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await openPage(page, "/stock");
    await compareBox(page, 0).click();
    await bar(page).getByRole("link", { name: "Ajoutez-en un deuxième" }).waitFor();
    await compareBox(page, 1).click();
    await compareBox(page, 2).click();
    await expect.poll(() => bar(page).textContent()).toContain("3\u00a0véhicules à comparer");
    await expect(bar(page).getByRole("listitem")).toHaveCount(3);
    expect(requests.filter((address) => address.includes("/listes?ids="))).toEqual([]);
    await bar(page)
      .getByRole("button", { name: `Ne plus comparer ${vehicles[2]?.title}` })
      .click();
    await expect(compareBox(page, 2)).not.toBeChecked();
    await bar(page).getByRole("link", { name: "Comparer" }).click();
    await page.waitForURL(/\/stock\/comparer$/);
    await expect.poll(() => columns(page).count()).toBe(2);
    await expect.poll(() => bar(page).count()).toBe(0);
    await unfoldsWhatIsEqual(page);
    await page.getByRole("button", { name: `Ne plus comparer ${vehicles[0]?.title}` }).click();
    await expect.poll(() => columns(page).count()).toBe(1);
    await page.getByText("Il manque un véhicule à comparer").waitFor();
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect.poll(() => columns(page).count()).toBe(2);
    expect(consoleErrors).toEqual([]);
  });

  test("without scripts: forms and links do the same", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openPage(page, `/stock/${vehicles[0]?.slug}`);
    await compareButton(page, 0).click();
    await page.waitForURL(`${url}/stock/${vehicles[0]?.slug}?listes=1#listes-${vehicles[0]?.id}`);
    await expect(compareButton(page, 0)).toHaveAccessibleName(/^Ne plus comparer /);
    await page.getByRole("banner").getByRole("link", { name: "Comparaison" }).click();
    await expect.poll(() => page.getByRole("main").textContent()).toContain("Il manque un véhicule à comparer");
    await expect.poll(() => columns(page).count()).toBe(1);
    await page.getByRole("link", { name: "Ajouter un véhicule" }).click();
    await compareButton(page, 1).click();
    await openPage(page, "/stock/comparer");
    await expect.poll(() => columns(page).count()).toBe(2);
    await unfoldsWhatIsEqual(page);
    await openPage(page, "/stock/comparer?differences=1");
    await expect.poll(() => columns(page).count()).toBe(2);
    await page.getByRole("button", { name: `Ne plus comparer ${vehicles[1]?.title}` }).click();
    await expect.poll(() => page.getByRole("main").textContent()).toContain("Retiré de votre comparaison.");
    expect(page.url()).toContain("differences=1");
    await expect.poll(() => cookieOf(page.context())).toBe(String(vehicles[0]?.id));
  });
});

test("the seventh vehicle is rejected with a message without an axe violation, with scripts and without", async ({
  visit,
}) => {
  const { page } = await visit({ reducedMotion: "reduce" });
  await addToComparison(page, 6);
  await openPage(page, "/stock");
  await compareBox(page, 6).click();
  await page.getByRole("status").filter({ hasText: LIMIT }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await expect(compareBox(page, 6)).not.toBeChecked();
  await expect.poll(() => cookieOf(page.context())).toBe(ids(6).join("."));

  const { page: plain } = await visit({ javaScriptEnabled: false });
  await addToComparison(plain, 6);
  await plain.goto("/stock");
  await compareButton(plain, 6).click();
  await plain.waitForURL(/\/stock\/comparer\?refus=1$/);
  await expect.poll(() => plain.getByRole("main").textContent()).toContain(LIMIT);
  await expect.poll(() => columns(plain).count()).toBe(6);
});

test("the comparison in one tab follows the choices in another, and its names stay at the top of the window", async ({
  visit,
}) => {
  const { page } = await visit();
  await addToComparison(page, 2);
  await openPage(page, "/stock/comparer");
  const other = await page.context().newPage();
  await openPage(other, "/stock");
  await compareBox(other, 2).click();
  await expect.poll(() => columns(page).count()).toBe(3);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(async () => (await columns(page).first().boundingBox())?.y).toBe(0);
});

test("on a phone the page scrolls down, the table sideways, and names and attributes stay in sight", async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await addToComparison(page, 6);
  await openPage(page, "/stock/comparer");
  await expect.poll(() => columns(page).count()).toBe(6);
  const region = page.getByRole("region", { name: /Tableau de comparaison/ });
  const names = page.locator(".compare-names");
  await expect(names).toBeHidden();
  await region.focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(40);
  expect(await region.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
  const side = page.getByRole("rowheader", { name: /^Kilométrage/ });
  await side.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const name = names.getByText(vehicles[2]?.title ?? "", { exact: true }).last();
  await expect(name).toBeInViewport();
  expect((await names.boundingBox())?.y).toBe(0);
  const left = async () => (await columns(page).nth(2).boundingBox())?.x ?? 0;
  const offset = async () => Math.abs(((await names.locator("span").nth(2).boundingBox())?.x ?? 0) - (await left()));
  await expect.poll(offset).toBeLessThan(2);
  await region.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(offset).toBeLessThan(2);
  const frame = await region.boundingBox();
  expect(Math.abs(((await side.boundingBox())?.x ?? 0) - (frame?.x ?? 0))).toBeLessThan(2);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(names).toBeHidden();
});

test("without scripts a table that is too wide scrolls both ways below its names", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await addToComparison(page, 6);
  await openPage(page, "/stock/comparer");
  await expect.poll(() => columns(page).count()).toBe(6);
  const region = page.getByRole("region", { name: /Tableau de comparaison/ });
  await region.evaluate((element) => element.scrollTo(300, 900));
  const frame = await region.boundingBox();
  const head = await columns(page).nth(2).boundingBox();
  const side = await page.getByRole("rowheader", { name: /^Kilométrage/ }).boundingBox();
  expect(Math.abs((head?.y ?? 0) - (frame?.y ?? 0))).toBeLessThan(2);
  expect(Math.abs((side?.x ?? 0) - (frame?.x ?? 0))).toBeLessThan(2);
});

test("on a phone three vehicles fit, the page scrolls and their names stay at its top", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await addToComparison(page, 3);
  await openPage(page, "/stock/comparer");
  const third = await columns(page).nth(2).boundingBox();
  expect((third?.x ?? 390) + (third?.width ?? 0)).toBeLessThanOrEqual(390);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(async () => (await columns(page).first().boundingBox())?.y).toBe(0);
  await expect(page.getByRole("link", { name: /^Demander une offre/ })).toHaveCount(3);
});

test("the bar never covers the element that has the focus", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 700 } });
  await addToComparison(page, 2);
  await openPage(page, "/stock");
  const top = (await bar(page).boundingBox())?.y ?? 0;
  await page.locator("article a.card-link").first().focus();
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press("Tab");
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(bottom).toBeLessThanOrEqual(top);
  }
});

test("no bar covers the end of a page, with a comparison and without", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  const vehicle = `/stock/${vehicles[0]?.slug}`;
  for (const path of [vehicle, "/stock"]) {
    await openPage(page, path);
    await expect.poll(() => coveredAtEnd(page)).toEqual([]);
  }
  await addToComparison(page, 2);
  for (const path of [vehicle, "/faq", "/stock"]) {
    await openPage(page, path);
    await bar(page).waitFor();
    await expect.poll(() => coveredAtEnd(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect.poll(() => coveredAtEnd(page)).toEqual([]);
});

test("a shared comparison is visible to everybody who has its link, and not indexed", async ({ visit }) => {
  const { page } = await visit();
  await openPage(page, `/stock/comparer?ids=${ids(3).join(".")}`);
  await expect.poll(() => columns(page).count()).toBe(3);
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  await expect.poll(() => cookieOf(page.context())).toBeUndefined();
  await expect.poll(() => page.getByRole("button", { name: /Ne plus comparer/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Ajouter à ma comparaison" }).click();
  await expect.poll(() => cookieOf(page.context())).toBe(ids(3).join("."));
});

test("in print, six vehicles fit the width of a landscape sheet and a few pages", async ({ visit }) => {
  const { page } = await visit();
  await addToComparison(page, 6);
  await openPage(page, "/stock/comparer");
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
});

/** The empty page and that of one vehicle have the same parts on each screen. */
const SCREENS_OF: readonly (readonly [count: number, screens: typeof SCREENS])[] = [
  [0, [[390, "dark"]]],
  [1, [[1440, "light"]]],
  [6, SCREENS],
];

for (const [count, screens] of SCREENS_OF) {
  test(`with ${count} in the list there is no axe violation`, async ({ visit }) => {
    const add = async (page: Page) => count > 0 && addToComparison(page, count);
    expect(await pageProblems(visit, "/stock/comparer", screens, add)).toEqual([]);
  });
}
