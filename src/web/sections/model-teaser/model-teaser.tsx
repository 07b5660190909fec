import { ModelCard } from "../../models/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { ModelTeaserView } from "./model-teaser-view.ts";
import { TeaserLink } from "../elements/teaser-link.tsx";

export const ModelTeaser = ({ view }: { readonly view: ModelTeaserView }) => (
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
