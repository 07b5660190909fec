import type { Page, Route } from "@playwright/test";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { requestedScripts } from "../../browser-support/requested-paths.ts";
import { expect, test } from "../../browser-support/test.ts";

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

test("a document names the scripts of the search where its head has one", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  const isSearch = (script: string): boolean => script.startsWith("/assets/search-");
  for (const [path, hasSearch] of [
    ["/", true],
    ["/faq", false],
  ] as const) {
    const requested = requestedScripts(page);
    const html = (await (await openPage(page, path))?.text()) ?? "";
    expect(html.includes('"/assets/search-'), path).toBe(hasSearch);
    expect(requested.some(isSearch), path).toBe(hasSearch);
    await expect(page.locator(".hero-search input")).toHaveCount(hasSearch ? 1 : 0);
  }
  expect(consoleErrors).toEqual([]);
});

/** Resolves after the observers of paints that the page had before. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(() => resolve(null)).observe({ type: "paint", buffered: true });
      }),
  );

/** The browser says that its line has so many Mbit/s; what it measures differs by machine. */
const setDownlink = (page: Page, downlink: number): Promise<unknown> =>
  page.addInitScript((value) => {
    const connection = { downlink: value, effectiveType: "4g", saveData: false };
    Object.defineProperty(navigator, "connection", { value: connection });
  }, downlink);

for (const [what, settle] of [
  ["until it is there", (route: Route) => route.continue()],
  ["that cannot be loaded until it failed", (route: Route) => route.abort()],
] as const) {
  test(`on a slow line scripts wait for the first picture of a page ${what}`, async ({ visit }) => {
    const { page } = await visit();
    await waitForever(page);
    await setDownlink(page, 2);
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

test("on a fast line scripts wait for no picture", async ({ visit }) => {
  const { page } = await visit();
  await waitForever(page);
  await setDownlink(page, 9);
  await page.route("**/studio/**", () => undefined);
  await page.goto("/stock", { waitUntil: "commit" });
  await hydrated(page);
});

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

test("pictures of rows below the first view wait with the scripts", async ({ visit }) => {
  const { page } = await visit();
  await hidePaints(page);
  await waitForever(page);
  const pictures: string[] = [];
  page.on("request", (request) => {
    const [, car] = /\/studio\/\d+\/(\w+-\w+)/.exec(request.url()) ?? [];
    if (car !== undefined) pictures.push(car);
  });
  await page.goto("/");
  expect(new Set(pictures)).toEqual(new Set(["electric-front"]));
  await page.keyboard.press("Shift");
  await expect.poll(() => new Set(pictures).size).toBeGreaterThan(3);
});

test("a card that waits is operated like any other", async ({ visit }) => {
  const { page } = await visit();
  await hidePaints(page);
  await waitForever(page);
  await page.goto("/stock");
  await expect(page.locator(".card-marks").first()).toBeVisible();
  const hits = await page.evaluate(() => {
    const hit = (selector: string): boolean => {
      const element = document.querySelector(`.card ${selector}`);
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return (
        element !== null &&
        found === (element instanceof HTMLImageElement ? document.querySelector(".card .card-link") : element)
      );
    };
    return [".card-marks input", ".card-marks input:last-of-type", ".card-picture img"].map(hit);
  });
  expect(hits).toEqual([true, true, true]);
  expect(await page.evaluate(() => "started" in document.documentElement.dataset)).toBe(false);
});

test("a car far below the view has its mask when the visitor comes near", async ({ visit }) => {
  const { page } = await visit();
  const masks = new Set<string>();
  page.on("request", (request) => {
    const [, car] = /\/(\w+-\w+)-mask-/.exec(request.url()) ?? [];
    if (car !== undefined) masks.add(car);
  });
  await openPage(page, "/ford");
  await page.waitForLoadState("load");
  const last = page.locator(".card-picture img").last();
  // The attribute: a computed style would have the mask requested.
  const [, car] = /\/(\w+-\w+)-\d+\./.exec((await last.getAttribute("src")) ?? "") ?? [];
  expect(masks.size).toBeGreaterThan(0);
  expect(masks).not.toContain(car);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => masks).toContain(car);
  await expect(last).not.toHaveJSProperty("naturalWidth", 0);
});

test("without scripts the last car of a page has its picture and its mask", async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  const types = new Map<string, string | undefined>();
  page.on("response", (response) => types.set(response.url(), response.headers()["content-type"]));
  await page.goto("/");
  const last = page.locator(".rail .card-picture img").last();
  await last.scrollIntoViewIfNeeded();
  const mask = await last.evaluate((car) => /"(.+)"/.exec(getComputedStyle(car).maskImage)?.[1] ?? "");
  await expect.poll(() => types.get(mask)).toBe("image/avif");
  await expect(last).toHaveJSProperty("complete", true);
  await expect(last).not.toHaveJSProperty("naturalWidth", 0);
});

test("a page answers after four seconds in a browser that never reports its paint", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await hidePaints(page);
  await openPage(page, "/faq");
  expect(consoleErrors).toEqual([]);
});
