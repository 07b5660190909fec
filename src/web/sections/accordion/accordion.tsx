import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";

/** Questions that fold, by the browser itself. */
export const Accordion = ({ view }: { readonly view: SectionViewOf<"accordion"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} className="section-aside">
    <div>
      {view.items.map((item) => (
        <details key={item.question} className="question">
          <summary>
            <span>{item.question}</span>
            <ChevronIcon />
          </summary>
          <RichText text={item.answer} />
        </details>
      ))}
    </div>
  </SectionFrame>
);
