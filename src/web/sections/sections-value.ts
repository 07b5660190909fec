import { readMarkup } from "../features/markup/index.ts";
import { parseJsonText, type JsonText } from "../json-text.ts";
import { createMarkupReader, type MarkupValue } from "../markup-value.ts";
import type { PageSection } from "./page-section.ts";

/** The sections of a page in order; null for one whose markup the document states. */
export type SectionsText = JsonText<readonly (PageSection | null)[]>;

/** The sections of a page as the loader returns them: one text for the browser, the views for the server's markup. */
export type SectionsValue = MarkupValue<SectionsText, readonly PageSection[]>;

/** The sections are the last children of the page's main element, an element each. */
export const sectionsOf = createMarkupReader((page, text: SectionsText): readonly PageSection[] => {
  const sent = parseJsonText(text);
  const elements = Array.from(page.querySelector("main")?.children ?? []).slice(-sent.length);
  return sent.flatMap((section, index) => {
    const element = elements[index];
    return section ?? (element === undefined ? [] : { markup: readMarkup(element) });
  });
});
