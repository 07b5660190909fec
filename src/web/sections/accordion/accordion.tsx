import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { RichTextContent } from "../rich-text/rich-text-content.tsx";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";

export const Accordion = ({ view }: { readonly view: SectionViewOf<"accordion"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} className="section-aside">
    <div>
      {view.items.map((item) => (
        <details key={item.question} className="question">
          <summary>
            <span>{item.question}</span>
            <ChevronIcon />
          </summary>
          <RichTextContent text={item.answer} />
        </details>
      ))}
    </div>
  </SectionFrame>
);
