import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { nonBreakingWords } from "#domain/shared/index.ts";

type SectionFrameProps = {
  readonly anchor?: string | null;
  readonly title?: string | null;
  readonly text?: string | null;
  /** Link beside the title, such as "Voir tout le stock". */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Spacing, anchor, title and introduction shared by all sections. */
export const SectionFrame = ({ anchor, title, text, aside, className, children }: SectionFrameProps) => (
  <section id={anchor ?? undefined} className={classNames("section", className)}>
    <div className="wrap">
      {(title || text || aside) && (
        <div className="section-head">
          <div>
            {title && <h2>{nonBreakingTitle(title)}</h2>}
            {text && <p className="section-text">{nonBreakingWords(text)}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </div>
  </section>
);
