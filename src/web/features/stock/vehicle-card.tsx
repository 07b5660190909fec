import { Badge } from "../../../ui/badge/badge.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { BoltIcon, CalendarIcon, FuelIcon, GearboxIcon, PinIcon, RoadIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { Monthly, Price } from "../../../ui/price/price.tsx";
import { vehicleStrings as words } from "../../strings/vehicles.ts";
import { CardToggles } from "../shortlist/shortlist-toggles.tsx";
import type { MonthlyView, VehicleCardView } from "./card-view.ts";
import { VehiclePicture } from "./vehicle-picture.tsx";

const FACTS = [
  [words.facts.year, CalendarIcon],
  [words.facts.mileage, RoadIcon],
  [words.facts.fuel, FuelIcon],
  [words.facts.transmission, GearboxIcon],
] as const;

const CardFacts = ({ facts, electric }: Pick<VehicleCardView, "facts" | "electric">) => (
  <ul className="vehicle-facts">
    {FACTS.map(([label, Sign], index) => {
      const fact = facts[index];
      if (!fact) return null;
      const Icon = electric && Sign === FuelIcon ? BoltIcon : Sign;
      return (
        <li key={label}>
          <Icon className="icon-s" />
          <span className="sr-only">{label}&nbsp;:</span>
          <span>{fact}</span>
        </li>
      );
    })}
  </ul>
);

const CardMonthly = ({ id, monthly }: { readonly id: number; readonly monthly: MonthlyView }) => {
  const popoverId = `mensualite-${id}`;
  return (
    <>
      <Monthly amount={monthly.amount} unit={words.perMonth} popoverId={popoverId} infoLabel={words.monthlyInfo} />
      <Popover id={popoverId} title={words.monthlyTitle} closeLabel={words.close}>
        <p>{monthly.conditions}</p>
      </Popover>
    </>
  );
};

const CardMoney = ({ card }: { readonly card: VehicleCardView }) => (
  <div className="vehicle-money">
    {card.price === null ? (
      <span className="font-semibold">{words.priceOnRequest}</span>
    ) : (
      <Price amount={card.price} before={card.before ? { label: words.before, amount: card.before } : undefined} />
    )}
    {card.monthly && <CardMonthly id={card.id} monthly={card.monthly} />}
  </div>
);

type VehicleCardProps = {
  readonly card: VehicleCardView;
  /** A line of its own under the title: why the vehicle stands here. */
  readonly note?: string;
  readonly sizes?: string;
  readonly eager?: boolean;
  readonly heading?: "h2" | "h3";
};

const GRID_SIZES = "(width >= 80rem) 300px, (width >= 43.75rem) 46vw, 92vw";

export const VehicleCard = ({
  card,
  note,
  sizes = GRID_SIZES,
  eager = false,
  heading: Heading = "h3",
}: VehicleCardProps) => (
  <Card
    picture={
      <>
        <VehiclePicture picture={card.picture} sizes={sizes} eager={eager} />
        {card.badges.length > 0 && (
          <p className="vehicle-badges">
            {card.badges.map((badge) => (
              <Badge key={badge.label} tone={badge.tone}>
                {badge.tone === "green" && <BoltIcon />}
                {badge.label}
              </Badge>
            ))}
          </p>
        )}
        {!card.sold && <CardToggles id={card.id} title={card.title} />}
      </>
    }
  >
    <Heading className="text-l font-semibold leading-snug">
      <Anchor href={card.href} className="card-link">
        {card.title}
      </Anchor>
    </Heading>
    <p className="vehicle-trim">{card.trim}</p>
    {note && <p className="vehicle-note">{note}</p>}
    <CardFacts facts={card.facts} electric={card.electric} />
    <CardMoney card={card} />
    {card.place && (
      <p className="vehicle-place">
        <PinIcon className="icon-s" />
        {card.place}
      </p>
    )}
  </Card>
);
