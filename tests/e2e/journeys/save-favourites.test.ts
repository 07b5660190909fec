import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { type ListedVehicle, listVehicles } from "../../browser-support/listed-vehicles.ts";
import { pageProblems, SCREENS } from "../../browser-support/checks/page-problems.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

let url: string;
let vehicles: readonly ListedVehicle[];

test.beforeEach(async ({ site }) => {
  ({ url } = site);
  vehicles = await listVehicles(site, "perPage=12&availability=available");
});

const ids = (count: number): number[] => vehicles.slice(0, count).map(({ id }) => id);

const cookieOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === "favoris")?.value;

const setFavourites = (page: Page, value: string) => page.context().addCookies([{ name: "favoris", value, url }]);

const heart = (page: Page, index: number) =>
  page.locator(`#listes-${vehicles[index]?.id}`).getByRole("checkbox", { name: /favori/ });

const headerLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Favoris/ });

test.describe("a visitor saves two vehicles and returns to them", () => {
  test("with scripts: in place, and in every tab", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await openPage(page, "/stock");
    // By keyboard the focus stays on the heart.
    await heart(page, 0).focus();
    await page.keyboard.press("Space");
    await expect(heart(page, 0)).toBeChecked();
    await expect(heart(page, 0)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(heart(page, 0)).not.toBeChecked();
    const other = await page.context().newPage();
    await openPage(other, "/stock");
    await heart(page, 0).click();
    await expect(heart(page, 0)).toBeChecked();
    await expect(page.getByRole("status").filter({ hasText: "Ajouté à vos favoris." })).toHaveCount(1);
    await expect(heart(other, 0)).toBeChecked();
    await heart(other, 1).click();
    await expect.poll(() => headerLink(page).textContent()).toContain("2\u00a0véhicules");
    await expect.poll(() => cookieOf(page.context())).toBe(ids(2).join("."));
    await headerLink(page).click();
    await page.waitForURL(/\/stock\/favoris$/);
    await expect.poll(() => page.locator("article").count()).toBe(2);
    await expect
      .poll(() => page.locator("article h2").allTextContents())
      .toEqual([vehicles[1]?.title, vehicles[0]?.title]);
    expect(consoleErrors).toEqual([]);
  });

  test("without scripts: the button leads back to the vehicle, whose button then removes it", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openPage(page, "/stock?sort=price-asc");
    const toggles = page.locator("article [id^=listes-]").first();
    const id = (await toggles.getAttribute("id"))?.replace("listes-", "");
    await toggles.locator("button[name=ajouter-favoris]").click();
    await page.waitForURL(`${url}/stock?sort=price-asc&listes=1#listes-${id}`);
    await expect(page.getByRole("checkbox", { name: /en favori$/ })).toHaveCount(0);
    const remove = page.getByRole("button", { name: /^Retirer .+ des favoris$/ });
    await expect(remove).toHaveCount(1);
    await expect(remove).toBeInViewport();
    await expect.poll(() => headerLink(page).textContent()).toContain("1\u00a0véhicule");
    await remove.click();
    await expect(remove).toHaveCount(0);
    await page.locator(`#listes-${id} button[name=ajouter-favoris]`).click();
    await expect(remove).toHaveCount(1);
    await headerLink(page).click();
    await expect.poll(() => page.locator("article").count()).toBe(1);
    await page.getByRole("button", { name: "Tout retirer" }).click();
    await expect.poll(() => page.locator("main").textContent()).toContain("Retiré de vos favoris.");
    await expect.poll(() => page.locator("h2").first().textContent()).toBe("Vous n’avez pas encore de favoris");
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect.poll(() => page.locator("main").textContent()).toContain("Ajouté à vos favoris.");
    await expect.poll(() => page.locator("article").count()).toBe(1);
    await expect.poll(() => cookieOf(page.context())).toBe(id);
  });
});

