import type { Page } from "playwright-core";
import { expect } from "vitest";

/** A phone that is held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Waits until it is so: a machine that is busy with other tests takes its time. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 });

/** How many vehicles the stock page says there are. */
export const count = async (page: Page): Promise<number> =>
  Number(((await page.locator(".stock-count").textContent()) ?? "").replaceAll(/\D/g, ""));

/** A filter's box. */
export const box = (page: Page, name: string, value: string) => page.locator(`input[name="${name}"][value="${value}"]`);

/** Ticks a filter whose box lies under its label: a key or a swatch. */
export const pick = (page: Page, name: string, value: string): Promise<void> =>
  page.locator("label", { has: box(page, name, value) }).click();

/** What is chosen, as the chips say it. */
export const chips = (page: Page): Promise<string[]> =>
  page
    .getByRole("group", { name: "Filtres actifs" })
    .getByRole("link", { name: /^Retirer/ })
    .allTextContents();

export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** How many vehicles the page of an address says there are. */
export const countAt = async (page: Page, address: string): Promise<number> => {
  const html = await (await page.request.get(address)).text();
  return Number((/stock-count">([^<]*)</.exec(html)?.[1] ?? "").replaceAll(/\D/g, ""));
};

export const openStock = async (page: Page, search = ""): Promise<void> => {
  await page.goto(`/stock${search}`, { waitUntil: "networkidle" });
};
