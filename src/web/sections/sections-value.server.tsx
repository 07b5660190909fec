import type { RouterContextProvider } from "react-router";
import { createDerivedCache } from "#domain/shared/index.ts";
import { IconsContext, iconNamesOf, type IconsByName } from "../features/icons/index.ts";
import { markupOf } from "../features/markup/index.server.ts";
import { jsonTextOf, toJsonText, type JsonText } from "../json-text.ts";
import { toMarkupValue } from "../markup-value.ts";
import { addSectionFiles, isDocument } from "../router-context.ts";
import type { PageSection } from "./page-section.ts";
import { needsNoScript } from "./needs-no-script.ts";
import { sectionScriptOf } from "./section-scripts.ts";
import { stylesOf } from "./section-styles.ts";
import type { SectionView } from "./section-views.server.ts";
import { Sections } from "./sections.tsx";
import type { SectionsValue } from "./sections-value.ts";

type SectionsContext = {
  readonly page: Readonly<RouterContextProvider>;
  readonly icons: IconsByName;
  /** Between the frames of an editor a section is no child of the main element. */
  readonly isEdited?: boolean;
};

const stylesFieldOf = ({ component }: SectionView): Pick<PageSection, "styles"> => {
  const styles = stylesOf(component);
  return styles === null ? {} : { styles };
};

const cachedMarkupText = createDerivedCache<SectionView, JsonText<PageSection>>();

const markupTextOf = (view: SectionView, icons: IconsByName): JsonText<PageSection> =>
  cachedMarkupText(view, [jsonTextOf(icons)], () => {
    const section = (
      <IconsContext value={icons}>
        <Sections views={[view]} />
      </IconsContext>
    );
    return toJsonText({ markup: markupOf(section), ...stylesFieldOf(view) });
  });

const toText = (view: SectionView, { page, icons, isEdited = false }: SectionsContext): string => {
  const { styles } = stylesFieldOf(view);
  if (styles !== undefined) addSectionFiles(page, styles);
  // The browser asks for an icon that the server could not load.
  const hasIcons = iconNamesOf([view]).every((name) => name in icons);
  if (!hasIcons || !needsNoScript(view)) {
    const script = sectionScriptOf(view);
    addSectionFiles(page, script);
    const linked = styles === undefined || isDocument(page) ? "" : `,"styles":"${styles}"`;
    return `{"view":${jsonTextOf(view)},"script":"${script}"${linked}}`;
  }
  return isDocument(page) && !isEdited ? "null" : markupTextOf(view, icons);
};

export const NO_SECTIONS: SectionsValue = toMarkupValue(toJsonText([]), []);

export const toSectionsValue = (views: readonly SectionView[], context: SectionsContext): SectionsValue =>
  toMarkupValue(
    `[${views.map((view) => toText(view, context)).join(",")}]`,
    views.map((view) => ({ view, script: sectionScriptOf(view) })),
  );
