import { Notice } from "../../../ui/notice/notice.tsx";
import { Sections } from "../../sections/registry.tsx";
import type { SectionView } from "../../sections/section-views.ts";
import { useVisualEditor } from "./use-visual-editor.ts";

export type FieldProblem = { readonly field: string; readonly message: string };

/** A section with the place where it is written ("content/faq.yaml:12"), or why there is none to see. */
export type EditedPart = { readonly place: string | null } & (
  | { readonly view: SectionView }
  | { readonly component: string | null; readonly problems: readonly FieldProblem[] }
);

export type EditedStory = {
  readonly place: string | null;
  /** Of the story as a whole. */
  readonly problems: readonly FieldProblem[];
  readonly parts: readonly EditedPart[];
  /** It is looked at in the frame of the content service's editor. */
  readonly inFrame: boolean;
};

type ProblemBoxProps = {
  readonly title: string;
  readonly place: string | null;
  readonly problems: readonly FieldProblem[];
};

const ProblemBox = ({ title, place, problems }: ProblemBoxProps) => (
  <div className="wrap edited-problem" lang="en">
    <Notice tone="error" title={title}>
      {place && <p>{place}</p>}
      <ul>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field && <code>{field}</code>} {message}
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
    <ProblemBox title={`Section “${part.component ?? "without a name"}”`} place={part.place} problems={part.problems} />
  );

/** A page as its editors see it: where each section is written, and what is wrong in the place where it is wrong. */
export const EditedSections = ({ story }: { readonly story: EditedStory }) => {
  useVisualEditor(story.inFrame);
  return (
    <>
      {story.problems.length > 0 && (
        <ProblemBox title="This story has mistakes" place={story.place} problems={story.problems} />
      )}
      {story.parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </>
  );
};
