import type { RefObject } from "react";
import { Notice } from "../../../ui/notice/notice.tsx";
import { ANSWER_FIELD } from "./form-view.ts";
import { fieldId } from "./lead-field.tsx";
import { leadFormStrings as words } from "./strings.ts";
import type { Problems } from "./use-lead-form.ts";

type ProblemSummaryProps = { readonly problems: Problems; readonly anchor: RefObject<HTMLElement | null> };

/** What each link of the summary says, by field; a question that is asked for the first time is one of them. */
const linksOf = ({ errors, question }: Problems): readonly (readonly [string, string])[] =>
  Object.entries({ ...(question && { [ANSWER_FIELD]: question.text }), ...errors });

/** What is wrong, with a link to each field; takes the focus, without JavaScript by the browser's own autofocus. */
export const ProblemSummary = ({ problems, anchor }: ProblemSummaryProps) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- after sending, this is what the visitor has to read first
  <section ref={anchor} tabIndex={-1} autoFocus aria-label={words.problem} className="scroll-mt-24">
    <Notice tone={problems.tone} title={words.problem}>
      <p>{problems.notice}</p>
      {linksOf(problems).length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {linksOf(problems).map(([name, message]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} className="link">
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  </section>
);
