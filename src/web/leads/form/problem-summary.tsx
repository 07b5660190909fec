import type { RefObject } from "react";
import { Notice } from "../../../ui/notice/notice.tsx";
import { ANSWER_FIELD } from "./form-view.ts";
import { fieldId } from "./lead-field.tsx";
import { leadFormStrings as strings } from "./lead-form-strings.ts";
import type { Problems } from "./use-lead-form.ts";

type ProblemSummaryProps = {
  readonly problems: Problems;
  readonly anchor: RefObject<HTMLElement | null>;
  /** By default that the request has not been sent. */
  readonly title?: string;
};

/** Field names and link texts. Also lists a spam question without an error. */
const summaryLinks = ({ errors, question }: Problems): readonly (readonly [string, string])[] =>
  Object.entries({ ...(question && { [ANSWER_FIELD]: question.text }), ...errors });

/** Takes the focus; without JavaScript through `autofocus`. */
export const ProblemSummary = ({ problems, anchor, title = strings.problem }: ProblemSummaryProps) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has to read the summary first
  <section ref={anchor} tabIndex={-1} autoFocus aria-label={title} className="problem-summary">
    <Notice tone={problems.tone} title={title}>
      <p>{problems.notice}</p>
      {summaryLinks(problems).length > 0 && (
        <ul className="mt-8 bullets">
          {summaryLinks(problems).map(([name, message]) => (
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
