import { Notice } from "../../../ui/notice/notice.tsx";
import { Sections } from "../../sections/registry.tsx";
import type { SectionView } from "../../sections/section-views.ts";
import { useVisualEditor } from "./use-visual-editor.ts";

/** `place`: where the field is written, "content/faq.yaml:12"; null where that is no file of ours. */
export type FieldProblem = { readonly field: string; readonly message: string; readonly place: string | null };

/** A section with the place where it is written, or why there is none to see. */
export type EditedPart =
  | { readonly view: SectionView; readonly place: string | null }
  | { readonly component: string | null; readonly problems: readonly FieldProblem[] };

export type EditedStory = {
  /** Of the story as a whole. */
  readonly problems: readonly FieldProblem[];
  readonly parts: readonly EditedPart[];
  /** It is looked at in the frame of the content service's editor. */
  readonly inFrame: boolean;
};

type ProblemBoxProps = { readonly title: string; readonly problems: readonly FieldProblem[] };

const ProblemBox = ({ title, problems }: ProblemBoxProps) => (
  <div className="wrap edited-problem" lang="en">
    <Notice tone="error" title={title}>
      <ul>
        {problems.map(({ field, message, place }) => (
          <li key={`${field} ${message}`}>
            {field && <code>{field}</code>} {message}
            {place && <span className="edited-place"> ({place})</span>}
          </li>
        ))}
      </ul>
    </Notice>
  </div>
);

const Part = ({ part }: { readonly part: EditedPart }) =>
  "view" in part ? (
    <div className="edited-section" data-place={part.place}>
      <Sections views={[part.view]} />
    </div>
  ) : (
    <ProblemBox title={`Section “${part.component ?? "without a name"}”`} problems={part.problems} />
  );

/** A page as its editors see it: where each section is written, and what is wrong in the place where it is wrong. */
export const EditedSections = ({ story }: { readonly story: EditedStory }) => {
  useVisualEditor(story.inFrame);
  return (
    <>
      {story.problems.length > 0 && <ProblemBox title="This story has mistakes" problems={story.problems} />}
      {story.parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </>
  );
};
