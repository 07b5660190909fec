import type { Page } from "@playwright/test";
import { openPage } from "../../browser-support/hydration.ts";
import { type ListedVehicle, listVehicles } from "../../browser-support/listed-vehicles.ts";
import { pageProblems, SCREENS } from "../../browser-support/checks/page-problems.ts";
import { sawFavourites, type SeenFavourite } from "../../browser-support/seen-favourites.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

// Prices and states change here.
test.use({ siteSettings: { name: "favourites that change" } });

type Priced = ListedVehicle & { readonly price: { readonly purchase: { readonly cents: number } } };

const readVehicles = (site: Site, page: number): Promise<readonly Priced[]> =>
  listVehicles(site, `perPage=4&page=${page}&availability=available&sort=price-asc`) as Promise<readonly Priced[]>;

const vehicle = async (site: Site, ...words: readonly string[]): Promise<void> => {
  const { code, stdout, stderr } = await site.vitrine("vehicle", ...words, "--who", "anna", "--why", "test");
  expect(code, stdout + stderr).toBe(0);
};

const eurosOf = ({ price }: Priced): number => Math.round(price.purchase.cents / 100);

const heart = (page: Page, id: number) => page.locator(`#listes-${id}`).getByRole("checkbox", { name: /favori/ });

const notes = (page: Page) => page.locator("article .vehicle-note");

const idsOnPage = (page: Page): Promise<readonly number[]> =>
  page
    .locator("article [id^=listes-]")
    .evaluateAll((toggles) => toggles.map(({ id }) => Number(id.replace("listes-", ""))));

/** Changes three of four vehicles: one is sold, one reserved, the price of one falls by 500 euros. */
const changeThree = async (site: Site, [cheaper, reserved, sold]: readonly Priced[]): Promise<void> => {
  if (!cheaper || !reserved || !sold) throw new Error("The demo group has too few vehicles.");
  await vehicle(site, "price", String(cheaper.id), String(eurosOf(cheaper) - 500));
  await vehicle(site, "reserve", String(reserved.id));
  await vehicle(site, "sell", String(sold.id));
};

/** The site follows a command within two seconds. */
const untilSold = (site: Site, { id }: Pick<Priced, "id">): Promise<void> =>
  expect
    .poll(async () => {
      const answer = await fetch(`${site.url}/api/v1/vehicles/${id}`);
      return ((await answer.json()) as { readonly availability: string }).availability;
    })
    .toBe("sold");

const CHEAPER = "Prix baissé de 500\u00a0€ depuis votre dernière visite";
const RESERVED = "Réservé depuis votre dernière visite";

const expectNews = async (page: Page, [cheaper, reserved, sold, same]: readonly Priced[]): Promise<void> => {
  await expect(notes(page)).toHaveText([RESERVED, CHEAPER]);
  expect(await idsOnPage(page)).toEqual([reserved?.id, cheaper?.id, same?.id]);
  await expect(page.locator(".list-count-words")).toHaveText(
    "3\u00a0véhicules, 2\u00a0ont changé depuis votre dernière visite",
  );
  await expect(page.locator(".list-removed li")).toHaveText(new RegExp(`^${sold?.title}.*\u00a0:\u00a0vendu$`));
  await expect(page.getByRole("navigation", { name: "Trier" }).getByRole("link").first()).toHaveText(
    "Changements d’abord",
  );
};

test("a visitor saves four vehicles with scripts and sees on return what changed, for the whole visit", async ({
  site,
  visit,
}) => {
  const vehicles = await readVehicles(site, 1);
  const { page, consoleErrors } = await visit();
  await openPage(page, "/stock?availability=available&sort=price-asc");
  for (const { id } of vehicles) {
    const remembered = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.status() === 204,
    );
    await heart(page, id).click();
    await remembered;
  }
  await changeThree(site, vehicles);
  await untilSold(site, vehicles[2] ?? { id: 0 });
  await openPage(page, "/stock/favoris");
  await expectNews(page, vehicles);
  await page.reload();
  await expectNews(page, vehicles);
  expect(consoleErrors).toEqual([]);
});

