import { Fragment } from "react";
import { useLocation } from "react-router";
import { Markup } from "../features/markup/index.ts";
import type { PageSection } from "./page-section.ts";
import { loadSectionScript, SectionOnDemand, StyledOnDemand } from "./section-on-demand.tsx";

const renderSection = (section: PageSection) => {
  if ("view" in section) return <SectionOnDemand {...section} />;
  const markup = <Markup node={section.markup} />;
  const { script } = section;
  return script === undefined ? markup : <StyledOnDemand script={script}>{markup}</StyledOnDemand>;
};

/** The sections of a page: markup and, for those that need a script, their components. */
export const PageSections = ({ sections }: { readonly sections: readonly PageSection[] }) => {
  const { pathname } = useLocation();
  // All at once: each of them waits for its own.
  if (!import.meta.env.SSR) {
    for (const { script } of sections) if (script) void loadSectionScript(script);
  }
  return sections.map((section, index) => (
    // Another page has other sections at the same index.
    <Fragment key={`${pathname} ${index}`}>{renderSection(section)}</Fragment>
  ));
};
