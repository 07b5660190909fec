import type { Locator, Page } from "@playwright/test";
import { openPage } from "../../browser-support/hydration.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

type ApiVehicle = {
  readonly id: number;
  readonly slug: string;
  readonly availability: string;
  readonly price: { readonly purchase: { readonly before_discount: object | null } };
};

/** Vehicles of the demo group, whose feed states a lowest price of 30 days above the price for both. */
const IDS = { reserved: 21_025, sold: 20_563 } as const;

const findVehicle = async ({ url }: Pick<Site, "url">, availability: keyof typeof IDS): Promise<ApiVehicle> => {
  const vehicle = (await (await fetch(`${url}/api/v1/vehicles/${IDS[availability]}`)).json()) as ApiVehicle;
  expect(vehicle.availability).toBe(availability);
  return vehicle;
};

const LABELS = { reserved: "Réservé", sold: "Vendu" } as const;

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const isOnFirstScreen = async (page: Page, target: Locator): Promise<boolean> => {
  const box = await target.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};

const colorOf = (target: Locator): Promise<string> => target.evaluate((element) => getComputedStyle(element).color);

const isInside = async (inner: Locator, outer: Locator): Promise<boolean> => {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()];
  return (
    a !== null &&
    b !== null &&
    a.x >= b.x &&
    a.y >= b.y &&
    a.x + a.width <= b.x + b.width &&
    a.y + a.height <= b.y + b.height
  );
};

/** Two vehicles for sale, the dearer one last. */
const findForSale = async ({ url }: Pick<Site, "url">): Promise<readonly [ApiVehicle, ApiVehicle]> => {
  const query = "availability=available&price-min=45000&sort=price-asc&perPage=2";
  const { vehicles } = (await (await fetch(`${url}/api/v1/vehicles?${query}`)).json()) as {
    readonly vehicles: readonly [ApiVehicle, ApiVehicle];
  };
  expect(vehicles).toHaveLength(2);
  return vehicles;
};

test("a reserved vehicle says so on its picture, with a grey price and no saving", async ({ visit, site }) => {
  const { page, consoleErrors } = await visit();
  const { slug } = await findVehicle(site, "reserved");
  await openPage(page, `/stock/${slug}`);
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    const badge = page.locator(".gallery-state");
    await expect.poll(() => badge.textContent()).toBe(LABELS.reserved);
    expect(await isInside(badge, page.locator(".gallery-stage"))).toBe(true);
    expect(await isOnFirstScreen(page, badge)).toBe(true);
    const price = page.locator(".offer .price-page .price-amount");
    const title = page.getByRole("heading", { level: 1 });
    expect(await colorOf(price)).not.toBe(await colorOf(title));
    expect(await page.locator(".offer .price-before, .offer-saved").count()).toBe(0);
    const [state, amount] = [await page.locator(".offer-state").boundingBox(), await price.boundingBox()];
    expect(state?.y ?? 0).toBeLessThan(amount?.y ?? 0);
  }
  expect(consoleErrors).toEqual([]);
});

test("a sold vehicle names its state and shows its alternatives before itself", async ({ visit, site }) => {
  const { page, consoleErrors } = await visit();
  const { slug, price } = await findVehicle(site, "sold");
  expect(price.purchase.before_discount).toBeNull();
  await openPage(page, `/stock/${slug}`);
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    const state = page.locator(".sold-head .offer-not");
    await expect.poll(() => state.textContent()).toBe(LABELS.sold);
    expect(await isOnFirstScreen(page, state)).toBe(true);
    const alternative = page.locator(".similar .card-picture").first();
    expect(await isOnFirstScreen(page, alternative)).toBe(true);
    const [first, own] = [await alternative.boundingBox(), await page.locator(".gallery-stage").boundingBox()];
    expect(first?.y ?? 0).toBeLessThan(own?.y ?? 0);
    await expect.poll(() => page.locator(".gallery-state").textContent()).toBe(LABELS.sold);
    expect(await page.locator(".offer .price-before, .offer-saved").count()).toBe(0);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
  }
  expect(consoleErrors).toEqual([]);
});

test("favourites show a reserved vehicle as such, and lead to a sold one's alternatives", async ({ visit, site }) => {
  const { page, consoleErrors } = await visit();
  const [forSale] = await findForSale(site);
  const sold = await findVehicle(site, "sold");
  const link = page.locator(".list-removed").getByRole("link");
  await openPage(page, `/stock/favoris?ids=${[forSale.id, IDS.reserved, IDS.sold].join(".")}`);
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    const reserved = page.locator("article").filter({ hasText: LABELS.reserved });
    await expect.poll(() => reserved.count()).toBe(1);
    await expect.poll(() => page.locator("article").count()).toBe(2);
    expect(await isInside(reserved.locator(".badge-state"), reserved.locator(".card-picture"))).toBe(true);
    await expect.poll(() => reserved.locator(".price-amount").count()).toBe(1);
    expect(await reserved.locator("s, .badge-saving").count()).toBe(0);
    const price = page.locator("article .price:not(.price-muted) .price-amount");
    expect(await colorOf(reserved.locator(".price-amount"))).not.toBe(await colorOf(price));
    expect(await isOnFirstScreen(page, link)).toBe(true);
  }
  await link.click();
  await page.waitForURL(`**/stock/${sold.slug}`);
  await expect.poll(() => page.locator(".sold-head + .similar").count()).toBe(1);
  expect(consoleErrors).toEqual([]);
});

test("the comparison shows a reserved vehicle as such, and the lowest price among the others", async ({
  visit,
  site,
}) => {
  const { page, consoleErrors } = await visit();
  const forSale = await findForSale(site);
  const ids = [IDS.reserved, ...forSale.map(({ id }) => id), IDS.sold];
  await openPage(page, `/stock/comparer?ids=${ids.join(".")}`);
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    const prices = page.locator(".compare-price");
    await expect.poll(() => prices.count()).toBe(3);
    const state = page.locator(".compare-state");
    await expect.poll(() => state.allTextContents()).toEqual([LABELS.reserved]);
    await expect(page.locator(".compare-action")).toHaveText([
      /^Laisser une demande /,
      /^Demander une offre /,
      /^Demander une offre /,
    ]);
    expect(await colorOf(prices.nth(0))).not.toBe(await colorOf(prices.nth(1)));
    expect(await page.locator("table s").count()).toBe(0);
    const isLowest = prices.evaluateAll((cells) => cells.map((cell) => cell.querySelector(".compare-best") !== null));
    expect(await isLowest).toEqual([false, true, false]);
    await expect.poll(() => page.locator(".list-removed").getByRole("link").count()).toBe(1);
  }
  expect(consoleErrors).toEqual([]);
});
