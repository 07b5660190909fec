import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

type SectionFrameProps = {
  readonly anchor?: string | null;
  readonly title?: string | null;
  readonly text?: string | null;
  /** Beside the title, as "Voir tout le stock". */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** What all sections of a page share: their place in the rhythm, their anchor, title and introduction. */
export const SectionFrame = ({ anchor, title, text, aside, className, children }: SectionFrameProps) => (
  <section id={anchor ?? undefined} className={classNames("section", className)}>
    <div className="wrap">
      {(title || aside) && (
        <div className="section-head">
          <div>
            {title && <h2>{title}</h2>}
            {text && <p className="section-text">{text}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </div>
  </section>
);
