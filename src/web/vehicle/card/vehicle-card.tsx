import { Badge } from "../../../ui/badge/badge.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { Monthly, Price } from "../../../ui/price/price.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { vehicleStrings as strings } from "../strings/vehicles-strings.ts";
import { useCacheObject } from "../../platform/object-cache/index.ts";
import { CardToggles } from "../../shortlist/index.ts";
import type { HistoryLine } from "../history/history-view.ts";
import type { MonthlyView, VehicleCardView } from "./vehicle-card-view.ts";
import { CardPicture } from "./card-picture.tsx";

const ICONS = ["calendar", "road", "fuel", "gearbox"];

/** Numbers that are ambiguous on their own have a label. */
const CardAttributes = ({ attributes, electric }: Pick<VehicleCardView, "attributes" | "electric">) => {
  const labels = [null, strings.attributes.mileage, electric ? strings.attributes.fuelAndRange : null, null];
  return (
    <ul className="vehicle-facts">
      {ICONS.map((name, index) => {
        const [value, label] = [attributes[index], labels[index]];
        if (!value) return null;
        return (
          <li key={name} className={`icon-${electric && name === "fuel" ? "bolt" : name}`}>
            {label && <span className="sr-only">{`${label}\u00a0:`}</span>}
            {value}
          </li>
        );
      })}
    </ul>
  );
};

const CardMonthly = ({ id, monthly }: { readonly id: number; readonly monthly: MonthlyView }) => {
  const popoverId = `mensualite-${id}`;
  return (
    <>
      <Monthly
        amount={monthly.amount}
        unit={strings.perMonth}
        name={monthly.name}
        popoverId={popoverId}
        infoLabel={strings.monthlyInfo}
      />
      <p id={popoverId} popover="" className="popover popover-lines">
        {monthly.conditions}
      </p>
    </>
  );
};

const CardPrices = ({ card }: { readonly card: VehicleCardView }) => (
  <div className="vehicle-money">
    {card.price === null ? (
      <span className="strong">{strings.priceOnRequest}</span>
    ) : (
      <Price amount={card.price} before={card.before ?? undefined} muted={card.state !== undefined} />
    )}
    {card.monthly && <CardMonthly id={card.id} monthly={card.monthly} />}
    {card.monthly?.emissions && <p className="vehicle-emissions">{card.monthly.emissions}</p>}
  </div>
);

/** One line below the price: the bad news in amber, then the rest. */
const CardHistory = ({ history: { bad, rest } }: { readonly history: HistoryLine }) => (
  <p className="vehicle-history">
    {bad && <strong>{bad}</strong>}
    {bad && rest && "\u00a0· "}
    {rest}
  </p>
);

type VehicleCardProps = {
  readonly card: VehicleCardView;
  /** Line below the title, such as the reason of a recommendation. */
  readonly note?: string;
  readonly sizes?: string;
  readonly eager?: boolean;
  readonly heading?: "h2" | "h3";
};

/** Uses no characters that HTML escapes. */
const GRID_SIZES = "(min-width:80em) 300px,(min-width:43.75em) 46vw,92vw";

/** The picture and its overlays. */
const CardTop = ({ card, sizes = GRID_SIZES, eager = false }: VehicleCardProps) => (
  <>
    <CardPicture card={card} sizes={sizes} eager={eager} />
    {card.badges.length > 0 && (
      <p className="vehicle-badges">
        {card.badges.map((badge) => (
          <Badge key={badge.label} tone={badge.tone}>
            {badge.label}
          </Badge>
        ))}
      </p>
    )}
    {card.state !== "sold" && <CardToggles id={card.id} title={card.title} />}
  </>
);

export const VehicleCard = (props: VehicleCardProps) => {
  const { card, note, heading: Heading = "h3" } = props;
  useCacheObject("vehicle", card);
  return (
    <Card picture={<CardTop {...props} />}>
      <Heading>
        <Anchor href={card.href} className="card-link">
          {nonBreakingTitle(card.title)}
        </Anchor>
      </Heading>
      <p className="vehicle-trim">{card.trim}</p>
      {note && <p className="vehicle-note">{note}</p>}
      <CardAttributes attributes={card.attributes} electric={card.electric} />
      <CardPrices card={card} />
      {card.history && <CardHistory history={card.history} />}
      {card.location && (
        <p className="vehicle-place icon-pin">
          {card.location}
          {card.distance !== undefined && (
            <span className="vehicle-distance">
              <span className="sr-only">{strings.distance}&nbsp;</span>
              {card.distance}
            </span>
          )}
        </p>
      )}
    </Card>
  );
};
