import { RichTextContent } from "../rich-text/rich-text-content.tsx";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";

export const Text = ({ view }: { readonly view: SectionViewOf<"text"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} className="section-text-only">
    <RichTextContent text={view.text} />
  </SectionFrame>
);
