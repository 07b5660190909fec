import { Card } from "../../../ui/card/card.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { modelStrings as strings } from "./model-cards-strings.ts";
import { useCacheObject } from "../../platform/object-cache/index.ts";
import { VehiclePicture } from "../../platform/pictures/index.ts";
import type { ModelCardView } from "./model-card-view.ts";

const SIZES = "(width >= 80rem) 420px, (width >= 43.75rem) 46vw, 92vw";

type ModelCardProps = {
  readonly card: ModelCardView;
  readonly eager?: boolean;
  readonly heading?: "h2" | "h3";
};

export const ModelCard = ({ card, eager = false, heading: Heading = "h3" }: ModelCardProps) => {
  useCacheObject("model", card);
  return (
    <Card picture={<VehiclePicture picture={card.picture} view="side" sizes={SIZES} eager={eager} />}>
      <Heading>
        <Anchor href={card.href} className="card-link">
          {nonBreakingTitle(card.title)}
        </Anchor>
      </Heading>
      <p className="text-s text-soft">{card.fuels}</p>
      {card.priceFrom && (
        <p className="mt-10 cluster baseline gap-0 gap-x-8">
          <span className="text-s text-soft">{strings.from}</span>{" "}
          <Price amount={card.priceFrom} suffix={card.priceSuffix} />
        </p>
      )}
      {card.inStock && <p className="text-s text-soft">{card.inStock}</p>}
    </Card>
  );
};
