import { useEffect, useMemo } from "react";
import { Notice } from "../../ui/notice/notice.tsx";
import { parseJsonText } from "../platform/json-text/index.ts";
import type { SectionView } from "../sections/elements/define-section.ts";
import { Sections, type SectionsText } from "../sections/page-sections.tsx";
import { editingStrings } from "./fault-strings.ts";
import "./editing-styles.css";

/** `sourceLocation`: file and line of the field, "content/faq.yaml:12"; null if it is not in a local file. */
export type EditorFieldProblem = {
  readonly field: string;
  /** In French. */
  readonly message: string;
  readonly sourceLocation: string | null;
};

export type SectionProblems = {
  readonly component: string | null;
  readonly problems: readonly EditorFieldProblem[];
};

/** A section of the page, by its index, with what it has lost; or the problems that prevent one from rendering. */
export type EditedSection =
  | (SectionProblems & { readonly index: number; readonly sourceLocation: string | null })
  | SectionProblems;

export type EditedStory = {
  /** Problems that concern the whole story. */
  readonly problems: readonly EditorFieldProblem[];
  readonly sections: readonly EditedSection[];
  /** True inside the visual editor's frame. */
  readonly inFrame: boolean;
};

type ProblemBoxProps = { readonly title: string; readonly problems: readonly EditorFieldProblem[] };

const ProblemBox = ({ title, problems }: ProblemBoxProps) => (
  <div className="wrap edited-problem no-print" lang="fr">
    <Notice tone="error" title={title}>
      <ul>
        {problems.map(({ field, message, sourceLocation }) => (
          <li key={`${field} ${message}`}>
            {field && <code>{field}</code>} {message}
            {sourceLocation && <span className="edited-place"> ({sourceLocation})</span>}
          </li>
        ))}
      </ul>
    </Notice>
  </div>
);

export type EditedSectionsProps = { readonly sections: SectionsText; readonly story: EditedStory };

type FrameProps = { readonly views: readonly SectionView[]; readonly section: EditedSection };

const EditedSectionFrame = ({ section, views }: FrameProps) => (
  <>
    {section.problems.length > 0 && (
      <ProblemBox title={editingStrings.section(section.component)} problems={section.problems} />
    )}
    {"index" in section && (
      <div className="edited-section" data-place={section.sourceLocation}>
        <Sections views={views.slice(section.index, section.index + 1)} />
      </div>
    )}
  </>
);

/** Reloads the page in the visual editor after each save. */
const useVisualEditor = (inFrame: boolean): void => {
  useEffect(() => {
    if (inFrame) void import("./visual-editor.ts").then(({ reloadOnEditorChange: followEditor }) => followEditor());
  }, [inFrame]);
};

/** Editor view of a page: each section with its source location and its problems. */
export const EditedSections = ({ story, sections }: EditedSectionsProps) => {
  useVisualEditor(story.inFrame);
  const views = useMemo(() => parseJsonText(sections), [sections]);
  return (
    <>
      {story.problems.length > 0 && <ProblemBox title={editingStrings.story} problems={story.problems} />}
      {story.sections.map((section, index) => (
        <EditedSectionFrame key={index} section={section} views={views} />
      ))}
    </>
  );
};
