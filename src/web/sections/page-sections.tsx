import { Fragment } from "react";
import { useLocation } from "react-router";
import { Markup } from "../features/markup/index.ts";
import type { PageSection } from "./page-section.ts";
import { loadSection, SectionOnDemand, StyledOnDemand } from "./section-on-demand.tsx";

const componentOf = (section: PageSection) => ("view" in section ? section.view.component : section.component);

const renderSection = (section: PageSection) => {
  if ("view" in section) return <SectionOnDemand view={section.view} />;
  const markup = <Markup node={section.markup} />;
  return section.component ? <StyledOnDemand component={section.component}>{markup}</StyledOnDemand> : markup;
};

/** The sections of a page: markup and, for those that need a script, their components. */
export const PageSections = ({ sections }: { readonly sections: readonly PageSection[] }) => {
  const { pathname } = useLocation();
  // All at once: each of them waits for its own.
  if (!import.meta.env.SSR) {
    for (const component of sections.map(componentOf)) if (component) void loadSection(component);
  }
  return sections.map((section, index) => (
    // Another page has other sections at the same index.
    <Fragment key={`${pathname} ${index}`}>{renderSection(section)}</Fragment>
  ));
};
