import { Card } from "../../../ui/card/card.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { VehiclePicture } from "../../features/stock/vehicle-picture.tsx";
import { modelStrings as words } from "../../strings/models.ts";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";
import { TeaserLink } from "../teaser-link.tsx";
import type { ModelCardView } from "./model-teaser-view.ts";

const SIZES = "(width >= 80rem) 420px, (width >= 43.75rem) 46vw, 92vw";

const ModelCard = ({ card }: { readonly card: ModelCardView }) => (
  <Card picture={<VehiclePicture picture={card.picture} view="side" sizes={SIZES} />}>
    <h3 className="text-l font-semibold leading-snug">
      <Anchor href={card.href} className="card-link">
        {card.title}
      </Anchor>
    </h3>
    <p className="text-s text-soft">{card.fuels}</p>
    {card.priceFrom && (
      <p className="model-price">
        <span className="text-s text-soft">{words.from}</span> <Price amount={card.priceFrom} />
      </p>
    )}
    {card.inStock && <p className="text-s text-soft">{card.inStock}</p>}
  </Card>
);

/** Models as cards, each leading to its page or to its vehicles. */
export const ModelTeaser = ({ view }: { readonly view: SectionViewOf<"model_teaser"> }) => (
  <SectionFrame
    anchor={view.anchor}
    title={view.title}
    text={view.text}
    aside={<TeaserLink link={view.link} label={view.link_label} />}
  >
    <ul className="vehicle-grid">
      {view.items.map((card) => (
        <li key={card.title} className="grid">
          <ModelCard card={card} />
        </li>
      ))}
    </ul>
  </SectionFrame>
);
