import type { Page } from "@playwright/test";
import { findExcesses, MEASURED } from "../../../bench/weight/budgets.ts";
import { measureWeight } from "../../../bench/weight/measure.ts";
import { expect, test } from "../../browser/test.ts";

// A browser that has files of an earlier page loads fewer.
test.use({ reusesTabs: false });

const MAX_LAYOUT_SHIFT = 0.002;

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

for (const measured of MEASURED) {
  for (const width of [390, 1440]) {
    test(`${measured.path} at ${width} pixels stays within its budget and does not move`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      await recordShifts(page);
      expect(findExcesses(await measureWeight(page, measured.path), measured)).toEqual([]);
      expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    });
  }
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
