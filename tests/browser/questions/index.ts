import { ACCESSIBILITY } from "./accessibility.ts";
import { CONSOLE } from "./console.ts";
import { CONTACT_LINKS } from "./contact-links.ts";
import { DOCUMENT } from "./document.ts";
import { HYDRATION } from "./hydration.ts";
import { LAYOUT } from "./layout.ts";
import { LOADING } from "./loading.ts";
import type { Question } from "./question.ts";
import { TEXT } from "./text.ts";
import { TYPED_VALUES } from "./typed-values.ts";

export { LAYOUT } from "./layout.ts";

/**
 * Every question of the sweep, in the order in which an opened page is asked: first those that only read, last those
 * that act. A new question is one more here.
 */
export const QUESTIONS: readonly Question[] = [
  HYDRATION,
  ...LOADING,
  ...DOCUMENT,
  ...LAYOUT,
  ...TEXT,
  ...ACCESSIBILITY,
  CONTACT_LINKS,
  TYPED_VALUES,
  CONSOLE,
];
