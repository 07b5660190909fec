import type { SectionOf } from "#domain/content/index.ts";
import { RichTextContent } from "../elements/rich-text-content.tsx";
import { SectionFrame } from "../elements/section-frame.tsx";

export const Text = ({ view }: { readonly view: SectionOf<"text"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} className="section-text-only section-aside">
    <RichTextContent text={view.text} />
  </SectionFrame>
);
