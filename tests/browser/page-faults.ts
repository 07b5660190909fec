import { findings } from "./axe.ts";
import type { VisitedSite } from "./visited-site.ts";

type Screen = readonly [width: number, colorScheme: "light" | "dark"];

/** What is wrong with a page on these screens: findings of axe, complaints in the console, something to scroll sideways. */
export const faultsOf = async (
  visited: VisitedSite,
  path: string,
  screens: readonly Screen[],
): Promise<readonly unknown[]> => {
  const faults: unknown[] = [];
  for (const [width, colorScheme] of screens) {
    const { page, complaints } = await visited.visitors.visit({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const found: unknown[] = [...(await findings(page)), ...complaints];
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) found.push(`${overflow} pixels to scroll sideways`);
    faults.push(...found.map((fault) => [width, colorScheme, fault]));
    await page.context().close();
  }
  return faults;
};
