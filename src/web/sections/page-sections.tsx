import { Fragment } from "react";
import { useLocation } from "react-router";
import { Markup } from "../features/markup/index.ts";
import type { PageSection } from "./page-section.ts";
import { loadForSection, SectionOnDemand, StyledOnDemand } from "./section-on-demand.tsx";

const renderContent = (section: PageSection) =>
  "view" in section ? (
    <SectionOnDemand view={section.view} script={section.script} />
  ) : (
    <Markup node={section.markup} />
  );

const renderSection = (section: PageSection) => (
  <StyledOnDemand styles={section.styles}>{renderContent(section)}</StyledOnDemand>
);

/** The sections of a page: markup and, for those that need a script, their components. */
export const PageSections = ({ sections }: { readonly sections: readonly PageSection[] }) => {
  const { pathname } = useLocation();
  // All at once: each of them waits for its own.
  if (!import.meta.env.SSR) {
    for (const section of sections) {
      if ("view" in section) void loadForSection(section.script);
      if (section.styles !== undefined) void loadForSection(section.styles);
    }
  }
  return sections.map((section, index) => (
    // Another page has other sections at the same index.
    <Fragment key={`${pathname} ${index}`}>{renderSection(section)}</Fragment>
  ));
};
