import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

type Listed = { readonly id: number; readonly title: string; readonly slug: string };

let cars: readonly Listed[];

beforeAll(async () => {
  const answer = await fetch(`${visited.site.url}/api/v1/vehicles?perPage=12&availability=available`);
  cars = ((await answer.json()) as { readonly vehicles: readonly Listed[] }).vehicles;
});

const ids = (count: number): number[] => cars.slice(0, count).map(({ id }) => id);

const cookieOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === "favoris")?.value;

const keep = (page: Page, value: string) =>
  page.context().addCookies([{ name: "favoris", value, url: visited.site.url }]);

const heart = (page: Page, index: number) => page.locator(`#favourites-${cars[index]?.id}`);

const headerLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Favoris/ });

describe("a visitor keeps two cars and finds them again", () => {
  test("with scripts: in place, and every tab agrees", async () => {
    const { page, complaints } = await visited.visitors.visit();
    await page.goto("/stock", { waitUntil: "networkidle" });
    const other = await page.context().newPage();
    await other.goto("/stock", { waitUntil: "networkidle" });
    await heart(page, 0).click();
    await expect.poll(() => heart(page, 0).getAttribute("aria-pressed")).toBe("true");
    expect(await page.getByRole("status").filter({ hasText: "Ajouté à vos favoris." }).count()).toBe(1);
    await expect.poll(() => heart(other, 0).getAttribute("aria-pressed")).toBe("true");
    await heart(other, 1).click();
    await expect.poll(() => headerLink(page).textContent()).toContain("2\u00a0véhicules");
    expect(await cookieOf(page.context())).toBe(ids(2).join("."));
    await headerLink(page).click();
    await page.waitForURL(/\/stock\/favoris$/);
    await expect.poll(() => page.locator("article").count()).toBe(2);
    expect(await page.locator("article h2").allTextContents()).toEqual([cars[1]?.title, cars[0]?.title]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("without scripts: each press leads back to the car, which says so", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled: false });
    await page.goto("/stock?sort=price-asc");
    const first = page.locator("article button[name=ajouter-favoris]").first();
    const id = await first.getAttribute("value");
    await first.click();
    await page.waitForURL(`${visited.site.url}/stock?sort=price-asc#favourites-${id}`);
    expect(await page.locator(`#favourites-${id}`).textContent()).toContain("Ajouté");
    expect(await page.locator(`#favourites-${id} .mark-done`).isVisible()).toBe(true);
    await headerLink(page).click();
    expect(await page.locator("article").count()).toBe(1);
    await page.getByRole("button", { name: "Tout retirer" }).click();
    expect(await page.locator("main").textContent()).toContain("Retiré de vos favoris.");
    expect(await page.locator("h2").first().textContent()).toBe("Vous n’avez pas encore de favoris");
    await page.getByRole("button", { name: "Annuler" }).click();
    expect(await page.locator("main").textContent()).toContain("Ajouté à vos favoris.");
    expect(await page.locator("article").count()).toBe(1);
    expect(await cookieOf(page.context())).toBe(id);
    await page.context().close();
  });
});

test("by keyboard: a heart is pressed and let go, and the focus stays on it", async () => {
  const { page } = await visited.visitors.visit();
  await page.goto("/stock", { waitUntil: "networkidle" });
  await heart(page, 0).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => heart(page, 0).getAttribute("aria-pressed")).toBe("true");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(`favourites-${cars[0]?.id}`);
  await page.keyboard.press("Enter");
  await expect.poll(() => heart(page, 0).getAttribute("aria-pressed")).toBe("false");
  await page.context().close();
});

test("removing one from the list shows at once, is said, and can be taken back", async () => {
  const { page } = await visited.visitors.visit();
  await keep(page, ids(3).join("."));
  await page.goto("/stock/favoris", { waitUntil: "networkidle" });
  await heart(page, 1).click();
  await expect.poll(() => page.locator("article").count()).toBe(2);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => page.locator("article").count()).toBe(3);
  await page.getByRole("button", { name: "Tout retirer" }).click();
  await page.getByRole("heading", { name: "Vous n’avez pas encore de favoris" }).waitFor();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => page.locator("article").count()).toBe(3);
  expect(await cookieOf(page.context())).toBe(ids(3).join("."));
  await page.context().close();
});

