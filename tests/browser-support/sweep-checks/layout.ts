import { findStretchedButtons } from "../checks/button-problems.ts";
import { findOverlaps } from "../checks/layout-problems.ts";
import { findSmallPictures } from "../checks/picture-problems.ts";
import { findLonelyItems } from "../checks/row-problems.ts";
import { findLeadingSeparators } from "../checks/separator-problems.ts";
import { findBrokenTitles } from "../checks/title-problems.ts";
import { type PageCheck, readInPage } from "./page-check.ts";

/** Checks that depend on the width: they run on each screen. */
export const LAYOUT: readonly PageCheck[] = [
  readInPage("nothing wraps, overlaps, repeats or scrolls sideways", findOverlaps),
  readInPage("no line begins with a separator", findLeadingSeparators),
  readInPage("no item is alone in its row", findLonelyItems),
  readInPage("no button is stretched", findStretchedButtons),
  readInPage("no picture is wider than its sizes say", findSmallPictures),
  readInPage("no title breaks at a hyphen", findBrokenTitles),
];
