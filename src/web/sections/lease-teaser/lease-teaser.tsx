import { Card } from "../../../ui/card/card.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { VehiclePicture } from "../../platform/pictures/index.ts";
import { modelStrings as strings } from "../../models/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { TeaserLink } from "../elements/teaser-link.tsx";
import type { LeaseCardView, LeaseTeaserView } from "./lease-teaser-view.ts";

const SIZES = "(width >= 80rem) 420px, (width >= 43.75rem) 46vw, 78vw";

const LeaseCard = ({ card }: { readonly card: LeaseCardView }) => (
  <Card picture={<VehiclePicture picture={card.picture} sizes={SIZES} />}>
    <h3>
      <Anchor href={card.href} className="card-link">
        {nonBreakingTitle(card.title)}
      </Anchor>
    </h3>
    <p className="text-s text-soft">{card.version}</p>
    <p className="offer-card-price">
      <span className="text-s text-soft">{strings.from}</span> <Price amount={card.monthly} suffix={card.suffix} />
      <span className="text-s text-soft">{card.name}</span>
    </p>
    {card.included && <p className="lease-included">{card.included}</p>}
    <p className="lease-duration">{card.terms}</p>
    {card.emissions && <p className="text-s text-soft">{card.emissions}</p>}
    <details className="lease-conditions">
      <summary>{strings.conditions}</summary>
      <p>
        {strings.version(card.version)} {card.conditions}
      </p>
    </details>
  </Card>
);

/** Each monthly payment is displayed with its full conditions. */
export const LeaseTeaser = ({ view }: { readonly view: LeaseTeaserView }) => (
  <SectionFrame
    anchor={view.anchor}
    title={view.title}
    text={view.text}
    aside={<TeaserLink link={view.link} label={view.link_label} />}
  >
    <ul className="vehicle-grid phone-row">
      {view.items.map((card) => (
        <li key={card.title} className="cell">
          <LeaseCard card={card} />
        </li>
      ))}
    </ul>
  </SectionFrame>
);
