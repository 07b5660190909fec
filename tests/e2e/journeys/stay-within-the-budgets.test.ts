import type { Page } from "@playwright/test";
import { findExcesses, MEASURED } from "../../../bench/weight/budgets.ts";
import { measureWeight } from "../../../bench/weight/measure.ts";
import { expect, test } from "../../browser/test.ts";

// A browser that has files of an earlier page loads fewer.
test.use({ reusesTabs: false });

const MAX_LAYOUT_SHIFT = 0.002;

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

test("a page that moves is noticed", async ({ visit }) => {
  const { page } = await visit();
  await recordShifts(page);
  await measureWeight(page, "/faq");
  await page.evaluate(() => {
    const block = document.createElement("div");
    block.className = "wrap";
    block.append(...Array.from({ length: 20 }, () => document.createElement("p")));
    for (const line of block.children) line.textContent = "Texte";
    document.querySelector("main")?.prepend(block);
  });
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(MAX_LAYOUT_SHIFT);
});
