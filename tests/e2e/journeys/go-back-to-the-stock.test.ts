import type { Page } from "@playwright/test";
import { openPage } from "../../browser-support/hydration.ts";
import { PHONE } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

type FrameWindow = Window & { firstFrame?: { readonly elements: number; readonly cards: number; readonly y: number } };

/** Runs in the page: counts the first frame of the stock. */
const watchFrame = (): void => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector("main.stock")) return;
    observer.disconnect();
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    const frame = { elements: count("main *"), cards: count("main .vehicle-grid .card-link"), y: scrollY };
    (window as FrameWindow).firstFrame = frame;
  }).observe(document.documentElement, { subtree: true, childList: true });
};

/** Waits until the page does nothing: it then has remembered its data. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Tops of the cards in view, in pixels of the screen, by address. */
const cardsInView = (page: Page): Promise<readonly (readonly [string, number])[]> =>
  page.locator("main .vehicle-grid .card-link").evaluateAll((links) =>
    links
      .map((link) => [link.getAttribute("href") ?? "", link.getBoundingClientRect()] as const)
      .filter(([, { top, bottom }]) => bottom > 0 && top < innerHeight)
      .map(([href, { top }]) => [href, Math.round(top)] as const),
  );

for (const [name, screen, maxElements] of [
  ["a phone", PHONE, 400],
  ["a desktop", { viewport: { width: 1440, height: 900 } }, 1_700],
] as const) {
  test(`the first frame of a step back to the stock on ${name} has the cards in view, where they were`, async ({
    visit,
  }) => {
    const { page, consoleErrors } = await visit(screen);
    await openPage(page, "/stock");
    const cards = page.locator("main .vehicle-grid .card-link");
    const all = await cards.count();
    // Row by row, as a visitor scrolls: each is rendered.
    for (let index = 0; index < 12; index += 1) await cards.nth(index).scrollIntoViewIfNeeded();
    await idle(page);
    const before = await cardsInView(page);
    const y = await page.evaluate(() => scrollY);
    expect(y).toBeGreaterThan(1_000);
    await page.locator(`main a.card-link[href="${before[0]?.[0]}"]`).evaluate((link: HTMLElement) => link.click());
    await page.locator("main.vehicle-page").waitFor();
    await idle(page);
    await page.evaluate(watchFrame);
    await page.goBack();
    const frame = await (await page.waitForFunction(() => (window as FrameWindow).firstFrame)).jsonValue();
    expect(frame?.y).toBe(y);
    expect(frame?.cards).toBeGreaterThanOrEqual(before.length);
    expect(frame?.cards).toBeLessThan(all);
    expect(frame?.elements).toBeLessThan(maxElements);
    expect(await cardsInView(page)).toEqual(before);
    await expect(cards).toHaveCount(all);
    await idle(page);
    expect(await cardsInView(page)).toEqual(before);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([y, "main"]);
    expect(consoleErrors).toEqual([]);
  });
}
