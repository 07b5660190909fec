import type { PageCheck } from "./page-check.ts";

declare global {
  interface Window {
    intlObjects: string[];
  }
}

const MAX_LAYOUT_SHIFT = 0.002;

type Moved = { readonly value: number; readonly moved: readonly string[] };

/**
 * Runs in the page. What lines do whose font arrives after the first paint depends on the machine, and has a limit of
 * its own (`see-a-page-at-once`): the first move after such a font is left out.
 */
const readShifts = (): Promise<readonly Moved[]> =>
  new Promise((resolve) => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const nameOf = (node: Node | null): string =>
      ((node instanceof Element ? node : node?.parentElement)?.outerHTML ?? "removed").slice(0, 80);
    const entries: Shift[] = [];
    const withoutFont = (): readonly Shift[] => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const arrived = resources.find(({ name }) => name.endsWith(".woff2"))?.responseEnd ?? 0;
      const isLate = arrived > (paint?.startTime ?? 0);
      const ofFont = isLate ? entries.find(({ startTime }) => startTime >= arrived) : undefined;
      return entries.filter((entry) => entry !== ofFont);
    };
    const observer = new PerformanceObserver((list) => void entries.push(...(list.getEntries() as unknown as Shift[])));
    observer.observe({ type: "layout-shift", buffered: true });
    // The observer receives what happened before in a task of its own, before the next frames.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        observer.disconnect();
        resolve(withoutFont().map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => nameOf(node)) })));
      }),
    );
  });

const NO_MOVE: PageCheck = {
  name: "nothing moves while the page loads",
  async run({ page }) {
    const shifts = await page.evaluate(readShifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    return sum > MAX_LAYOUT_SHIFT ? shifts : [];
  },
};

const SCRIPTS_AFTER_PAINT: PageCheck = {
  name: "scripts are requested after the first paint",
  async run({ page }) {
    const { paint, starts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
      starts: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    if (starts.length < 4) return [`only ${starts.length} scripts`];
    return Math.min(...starts) < paint ? [`the first script before the paint at ${paint} ms`] : [];
  },
};

const BUDGET: PageCheck = {
  name: "the weight of the page is within its budget",
  run: async ({ excesses }) => excesses,
};

/** Pages whose start was measured; the first formatter takes 25 ms of a computer, 100 ms of a phone. */
const WITHOUT_FORMATTERS = /^\/(?:$|stock$|stock\/\d+-1-[^/]+$|concessions$|ford$)/;

const NO_FORMATTER: PageCheck = {
  name: "the page starts without a formatter of Intl",
  appliesTo: ({ path }) => WITHOUT_FORMATTERS.test(path),
  run: ({ page }) => page.evaluate(() => window.intlObjects),
};

export const LOADING: readonly PageCheck[] = [NO_MOVE, SCRIPTS_AFTER_PAINT, BUDGET, NO_FORMATTER];