test("without scripts a visitor sees it as well", async ({ site, visit }) => {
  const vehicles = await readVehicles(site, 2);
  const { page } = await visit({ javaScriptEnabled: false });
  for (const { id, slug } of vehicles) {
    await openPage(page, `/stock/${slug}`);
    await page.locator(`#listes-${id} button[name=ajouter-favoris]`).click();
    await page.waitForURL(/listes=1/);
  }
  await changeThree(site, vehicles);
  await untilSold(site, vehicles[2] ?? { id: 0 });
  await openPage(page, "/stock/favoris");
  await expectNews(page, vehicles);
});

const sawTwelveDaysAgo = (page: Page, site: Site, seen: readonly SeenFavourite[]): Promise<void> =>
  sawFavourites(page, site, 12, seen);

const formatDay = (date: Date): string =>
  new Intl.DateTimeFormat("fr", { day: "numeric", month: "long", timeZone: "UTC" })
    .format(date)
    .replace(/^1 /, "1er ")
    .replaceAll(" ", "\u00a0");

test("a price that moved since an earlier day names the day; a fall comes before a rise, the unchanged last", async ({
  site,
  visit,
}) => {
  const [first, second, third] = await readVehicles(site, 3);
  if (!first || !second || !third) throw new Error("The demo group has too few vehicles.");
  const { page, consoleErrors } = await visit();
  await sawTwelveDaysAgo(page, site, [
    { id: first.id, cents: first.price.purchase.cents - 120_000 },
    { id: second.id, cents: second.price.purchase.cents + 50_000 },
    { id: third.id, cents: third.price.purchase.cents },
  ]);
  await openPage(page, "/stock/favoris");
  const day = formatDay(new Date(Date.now() - 12 * 86_400_000));
  await expect(notes(page)).toHaveText([
    `Prix baissé de 500\u00a0€ depuis le ${day}`,
    `Prix augmenté de 1\u202f200\u00a0€ depuis le ${day}`,
  ]);
  expect(await idsOnPage(page)).toEqual([second.id, first.id, third.id]);
  await page.getByRole("link", { name: "Kilométrage croissant" }).click();
  await page.waitForURL(/sort=mileage-asc/);
  await expect(notes(page)).toHaveCount(2);
  expect(consoleErrors).toEqual([]);
});

test("favourites of an earlier version, and a shared list, show no changes", async ({ site, visit }) => {
  const [first, second] = await readVehicles(site, 3);
  if (!first || !second) throw new Error("The demo group has too few vehicles.");
  const { page } = await visit();
  await page.context().addCookies([{ name: "favoris", value: `${first.id}.${second.id}`, url: site.url }]);
  await openPage(page, "/stock/favoris");
  await expect(page.locator("article")).toHaveCount(2);
  await expect(notes(page)).toHaveCount(0);
  await sawTwelveDaysAgo(page, site, [{ id: first.id, cents: first.price.purchase.cents + 50_000 }]);
  await openPage(page, `/stock/favoris?ids=${first.id}.${second.id}`);
  await expect(page.locator("article")).toHaveCount(2);
  await expect(notes(page)).toHaveCount(0);
});

test("favourites with changes have no violation at 390 and 1440 pixels, light and dark", async ({ site, visit }) => {
  const vehicles = await readVehicles(site, 4);
  const seen = vehicles.map(({ id, price }, index) => ({
    id,
    cents: price.purchase.cents + 50_000,
    state: index === 1 ? ("reserved" as const) : ("available" as const),
  }));
  const prepare = (page: Page) => sawTwelveDaysAgo(page, site, seen);
  expect(await pageProblems(visit, "/stock/favoris", SCREENS, prepare)).toEqual([]);
});
