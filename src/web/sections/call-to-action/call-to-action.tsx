import type { SectionOf } from "#domain/content/index.ts";
import { ContentButtons } from "../elements/content-buttons.tsx";

export const CallToAction = ({ view }: { readonly view: SectionOf<"call_to_action"> }) => (
  <section id={view.anchor ?? undefined} className="call">
    <div className="wrap call-row">
      <div>
        <h2>{view.title}</h2>
        {view.text && <p className="section-text">{view.text}</p>}
      </div>
      <ContentButtons buttons={view.buttons} />
    </div>
  </section>
);
