import type { Page } from "@playwright/test";
import { vehiclePath } from "../../browser-support/page-kinds.ts";
import { expect, test } from "../../browser-support/test.ts";
import { startDocumentInPieces } from "../../fakes/document-in-pieces.ts";

// A tab that has had the font has it at once.
test.use({ reusesTabs: false });

const PIECES = 12;

/** Requests that take longer than several frames, one after the other. */
const REQUESTS = 20;

/** Whether the browser paints a frame before the main part is complete, which the footer follows. */
const showsHalf = (page: Page): Promise<boolean> =>
  page.evaluate(async (requests) => {
    const isIncomplete = (): boolean => window.document.querySelector("footer") === null;
    const frame = new Promise<boolean>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(isIncomplete()))),
    );
    const waited = async (): Promise<boolean> => {
      for (let sent = 0; sent < requests; sent += 1) await fetch("/robots.txt", { cache: "no-store" });
      return false;
    };
    return Promise.race([frame, waited()]);
  }, REQUESTS);

const PAGES: readonly (readonly [name: string, path: (vehicle: string) => string, width: number])[] = [
  ["the form of a test drive", (vehicle) => `${vehicle}/essai-routier`, 390],
  ["the home page", () => "/", 1440],
];

for (const [name, path, width] of PAGES) {
  test(`no frame shows half of ${name} while its document arrives`, async ({ site, visit }) => {
    const document = await startDocumentInPieces(site.url, PIECES);
    const { page } = await visit({ baseURL: document.url, viewport: { width, height: 900 } });
    await page.goto(path(await vehiclePath(site)), { waitUntil: "commit" });
    expect(await showsHalf(page)).toBe(false);
    while (document.sendNext()) expect(await showsHalf(page)).toBe(false);
    await page.locator("footer").waitFor();
    await document.stop();
  });
}

/** For a page whose font arrives after the first paint: lines that break elsewhere. Source: https://web.dev/articles/cls. */
const MAX_FONT_SHIFT = 0.1;

const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });

const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { layoutShifts } = window as unknown as { readonly layoutShifts: readonly number[] };
    return layoutShifts.reduce((sum, value) => sum + value, 0);
  });

/** Opens a page whose font arrives once the page is painted. */
const openWithLateFont = async (page: Page, path: string): Promise<void> => {
  const painted = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  painted.resolve();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

for (const path of ["/", "/stock", "/faq", "/concessions/bertrange"]) {
  test(`${path} hardly moves when its font arrives after the first paint`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 1440, height: 900 } });
    await recordShifts(page);
    await openWithLateFont(page, path);
    expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_FONT_SHIFT);
  });
}