test("a removal and its undoing are visible at once, without a request, and so is the list at the next visit", async ({
  visit,
}) => {
  const { page } = await visit();
  await page.clock.install();
  await setFavourites(page, ids(3).join("."));
  await openPage(page, "/stock/favoris");
  const payloads: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/stock/favoris.data") payloads.push(request.url());
  });
  await heart(page, 1).click();
  await expect.poll(() => page.locator("article").count()).toBe(2);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => page.locator("article").count()).toBe(3);
  await page.getByRole("button", { name: "Tout retirer" }).click();
  await page.getByRole("heading", { name: "Vous n’avez pas encore de favoris" }).waitFor();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => page.locator("article").count()).toBe(3);
  await expect.poll(() => cookieOf(page.context())).toBe(ids(3).join("."));

  const visitAnotherPage = async (): Promise<void> => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).first().click();
    await page.waitForURL(/\/contact$/);
  };
  const returnToFavourites = async (): Promise<void> => {
    await headerLink(page).click();
    await page.waitForURL(/\/stock\/favoris$/);
    await expect(page.locator("article")).toHaveCount(3);
  };
  await visitAnotherPage();
  await returnToFavourites();
  expect(payloads).toEqual([]);
  // What was displayed a minute ago is loaded again.
  await visitAnotherPage();
  await page.clock.fastForward("01:00");
  await returnToFavourites();
  expect(payloads).toHaveLength(1);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a shared list changes the own one only when it is added (scripts: ${javaScriptEnabled})`, async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled });
    await setFavourites(page, String(vehicles[5]?.id));
    await openPage(page, `/stock/favoris?ids=${ids(2).join(".")}`);
    await expect.poll(() => page.locator("article").count()).toBe(2);
    await expect.poll(() => cookieOf(page.context())).toBe(String(vehicles[5]?.id));
    await page.getByRole("button", { name: "Ajouter à mes favoris" }).click();
    await expect.poll(() => cookieOf(page.context())).toBe([vehicles[5]?.id, ...ids(2)].join("."));
    if (javaScriptEnabled) await page.getByRole("link", { name: "Voir vos favoris" }).click();
    await expect.poll(() => page.locator("article").count()).toBe(3);
  });
}

test("a cookie of letters or of four kilobytes is removed, and the list is empty", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  const long = Array.from({ length: 700 }, (_, index) => index + 1000).join(".");
  for (const value of ["abc.def", long]) {
    await setFavourites(page, value);
    await openPage(page, "/stock/favoris");
    await page.getByRole("heading", { name: "Vous n’avez pas encore de favoris" }).waitFor();
    await expect.poll(() => cookieOf(page.context())).toBeUndefined();
  }
  expect(await axeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

const feed = (keys: readonly number[]): string =>
  ["id,brand,model,trim,price", ...keys.map((key) => `${key},Ford,Puma,Essai ${key},19990`), ""].join("\n");

const importPumas = async (site: Site, keys: readonly number[]): Promise<void> => {
  const file = join(site.dataDir, "pumas.csv");
  writeFileSync(file, feed(keys));
  const { code, stdout } = await site.vitrine("import", "vehicles", file, "--feed", "pumas", "--force");
  expect(code, stdout).toBe(0);
};

const countListed = async (site: Site, list: string): Promise<number> =>
  ((await (await fetch(`${site.url}/listes?ids=${list}&${performance.now()}`)).json()) as unknown[]).length;

test.describe("a vehicle that was sold is removed from the list and named", () => {
  test.use({ siteSettings: { name: "favourites that are sold" } });

  for (const javaScriptEnabled of [true, false]) {
    test(`scripts: ${javaScriptEnabled}`, async ({ site, visit }) => {
      await importPumas(site, [778_001, 778_002]);
      await expect.poll(() => countListed(site, "778001.778002")).toBe(2);
      const { page } = await visit({ javaScriptEnabled });
      await setFavourites(page, "778001.778002.999999999");
      await importPumas(site, [778_001]);
      await expect.poll(() => countListed(site, "778001.778002")).toBe(1);
      await openPage(page, "/stock/favoris");
      const notice = page.getByRole("main").getByRole("status");
      await expect
        .poll(() => notice.textContent())
        .toContain("Certains véhicules ne sont plus disponibles et ont été retirés de votre liste.");
      const removed = notice.getByRole("listitem");
      const removedText = "Ford Puma Essai 778002\u00a0:\u00a0n’est plus en stock";
      await expect.poll(() => removed.allTextContents()).toEqual([removedText, "1\u00a0autre"]);
      await expect.poll(() => cookieOf(page.context())).toBe("778001");
      // The visitor reads it for the whole visit.
      await page.reload();
      await expect.poll(() => removed.allTextContents()).toEqual([removedText]);
      await expect.poll(() => page.locator("article").count()).toBe(1);
    });
  }
});

test("with three in the list there is no axe violation at 390 and 1440 pixels, light and dark", async ({ visit }) => {
  const save = (page: Page) => setFavourites(page, ids(3).join("."));
  expect(await pageProblems(visit, "/stock/favoris", SCREENS, save)).toEqual([]);
});

test("empty favourites and an empty comparison show the vehicles seen last", async ({ visit, site }) => {
  const { page, consoleErrors } = await visit({ viewport: { width: 390, height: 844 } });
  const [vehicle] = await listVehicles(site, "availability=available&perPage=1");
  await openPage(page, `/stock/${vehicle?.slug}`);
  for (const path of ["/stock/favoris", "/stock/comparer"]) {
    await openPage(page, path);
    const seen = page.getByRole("region", { name: "Vus récemment" });
    await expect(seen.getByRole("link")).toContainText([vehicle?.title ?? ""]);
    await expect(page.getByRole("region", { name: "Derniers arrivés" })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  }
  expect(consoleErrors).toEqual([]);
});
