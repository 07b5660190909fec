import type { Page } from "@playwright/test";
import { axeViolations, colourViolations } from "./axe.ts";
import { openPage } from "../hydration.ts";
import type { VisitSite } from "../test.ts";

type ColorScheme = "light" | "dark";

type Screen = readonly [width: number, colorScheme: ColorScheme];

/** A phone and a desktop in both colour schemes: the screens on which pages are tested. */
export const SCREENS: readonly Screen[] = [
  [390, "light"],
  [390, "dark"],
  [1440, "light"],
  [1440, "dark"],
];

const openProblems = async (page: Page): Promise<readonly string[]> => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(await axeViolations(page)), ...(overflow > 0 ? [`${overflow} pixels to scroll sideways`] : [])];
};

/**
 * The problems of a page on these screens: violations of axe, console errors, a width that scrolls sideways. The
 * second colour scheme of a width changes nothing but colours, so only the rules about those run again. `prepare`:
 * what the visitor does before the page is opened.
 */
export const pageProblems = async (
  visit: VisitSite,
  path: string,
  screens: readonly Screen[],
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<readonly unknown[]> => {
  const problems: unknown[] = [];
  for (const [width, sameWidth] of Map.groupBy(screens, (screen) => screen[0])) {
    const [colorScheme = "light", ...otherSchemes] = sameWidth.map(([, scheme]) => scheme);
    const { page, consoleErrors } = await visit({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    await prepare(page);
    await openPage(page, path);
    problems.push(...(await openProblems(page)).map((problem) => [width, colorScheme, problem]));
    for (const scheme of otherSchemes) {
      await page.emulateMedia({ colorScheme: scheme });
      problems.push(...(await colourViolations(page)).map((problem) => [width, scheme, problem]));
    }
    problems.push(...consoleErrors.map((problem) => [width, problem]));
  }
  return problems;
};
