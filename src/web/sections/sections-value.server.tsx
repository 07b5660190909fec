import { createDerivedCache } from "#domain/shared/index.ts";
import { IconsContext, iconNamesOf, type IconsByName } from "../features/icons/index.ts";
import { markupOf } from "../features/markup/index.server.ts";
import { jsonTextOf, toJsonText, type JsonText } from "../json-text.ts";
import { toMarkupValue } from "../markup-value.ts";
import type { PageSection } from "./page-section.ts";
import { needsNoScript } from "./needs-no-script.ts";
import type { SectionView } from "./section-views.server.ts";
import { Sections } from "./sections.tsx";
import type { SectionsValue } from "./sections-value.ts";

type SectionsContext = {
  readonly icons: IconsByName;
  /** True if the page's document states the markup of its sections. */
  readonly isDocument: boolean;
};

const cachedMarkupText = createDerivedCache<SectionView, JsonText<PageSection>>();

const markupTextOf = (view: SectionView, icons: IconsByName): JsonText<PageSection> =>
  cachedMarkupText(view, [jsonTextOf(icons)], () => {
    const section = (
      <IconsContext value={icons}>
        <Sections views={[view]} />
      </IconsContext>
    );
    return toJsonText({ markup: markupOf(section) });
  });

const toText = (view: SectionView, { icons, isDocument }: SectionsContext): string => {
  // The browser asks for an icon that the server could not load.
  const hasIcons = iconNamesOf([view]).every((name) => name in icons);
  if (!hasIcons || !needsNoScript(view)) return `{"view":${jsonTextOf(view)}}`;
  return isDocument ? "null" : markupTextOf(view, icons);
};

export const toSectionsValue = (views: readonly SectionView[], context: SectionsContext): SectionsValue =>
  toMarkupValue(
    `[${views.map((view) => toText(view, context)).join(",")}]`,
    views.map((view) => ({ view })),
  );
