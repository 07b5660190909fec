import type { Page, Route } from "@playwright/test";
import { hydrated, openPage } from "../../browser/hydration.ts";
import { requestedScripts } from "../../browser/requested-scripts.ts";
import { expect, test } from "../../browser/test.ts";

/** The browser paints and does not report it. */
const hidePaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit): void {
        if (options?.type !== "paint") super.observe(options);
      }
    };
  });

const MAX_WAIT_MS = 4_000;

/** The page does not stop waiting by itself, however slow the machine is. */
const waitForever = (page: Page): Promise<unknown> =>
  page.addInitScript((maxWait) => {
    const schedule = window.setTimeout.bind(window);
    const later = (handler: () => void, delay?: number): number => (delay === maxWait ? 0 : schedule(handler, delay));
    window.setTimeout = later as typeof window.setTimeout;
  }, MAX_WAIT_MS);

for (const path of ["/", "/stock", "/contact", "/ford", "/faq"]) {
  test(`${path} requests its scripts after its first paint`, async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await waitForever(page);
    await openPage(page, path);
    const { paint, starts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
      starts: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(starts.length).toBeGreaterThan(3);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(paint);
    expect(consoleErrors).toEqual([]);
  });
}

/** Resolves after the observers of paints that the page had before. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(() => resolve(null)).observe({ type: "paint", buffered: true });
      }),
  );

for (const [what, settle] of [
  ["until it is there", (route: Route) => route.continue()],
  ["that cannot be loaded until it failed", (route: Route) => route.abort()],
] as const) {
  test(`scripts wait for the first picture of a page ${what}`, async ({ visit }) => {
    const { page } = await visit();
    await waitForever(page);
    const requested = requestedScripts(page);
    const pictures = Promise.withResolvers<void>();
    await page.route("**/studio/**", async (route) => {
      await pictures.promise;
      await settle(route);
    });
    await page.goto("/stock", { waitUntil: "commit" });
    await painted(page);
    expect(requested).toEqual([]);
    pictures.resolve();
    await hydrated(page);
    expect(requested.length).toBeGreaterThan(3);
  });
}

const ACTIONS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a key": (page) => page.keyboard.press("ArrowDown"),
  "a press on the page": (page) => page.locator("main h1").click(),
  "the focus of a link": (page) => page.locator("main a").first().focus(),
};

for (const [action, act] of Object.entries(ACTIONS)) {
  test(`${action} starts the scripts of a page that still waits`, async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await hidePaints(page);
    await waitForever(page);
    const requested = requestedScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect(page.locator("main h1")).toBeVisible();
    expect(requested).toEqual([]);
    await act(page);
    await expect.poll(() => requested.length).toBeGreaterThan(3);
    await hydrated(page);
    expect(consoleErrors).toEqual([]);
  });
}

test("a page answers after four seconds in a browser that never reports its paint", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await hidePaints(page);
  await openPage(page, "/faq");
  expect(consoleErrors).toEqual([]);
});
