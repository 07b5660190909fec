import { findStretchedButtons } from "../checks/button-problems.ts";
import { findOverlaps } from "../checks/layout-problems.ts";
import { findSmallPictures } from "../checks/picture-problems.ts";
import { findLonelyItems } from "../checks/row-problems.ts";
import { findLeadingSeparators } from "../checks/separator-problems.ts";
import { findBrokenTitles } from "../checks/title-problems.ts";
import { type PageCheck, readInPage } from "./page-check.ts";

/** Runs in the page: bars that cover a wide part of the screen wherever the visitor scrolls. */
const findStuckBars = (): readonly string[] =>
  [...document.querySelectorAll("body *:not(dialog, dialog *, [popover], [popover] *)")]
    .filter((element) => {
      const { position, top, bottom } = getComputedStyle(element);
      const isStuck = position === "fixed" || (position === "sticky" && (top !== "auto" || bottom !== "auto"));
      if (!isStuck || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > innerWidth / 2 && height > 1 && height < innerHeight;
    })
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);

/** A phone on its side: what stays in view there covers a third of the page. */
export const LOW_SCREEN: PageCheck = {
  name: "on a screen lower than 500 pixels no bar stays in view, and nothing overlaps or scrolls sideways",
  appliesTo: ({ width }) => width < 700,
  async run({ page, width }) {
    await page.setViewportSize({ width: 740, height: 390 });
    const stuck = await page.evaluate(findStuckBars);
    const overlaps = await page.evaluate(findOverlaps);
    await page.setViewportSize({ width, height: 900 });
    return [...stuck, ...overlaps];
  },
};

/** Checks that depend on the width: they run on each screen. */
export const LAYOUT: readonly PageCheck[] = [
  readInPage("nothing wraps, overlaps, repeats or scrolls sideways", findOverlaps),
  readInPage("no line begins with a separator", findLeadingSeparators),
  readInPage("no item is alone in its row", findLonelyItems),
  readInPage("no button is stretched", findStretchedButtons),
  readInPage("no picture is wider than its sizes say", findSmallPictures),
  readInPage("no title breaks at a hyphen", findBrokenTitles),
];
