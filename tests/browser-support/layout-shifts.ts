import type { Page } from "@playwright/test";
import { hydrated } from "./hydration.ts";
import { holdRequests } from "./stock-page.ts";

type RecordingWindow = Window & { readonly recordedShifts: () => readonly number[] };

/** Runs in the page: records layout shifts from now on. */
const record = async (): Promise<void> => {
  await document.fonts.ready;
  // What the fonts moved has been drawn.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const shifts: number[] = [];
  const add = (entries: PerformanceEntryList): void => {
    for (const entry of entries) shifts.push((entry as unknown as { value: number }).value);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  Object.assign(window, {
    recordedShifts: () => {
      add(observer.takeRecords());
      return shifts;
    },
  });
};

/** Records layout shifts once the fonts have come: a font that comes late moves what it draws. */
export const recordShifts = (page: Page): Promise<void> => page.evaluate(record);

/** The shifts since the record began, once the page has been drawn again. */
export const recordedShifts = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as RecordingWindow).recordedShifts();
  });

/** Opens a page whose scripts come after its fonts, and records what they move. */
export const openRecorded = async (page: Page, path: string): Promise<void> => {
  const scripts = /\/assets\/[^/]+\.js$/;
  const release = await holdRequests(page, scripts);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor({ state: "attached" });
  await recordShifts(page);
  release();
  await hydrated(page);
  await page.unroute(scripts);
};
