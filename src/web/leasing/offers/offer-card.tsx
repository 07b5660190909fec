import { Badge } from "../../../ui/badge/badge.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { BoltIcon, InfoIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { offerStrings as strings } from "./lease-offer-cards-strings.ts";
import { useCacheObject } from "../../platform/object-cache/index.ts";
import { VehiclePicture } from "../../platform/pictures/index.ts";
import { FLEET_FORM, QuantityField } from "./quantity-field.tsx";
import type { OfferCardView } from "./offer-card-view.ts";

const SIZES = "(width >= 80rem) 420px, (width >= 43.75rem) 46vw, 40vw";

type OfferCardProps = { readonly card: OfferCardView };

const Picture = ({ card }: OfferCardProps) => (
  <>
    <VehiclePicture picture={card.picture} sizes={SIZES} />
    {card.isElectric && (
      <p className="vehicle-badges">
        <Badge tone="green">
          <BoltIcon />
          {strings.electric}
        </Badge>
      </p>
    )}
  </>
);

/** The button opens the complete conditions, which the law requires beside a monthly payment. */
const Conditions = ({ card }: OfferCardProps) => {
  const popoverId = `offre-${card.id}`;
  return (
    <>
      <button type="button" popoverTarget={popoverId} className="offer-card-conditions no-print">
        {strings.conditions}
        <span className="sr-only"> {card.title}</span>
        <InfoIcon className="icon-s" />
      </button>
      <Popover id={popoverId} title={strings.conditionsOf(card.title)} closeLabel={strings.close}>
        <p>{card.conditions}</p>
      </Popover>
    </>
  );
};

const OfferCard = ({ card }: OfferCardProps) => {
  useCacheObject("lease_vehicle", card);
  return (
    <Card picture={<Picture card={card} />} className="offer-card print-popovers">
      <div className="offer-card-head">
        <h3>
          <Anchor href={card.href} className="card-link">
            {nonBreakingTitle(card.title)}
          </Anchor>
        </h3>
        <p className="text-s text-soft">{card.trim}</p>
        <p className="offer-card-price cluster baseline gap-0 gap-x-12">
          <Price amount={card.monthly.amount} suffix={card.monthly.suffix} />
          <span className="text-s text-soft">{card.name}</span>
          {card.also && <span className="text-s text-soft">{strings.also(card.also)}</span>}
        </p>
      </div>
      {card.included && <p className="lease-included text-s leading-s">{card.included}</p>}
      <p className="lease-duration mt-4 text-s leading-s text-soft">{card.terms}</p>
      {card.emissions && <p className="text-s text-soft">{card.emissions}</p>}
      {card.highlight && <p className="mt-4 text-s strong text-green">{card.highlight}</p>}
      <div className="offer-card-foot cluster baseline gap-0 gap-x-16 spread text-xs text-soft">
        <Conditions card={card} />
        <span>{card.validity}</span>
      </div>
      {card.quantityName && (
        <QuantityField name={card.quantityName} title={`${card.title} ${card.trim}`} form={FLEET_FORM} />
      )}
    </Card>
  );
};

export const OfferCards = ({ cards }: { readonly cards: readonly OfferCardView[] }) => (
  <ul className="vehicle-grid">
    {cards.map((card) => (
      <li key={card.id} className="cell">
        <OfferCard card={card} />
      </li>
    ))}
  </ul>
);
