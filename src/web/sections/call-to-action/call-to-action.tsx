import type { SectionOf } from "#domain/content/index.ts";
import { ContentButtons } from "../elements/content-buttons.tsx";
import { unbrokenWords } from "#domain/shared/index.ts";
import { unbrokenTitle } from "../../../ui/unbroken-title.tsx";

export const CallToAction = ({ view }: { readonly view: SectionOf<"call_to_action"> }) => (
  <section id={view.anchor ?? undefined} className="call">
    <div className="wrap call-row">
      <div>
        {view.title && <h2>{unbrokenTitle(view.title)}</h2>}
        {view.text && <p className="section-text">{unbrokenWords(view.text)}</p>}
      </div>
      {view.buttons.length > 0 && <ContentButtons buttons={view.buttons} />}
    </div>
  </section>
);
