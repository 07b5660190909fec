import { use, type ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { unbrokenWords } from "#domain/shared/index.ts";
import { CachedChildren } from "../../features/fragment-cache/index.ts";
import { IconsContext } from "../../features/icons/index.ts";
import { jsonTextOf } from "../../json-text.ts";

type SectionFrameProps = {
  /** All that the section is made from, for a section that the server may render once for all pages: see `CachedChildren`. */
  readonly view?: object;
  readonly anchor?: string | null;
  readonly title?: string | null;
  readonly text?: string | null;
  /** Link beside the title, such as "Voir tout le stock". */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Spacing, anchor, title and introduction shared by all sections. */
export const SectionFrame = ({ view, anchor, title, text, aside, className, children }: SectionFrameProps) => {
  // Cached children read no context of their page.
  const icons = use(IconsContext);
  return (
    <CachedChildren
      as="section"
      id={anchor ?? undefined}
      className={classNames("section", className)}
      cacheKey={view === undefined ? null : () => `section ${jsonTextOf(icons)} ${jsonTextOf(view)}`}
    >
      <IconsContext value={icons}>
        <div className="wrap">
          {(title || aside) && (
            <div className="section-head">
              <div>
                {title && <h2>{title}</h2>}
                {text && <p className="section-text">{unbrokenWords(text)}</p>}
              </div>
              {aside}
            </div>
          )}
          {children}
        </div>
      </IconsContext>
    </CachedChildren>
  );
};
