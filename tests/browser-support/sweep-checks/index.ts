/** The checks of the sweep, in the order in which they run on an opened page. A new check is one more entry of a list. */
import { ACCESSIBILITY } from "./accessibility.ts";
import { CONSOLE } from "./console.ts";
import { CONTACT_LINKS } from "./contact-links.ts";
import { DOCUMENT } from "./document.ts";
import { HYDRATION } from "./hydration.ts";
import { LAYOUT, LOW_SCREEN } from "./layout.ts";
import { LOADING } from "./loading.ts";
import type { PageCheck } from "./page-check.ts";
import { LARGE_TEXT, SPACED_TEXT, TEXT } from "./text.ts";
import { TYPED_VALUES } from "./typed-values.ts";

export { DARK_COLOURS } from "./accessibility.ts";
export { LAYOUT } from "./layout.ts";

/** Checks that leave a page as they found it. */
export const READING: readonly PageCheck[] = [HYDRATION, ...LOADING, ...DOCUMENT, ...LAYOUT, ...TEXT];

/** Checks that act on the page; what is typed may lead to another one, and the console hears all others. */
export const ACTING: readonly PageCheck[] = [
  ...ACCESSIBILITY,
  LARGE_TEXT,
  SPACED_TEXT,
  LOW_SCREEN,
  CONTACT_LINKS,
  TYPED_VALUES,
  CONSOLE,
];
