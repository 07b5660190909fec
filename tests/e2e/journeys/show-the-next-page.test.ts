import type { Page } from "@playwright/test";
import { timeOf, traceEvents } from "../../browser-support/checks/trace.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { PHONE } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

// A tab that has had a page has its style sheets.
test.use({ reusesTabs: false });

type StepWindow = Window & {
  readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, unknown>> };
  isShown?: boolean;
};

/** Opens a page and waits until the router knows the route of the next one. */
const openBefore = async (page: Page, path: string, route: string): Promise<void> => {
  await openPage(page, path);
  await page.waitForFunction((id) => id in ((window as StepWindow).__reactRouterManifest?.routes ?? {}), route);
};

/** Runs in the page: when a script shows another page. */
const watchStep = (): void => {
  const heading = (): string | null | undefined => document.querySelector("main h1")?.textContent;
  const before = heading();
  new MutationObserver((_, observer) => {
    if (heading() === undefined || heading() === before) return;
    observer.disconnect();
    console.timeStamp("shown");
    (window as StepWindow).isShown = true;
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
};

/** Follows the first link that matches, as a visitor who does not point at it before. */
const follow = async (page: Page, selector: string): Promise<void> => {
  await page.evaluate(watchStep);
  await page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((link: HTMLElement) => {
      console.timeStamp("click");
      link.click();
    });
};

/** The most objects of the old page that one layout touches between the click and the next page, and all its objects. */
const layoutOf = async (page: Page, selector: string) => {
  const events = await traceEvents(page, async () => {
    await follow(page, selector);
    await page.waitForFunction(() => (window as StepWindow).isShown);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  });
  const [start, end] = [timeOf(events, "click"), timeOf(events, "shown")];
  const layouts = events.filter(({ name }) => name === "Layout");
  const during = layouts
    .filter(({ ts }) => ts >= start && ts <= end)
    .map(({ args }) => args.beginData?.dirtyObjects ?? 0);
  const all = layouts.map(({ args }) => args.beginData?.totalObjects ?? 0);
  return { dirty: Math.max(0, ...during), all: Math.max(...all) };
};

for (const [name, from, link, route] of [
  ["the stock", "/", 'a[href="/stock"]', "routes/stock"],
  ["a vehicle", "/stock", "main a.card-link", "routes/vehicle"],
] as const) {
  test(`the style sheets of ${name} do not make the browser lay out the page before it again`, async ({ visit }) => {
    const { page } = await visit(PHONE);
    await openBefore(page, from, route);
    const { dirty, all } = await layoutOf(page, link);
    expect(all).toBeGreaterThan(300);
    expect(dirty).toBeLessThan(100);
  });
}
