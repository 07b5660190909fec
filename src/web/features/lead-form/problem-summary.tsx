import type { RefObject } from "react";
import { Notice } from "../../../ui/notice/notice.tsx";
import { fieldId } from "./lead-field.tsx";
import { leadFormStrings as words } from "./strings.ts";
import type { Problems } from "./use-lead-form.ts";

type ProblemSummaryProps = { readonly problems: Problems; readonly anchor: RefObject<HTMLElement | null> };

/** What is wrong, with a link to each field; takes the focus, without JavaScript by the browser's own autofocus. */
export const ProblemSummary = ({ problems, anchor }: ProblemSummaryProps) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- after sending, this is what the visitor has to read first
  <section ref={anchor} tabIndex={-1} autoFocus aria-label={words.problem} className="scroll-mt-24">
    <Notice tone={problems.tone} title={words.problem}>
      <p>{problems.notice}</p>
      {Object.keys(problems.errors).length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {Object.entries(problems.errors).map(([name, message]) => (
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
