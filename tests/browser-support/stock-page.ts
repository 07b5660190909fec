import { expect, type Page } from "@playwright/test";
import { openPage } from "./hydration.ts";

/** A phone that is held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The number of vehicles that the stock page states. */
export const count = async (page: Page): Promise<number> =>
  Number(((await page.locator(".stock-count").textContent()) ?? "").replaceAll(/\D/g, ""));

/** The checkbox of a filter. */
export const box = (page: Page, name: string, value: string) => page.locator(`input[name="${name}"][value="${value}"]`);

/** Ticks a filter whose checkbox is covered by its label: a key or a swatch. */
export const pick = (page: Page, name: string, value: string): Promise<void> =>
  page.locator("label", { has: box(page, name, value) }).click();

/** The active filters, as the chips name them. */
export const chipLinks = (page: Page) =>
  page.getByRole("group", { name: "Filtres actifs" }).getByRole("link", { name: /^Retirer/ });

export const chips = (page: Page): Promise<string[]> => chipLinks(page).allTextContents();

export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** The number of vehicles that the page of an address states. */
export const countAt = async (page: Page, address: string): Promise<number> => {
  const html = await (await page.request.get(address)).text();
  return Number((/stock-count">([^<]*)</.exec(html)?.[1] ?? "").replaceAll(/\D/g, ""));
};

export const openStock = async (page: Page, search = ""): Promise<void> => {
  await openPage(page, `/stock${search}`);
};

/** Opens the stock from the header, then its first vehicle, and saves it. */
export const saveFirstVehicle = async (page: Page): Promise<void> => {
  await page.getByRole("banner").getByRole("link", { name: "Voir le stock" }).click();
  await page.waitForURL(/\/stock$/);
  await page.locator("article h2 a").first().click();
  await page.waitForURL(/\/stock\/\d+-/);
  await page
    .getByRole("checkbox", { name: /en favori$/ })
    .first()
    .check();
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === "favoris")).toBe(true);
};

/** Holds requests back until the function that it returns is called. */
export const holdRequests = async (page: Page, url: RegExp): Promise<() => void> => {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
};

/**
 * Stops the timers of a page whose clock is installed, so that the pace of the input does not depend on the machine.
 * Returns what starts them again.
 */
export const pauseTimers = async (page: Page): Promise<() => Promise<void>> => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
  return () => page.clock.resume();
};
