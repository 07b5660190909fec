import { createContext, use, useMemo } from "react";
import { useLocation } from "react-router";
import { useIsPainted } from "../features/page/index.ts";
import { type JsonText, parseJsonText } from "../json-text.ts";
import type { SectionComponent, SectionView } from "./elements/define-section.ts";
import { LAZY_COMPONENTS, loadSection } from "./lazy-sections.ts";

/** As many as begin on a screen. */
const FIRST_SECTIONS = 2;

/** The components by the names of their sections: those of the browser, unless the server sets its own. */
export const SectionComponentsContext = createContext<Readonly<Record<string, SectionComponent>>>(LAZY_COMPONENTS);

/** Sections in order, each by its component; those below the screen after the first paint. */
export const Sections = ({ views }: { readonly views: readonly SectionView[] }) => {
  const components = use(SectionComponentsContext);
  const isPainted = useIsPainted();
  // All at once: React asks for one after the other.
  if (components === LAZY_COMPONENTS) for (const { component } of views) loadSection(component);
  return (isPainted ? views : views.slice(0, FIRST_SECTIONS)).map((view, index) => {
    const Section = components[view.component];
    return Section && <Section key={index} view={view} />;
  });
};

/** The sections of a page, as its loader sends them. */
export type SectionsText = JsonText<readonly SectionView[]>;

export const PageSections = ({ sections }: { readonly sections: SectionsText }) => {
  const { pathname } = useLocation();
  const views = useMemo(() => parseJsonText(sections), [sections]);
  // Another page has other sections at the same index.
  return <Sections key={pathname} views={views} />;
};
