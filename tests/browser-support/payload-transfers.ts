import type { Page } from "@playwright/test";

/** How often the payload at an address came over the network; an answer from the cache brings nothing. */
export const transfers = (page: Page, payload: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => {
          const { pathname, searchParams } = new URL(name);
          // The router names the routes whose data it wants.
          searchParams.delete("_routes");
          return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}` === wanted;
        })
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0).length,
    payload,
  );

/** Longer than a pointer must rest on a link. */
const REST_MS = 150;

export const rest = async (page: Page, ms = REST_MS): Promise<void> => {
  const until = (await page.evaluate(() => performance.now())) + ms;
  await page.waitForFunction((end) => performance.now() > end, until);
};
