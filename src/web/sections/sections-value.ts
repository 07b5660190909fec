import { jsonTextOf, parseJsonText, type JsonText } from "../json-text.ts";
import { createMarkupReader, toMarkupValue, type MarkupValue } from "../markup-value.ts";
import type { SectionView } from "./section-views.server.ts";

type SectionViews = readonly SectionView[];

/** The sections of a page as the loader returns them: one text for the browser, the views for the server's markup. */
export type SectionsValue = MarkupValue<JsonText<SectionViews>, SectionViews>;

export const toSectionsValue = (views: SectionViews): SectionsValue =>
  toMarkupValue(`[${views.map(jsonTextOf).join(",")}]`, views);

export const sectionsOf = createMarkupReader(
  (_page, text: JsonText<SectionViews>): SectionViews => parseJsonText(text),
);
