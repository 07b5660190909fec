import type { SectionOf } from "#domain/content/index.ts";
import { RichTextContent } from "../elements/rich-text-content.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";

export const Text = ({ view }: { readonly view: SectionOf<"text"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} className="section-text-only section-aside">
    {view.text && <RichTextContent text={view.text} />}
  </SectionFrame>
);
