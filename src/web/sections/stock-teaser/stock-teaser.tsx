import { Button } from "../../../ui/button/button.tsx";
import { ArrowIcon } from "../../../ui/icons/icons.tsx";
import { VehicleCard } from "../../features/vehicle-card/index.ts";
import { SectionFrame } from "../elements/section-frame.tsx";
import type { StockTeaserView } from "./stock-teaser-view.ts";

export const StockTeaser = ({ view }: { readonly view: StockTeaserView }) => (
  <SectionFrame
    anchor={view.anchor}
    title={view.title}
    text={view.text}
    aside={
      <Button variant="tertiary" href={view.href} label={view.link_label} icon={<ArrowIcon />} iconPosition="end" />
    }
  >
    <ul className="vehicle-grid">
      {view.cards.map((card) => (
        <li key={card.id} className="cell">
          <VehicleCard card={card} sizes="(width >= 80rem) 420px, (width >= 43.75rem) 46vw, 92vw" />
        </li>
      ))}
    </ul>
  </SectionFrame>
);
