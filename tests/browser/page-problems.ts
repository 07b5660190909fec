import { axeViolations } from "./axe.ts";
import { openPage } from "./hydration.ts";
import type { VisitSite } from "./test.ts";

type Screen = readonly [width: number, colorScheme: "light" | "dark"];

/** A phone and a desktop in both colour schemes: the screens on which pages are tested. */
export const SCREENS: readonly Screen[] = [
  [390, "light"],
  [390, "dark"],
  [1440, "light"],
  [1440, "dark"],
];

/** The narrowest screen and a desktop, for pages whose parts other pages test on every screen. */
export const EXTREME_SCREENS: readonly Screen[] = [
  [320, "light"],
  [1440, "dark"],
];

/** The problems of a page on these screens: violations of axe, console errors, a width that scrolls sideways. */
export const pageProblems = async (
  visit: VisitSite,
  path: string,
  screens: readonly Screen[],
): Promise<readonly unknown[]> => {
  const problems: unknown[] = [];
  for (const [width, colorScheme] of screens) {
    const { page, consoleErrors } = await visit({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    await openPage(page, path);
    const onScreen: unknown[] = [...(await axeViolations(page)), ...consoleErrors];
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) onScreen.push(`${overflow} pixels to scroll sideways`);
    problems.push(...onScreen.map((problem) => [width, colorScheme, problem]));
    await page.context().close();
  }
  return problems;
};
