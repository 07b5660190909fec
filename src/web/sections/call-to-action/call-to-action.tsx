import type { SectionOf } from "#domain/content/index.ts";
import { ContentButtons } from "../elements/content-buttons.tsx";
import { nonBreakingWords } from "#domain/shared/index.ts";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";

export const CallToAction = ({ view }: { readonly view: SectionOf<"call_to_action"> }) => (
  <section id={view.anchor ?? undefined} className="call">
    <div className="wrap call-row">
      <div>
        {view.title && <h2>{nonBreakingTitle(view.title)}</h2>}
        {view.text && <p className="section-text">{nonBreakingWords(view.text)}</p>}
      </div>
      {view.buttons.length > 0 && <ContentButtons buttons={view.buttons} />}
    </div>
  </section>
);
