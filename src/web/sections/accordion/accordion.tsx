import type { SectionOf } from "#domain/content/index.ts";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { RichTextContent } from "../elements/rich-text-content.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";

export const Accordion = ({ view }: { readonly view: SectionOf<"accordion"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} className="section-aside">
    <div>
      {view.items.map((item) => (
        <details key={item.question} className="question wide-measure line-below">
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
