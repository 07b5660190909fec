import type { SectionOf } from "#domain/content/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";

export const Steps = ({ view }: { readonly view: SectionOf<"steps"> }) => (
  <SectionFrame
    anchor={view.anchor}
    title={view.title}
    text={view.text}
    className={view.layout === "band" ? "section-band on-dark" : ""}
  >
    <ol className={view.layout === "band" ? "steps steps-large" : "steps"}>
      {view.items.map((item, index) => (
        <li key={index}>
          {item.title && <h3>{nonBreakingTitle(item.title)}</h3>}
          {item.text && <p className="text-s text-soft">{item.text}</p>}
        </li>
      ))}
    </ol>
  </SectionFrame>
);
