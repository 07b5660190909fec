import { axeViolations, colourViolations } from "../checks/axe.ts";
import { findCutRings } from "../checks/focus-rings.ts";
import type { Question } from "./question.ts";

const AXE: Question = {
  name: "axe finds no violation",
  ask: ({ page }) => axeViolations(page),
};

/** The second colour scheme changes nothing but colours: only the rules about those run again. */
export const DARK_COLOURS: Question = {
  name: "axe finds no violation in dark colours",
  isAsked: ({ kind, width }) => kind.isTemplate && width < 700,
  async ask({ page }) {
    await page.emulateMedia({ colorScheme: "dark" });
    const violations = await colourViolations(page);
    await page.emulateMedia({ colorScheme: "light" });
    return violations;
  },
};

const FOCUS_RINGS: Question = {
  name: "no focus ring is cut off",
  async ask({ page }) {
    await page.keyboard.press("Tab");
    const cut = await page.evaluate(findCutRings);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return cut;
  },
};

export const ACCESSIBILITY: readonly Question[] = [AXE, DARK_COLOURS, FOCUS_RINGS];
