import { createContext, use, useMemo, lazy } from "react";
import { useLocation } from "react-router";
import { useIsPainted } from "../platform/page/index.ts";
import { type JsonText, parseJsonText } from "../platform/json-text/index.ts";
import type { SectionComponent, SectionView } from "./elements/define-section.ts";
import { reloadOnce } from "../platform/versions/index.ts";
import { sectionNameOf } from "./section-name.ts";

type Load = () => Promise<{ readonly default: SectionComponent }>;

/** Reloads the document if a section fails to load. */
const once = (load: () => Promise<SectionComponent>): Load => {
  let loaded: ReturnType<Load> | null = null;
  return () => (loaded ??= load().then((component) => ({ default: component }), reloadOnce));
};

const LOADERS: ReadonlyMap<string, Load> = new Map(
  Object.entries(import.meta.glob<SectionComponent>("./*/index.ts", { import: "component" })).map(([path, load]) => [
    sectionNameOf(path),
    once(load),
  ]),
);

/** Components of all sections in the browser, loaded with the first page that contains them. */
const LAZY_COMPONENTS: Readonly<Record<string, SectionComponent>> = Object.fromEntries(
  [...LOADERS].map(([name, load]) => [name, lazy(load)]),
);

/** Starts loading a section before it is rendered. */
const loadSection = (name: string): void => void LOADERS.get(name)?.();

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
