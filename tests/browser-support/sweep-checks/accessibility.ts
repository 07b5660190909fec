import { axeViolations, colourViolations } from "../checks/axe.ts";
import { findCutRings } from "../checks/focus-rings.ts";
import type { PageCheck } from "./page-check.ts";

const AXE: PageCheck = {
  name: "axe finds no violation",
  run: ({ page }) => axeViolations(page),
};

/** The second colour scheme changes nothing but colours: only the rules about those run again. */
export const DARK_COLOURS: PageCheck = {
  name: "axe finds no violation in dark colours",
  appliesTo: ({ kind, width }) => kind.isTemplate && width < 700,
  async run({ page }) {
    await page.emulateMedia({ colorScheme: "dark" });
    const violations = await colourViolations(page);
    await page.emulateMedia({ colorScheme: "light" });
    return violations;
  },
};

const FOCUS_RINGS: PageCheck = {
  name: "no focus ring is cut off",
  async run({ page }) {
    await page.keyboard.press("Tab");
    const cut = await page.evaluate(findCutRings);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return cut;
  },
};

export const ACCESSIBILITY: readonly PageCheck[] = [AXE, DARK_COLOURS, FOCUS_RINGS];