test.each([true, false])("a shared list leaves one's own as it is until it is taken over (scripts: %s)", async (on) => {
  const { page } = await visited.visitors.visit({ javaScriptEnabled: on });
  await keep(page, String(cars[5]?.id));
  await page.goto(`/stock/favoris?ids=${ids(2).join(".")}`);
  expect(await page.locator("article").count()).toBe(2);
  expect(await cookieOf(page.context())).toBe(String(cars[5]?.id));
  if (on) await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Ajouter à mes favoris" }).click();
  await expect.poll(() => cookieOf(page.context())).toBe([cars[5]?.id, ...ids(2)].join("."));
  if (on) await page.getByRole("link", { name: "Voir vos favoris" }).click();
  await expect.poll(() => page.locator("article").count()).toBe(3);
  await page.context().close();
});

test.each([
  ["words", "abc.def"],
  ["four kilobytes", Array.from({ length: 700 }, (_, index) => index + 1000).join(".")],
])("a cookie of %s is taken away, and the page begins anew", async (_, value) => {
  const { page, complaints } = await visited.visitors.visit();
  await keep(page, value);
  await page.goto("/stock/favoris", { waitUntil: "networkidle" });
  await page.getByRole("heading", { name: "Vous n’avez pas encore de favoris" }).waitFor();
  expect(await cookieOf(page.context())).toBeUndefined();
  expect(complaints).toEqual([]);
  await page.context().close();
});

const feed = (keys: readonly number[]): string =>
  ["id,brand,model,trim,price", ...keys.map((key) => `${key},Ford,Puma,Essai ${key},19990`), ""].join("\n");

const importPumas = (keys: readonly number[]): void => {
  const file = join(visited.site.dataDir, "pumas.csv");
  writeFileSync(file, feed(keys));
  const { code, stdout } = visited.site.vitrine("import", "vehicles", file, "--feed", "pumas", "--force");
  expect(code, stdout).toBe(0);
};

const areThere = async (list: string): Promise<number> =>
  ((await (await fetch(`${visited.site.url}/listes?ids=${list}&${performance.now()}`)).json()) as unknown[]).length;

describe("a car that was sold meanwhile is taken off the list, by name", () => {
  test.each([true, false])("scripts: %s", async (javaScriptEnabled) => {
    importPumas([778_001, 778_002]);
    await expect.poll(() => areThere("778001.778002")).toBe(2);
    const { page } = await visited.visitors.visit({ javaScriptEnabled });
    await keep(page, "778001.778002.999999999");
    importPumas([778_001]);
    await expect.poll(() => areThere("778001.778002")).toBe(1);
    await page.goto("/stock/favoris");
    const notice = page.getByRole("main").getByRole("status");
    expect(await notice.textContent()).toContain(
      "Certains véhicules ne sont plus disponibles et ont été retirés de votre liste.",
    );
    expect(await notice.textContent()).toContain("Ford Puma Essai 778002, 1\u00a0autre");
    expect(await cookieOf(page.context())).toBe("778001");
    await page.reload();
    expect(await page.getByRole("main").getByRole("status").count()).toBe(0);
    expect(await page.locator("article").count()).toBe(1);
    await page.context().close();
  });
});

test.each([
  [390, "light"],
  [390, "dark"],
  [1440, "light"],
  [1440, "dark"],
] as const)("full and empty, axe finds nothing at %i pixels, %s", async (width, colorScheme) => {
  for (const value of ["", ids(3).join(".")]) {
    const { page, complaints } = await visited.visitors.visit({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    if (value) await keep(page, value);
    await page.goto("/stock/favoris", { waitUntil: "networkidle" });
    expect(await findings(page), value).toEqual([]);
    expect(complaints).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} overflows`).toBeLessThanOrEqual(0);
    await page.context().close();
  }
});
