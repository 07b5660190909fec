import { createContext, use, useMemo } from "react";
import { useLocation } from "react-router";
import { type JsonText, parseJsonText } from "../json-text.ts";
import type { SectionComponent, SectionView } from "./elements/define-section.ts";
import { LAZY_COMPONENTS, loadSection } from "./lazy-sections.ts";

/** The components by the names of their sections: those of the browser, unless the server sets its own. */
export const SectionComponentsContext = createContext<Readonly<Record<string, SectionComponent>>>(LAZY_COMPONENTS);

/** Sections in order, each by its component. */
export const Sections = ({ views }: { readonly views: readonly SectionView[] }) => {
  const { pathname } = useLocation();
  const components = use(SectionComponentsContext);
  // All at once: React asks for one after the other.
  if (components === LAZY_COMPONENTS) for (const { component } of views) loadSection(component);
  return views.map((view, index) => {
    const Section = components[view.component];
    // Another page has other sections at the same index.
    return Section && <Section key={`${pathname} ${index}`} view={view} />;
  });
};

/** The sections of a page, as its loader sends them. */
export type SectionsText = JsonText<readonly SectionView[]>;

export const PageSections = ({ sections }: { readonly sections: SectionsText }) => {
  const views = useMemo(() => parseJsonText(sections), [sections]);
  return <Sections views={views} />;
};
