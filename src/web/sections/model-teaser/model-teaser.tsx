import { ModelCard } from "../../features/models/index.ts";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";
import { TeaserLink } from "../teaser-link.tsx";

export const ModelTeaser = ({ view }: { readonly view: SectionViewOf<"model_teaser"> }) => (
  <SectionFrame
    anchor={view.anchor}
    title={view.title}
    text={view.text}
    aside={<TeaserLink link={view.link} label={view.link_label} />}
  >
    <ul className="vehicle-grid">
      {view.items.map((card) => (
        <li key={card.title} className="cell">
          <ModelCard card={card} />
        </li>
      ))}
    </ul>
  </SectionFrame>
);
