import { createContext, use, useMemo } from "react";
import { useLocation } from "react-router";
import { useIsPainted } from "../platform/page/index.ts";
import { type JsonText, parseJsonText } from "../platform/json-text/index.ts";
import type { SectionComponent, SectionView } from "./elements/define-section.ts";
import { LAZY_COMPONENTS, loadSection } from "./lazy-sections.ts";

/** Enough sections to fill a screen. */
const FIRST_SECTIONS = 2;

/** Components by section name: the browser's lazy ones, unless the server provides its own. */
export const SectionComponentsContext = createContext<Readonly<Record<string, SectionComponent>>>(LAZY_COMPONENTS);

/** Renders the sections in order; those below the fold after the first paint. */
export const Sections = ({ views }: { readonly views: readonly SectionView[] }) => {
  const components = use(SectionComponentsContext);
  const isPainted = useIsPainted();
  // Starts loading all at once; React alone would load one after the other.
  if (components === LAZY_COMPONENTS) for (const { component } of views) loadSection(component);
  return (isPainted ? views : views.slice(0, FIRST_SECTIONS)).map((view, index) => {
    const Section = components[view.component];
    return Section && <Section key={index} view={view} />;
  });
};

/** The sections of a page in its loader data. */
export type SectionsText = JsonText<readonly SectionView[]>;

export const PageSections = ({ sections }: { readonly sections: SectionsText }) => {
  const { pathname } = useLocation();
  const views = useMemo(() => parseJsonText(sections), [sections]);
  // Another page has other sections at the same index.
  return <Sections key={pathname} views={views} />;
};
