import { Fragment } from "react";
import { useLocation } from "react-router";
import { Markup } from "../features/markup/index.ts";
import type { PageSection } from "./page-section.ts";
import { loadSection, SectionOnDemand } from "./section-on-demand.tsx";
import "./sections.css";

const renderSection = (section: PageSection) =>
  "markup" in section ? <Markup node={section.markup} /> : <SectionOnDemand view={section.view} />;

/** The sections of a page: markup and, for those that need a script, their components. */
export const PageSections = ({ sections }: { readonly sections: readonly PageSection[] }) => {
  const { pathname } = useLocation();
  // All at once: each of them waits for its own.
  if (!import.meta.env.SSR) for (const section of sections) if ("view" in section) void loadSection(section.view);
  return sections.map((section, index) => (
    // Another page has other sections at the same index.
    <Fragment key={`${pathname} ${index}`}>{renderSection(section)}</Fragment>
  ));
};
