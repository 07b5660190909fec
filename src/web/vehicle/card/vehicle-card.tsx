import { Badge } from "../../../ui/badge/badge.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { Monthly, Price } from "../../../ui/price/price.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { vehicleStrings as strings } from "../strings/vehicles-strings.ts";
import { useCacheObject } from "../../platform/object-cache/index.ts";
import { CardToggles } from "../../shortlist/index.ts";
import type { HistoryLine } from "../history/history-view.ts";
import { paymentLines } from "../strings/payment-lines.ts";
import { useWords } from "./payment-words.tsx";
import type { MonthlyView, VehicleCardView, CardPhotos } from "./vehicle-card-view.ts";
import { type PointerEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { VehiclePicture } from "../../platform/pictures/index.ts";

/** Maximum image width of a card in pixels: 2.4 of them a CSS pixel on the widest phones. */
const MAX_PICTURE_WIDTH = 960;

type CardPictureProps = {
  readonly card: Pick<VehicleCardView, "href" | "title" | "picture" | "photos" | "film">;
  readonly sizes: string;
  readonly eager: boolean;
};

type MediaCountProps = { readonly photos?: CardPhotos; readonly film?: true; readonly current?: number };

/** "2 / 8" of the photographs, their number without scripts, and whether there is a film. The strip's name says the number. */
const MediaCount = ({ photos, film, current = 0 }: MediaCountProps) => (
  <span className="photo-count">
    {photos && (
      <span aria-hidden="true">
        <span className="with-script">{strings.photoOf(current + 1, photos.count)}</span>
        <span className="without-script">{strings.photos(photos.count)}</span>
        {film && " · "}
      </span>
    )}
    {film && strings.film}
  </span>
);

/**
 * The photograph at the left edge, the last one that is requested, and a look at the second one while the pointer is over
 * the picture. Browsers request lazy pictures of a strip before they are scrolled to, so the others wait for a sign.
 */
const usePhotoStrip = () => {
  const [current, setCurrent] = useState(0);
  const [last, setLast] = useState(0);
  const isPeek = useRef(false);
  const reach = (index: number): void => setLast((before) => Math.max(before, index));
  const scrollTo = (strip: HTMLElement, index: number): void =>
    strip.scrollTo({ left: index * strip.clientWidth, behavior: "instant" });
  const onPointerEnter = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void => {
    flushSync(() => reach(1));
    const [, second] = currentTarget.children;
    if (pointerType !== "mouse" || currentTarget.scrollLeft > 0 || !(second instanceof HTMLImageElement)) return;
    isPeek.current = true;
    second.loading = "eager";
    // A photograph that cannot be decoded is not shown.
    void second.decode().then(
      () => isPeek.current && scrollTo(currentTarget, 1),
      () => undefined,
    );
  };
  const onPointerLeave = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    if (isPeek.current) scrollTo(currentTarget, 0);
    isPeek.current = false;
  };
  const onScroll = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    const index = Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1));
    if (index > 1) isPeek.current = false;
    if (!isPeek.current) reach(index + 1);
    setCurrent(index);
  };
  return { current, last, strip: { onPointerEnter, onPointerLeave, onScroll, onFocus: () => reach(1) } };
};

type PhotoStripProps = CardPictureProps & { readonly photos: CardPhotos };

/** Several photographs form a strip, scrolled by swipe or arrow keys, also without scripts. */
const PhotoStrip = ({ card: { href, title, picture, film }, photos, sizes, eager }: PhotoStripProps) => {
  const { current, last, strip } = usePhotoStrip();
  const more = photos.more.map((url) => (
    <VehiclePicture key={url} picture={{ kind: "photo", url, alt: "" }} sizes={sizes} />
  ));
  return (
    <>
      <Anchor href={href} className="card-photos" aria-label={strings.photosOf(title, photos.count)} {...strip}>
        <VehiclePicture picture={picture} sizes={sizes} eager={eager} maxWidth={MAX_PICTURE_WIDTH} />
        {more.slice(0, last)}
        {photos.more.slice(last).map((url) => (
          <span key={url} className="photo-place" />
        ))}
        <noscript>{more}</noscript>
      </Anchor>
      <MediaCount photos={photos} current={current} {...(film ? { film } : {})} />
    </>
  );
};

const CardPicture = ({ card, sizes, eager }: CardPictureProps) => {
  if (card.photos) return <PhotoStrip card={card} photos={card.photos} sizes={sizes} eager={eager} />;
  return (
    <>
      <VehiclePicture picture={card.picture} sizes={sizes} eager={eager} maxWidth={MAX_PICTURE_WIDTH} />
      {card.film && <MediaCount film />}
    </>
  );
};

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

type CardMonthlyProps = { readonly id: number; readonly monthly: MonthlyView };

/** A payment is never displayed without its conditions. */
const CardMonthly = ({ id, monthly }: CardMonthlyProps) => {
  const words = useWords(monthly);
  if (words === null) return null;
  const popoverId = `mensualite-${id}`;
  return (
    <>
      <Monthly
        amount={monthly.amount}
        unit={strings.perMonth}
        name={words.name}
        popoverId={popoverId}
        infoLabel={strings.monthlyInfo}
      />
      <p id={popoverId} popover="" className="popover popover-lines">
        {`${paymentLines(words, monthly.figures)}\n\n${monthly.words ? words.note : strings.paymentNote}`}
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

/** The card with the words of its payment, as lists without words of their own need it. */
const useCompleteCard = (card: VehicleCardView): VehicleCardView => {
  const { monthly } = card;
  const words = useWords(monthly);
  return useMemo(
    () => (monthly === null || words === null ? card : { ...card, monthly: { ...monthly, words } }),
    [card, monthly, words],
  );
};

type VehicleCardProps = {
  readonly card: VehicleCardView;
  /** Line below the title, such as the reason of a recommendation. */
  readonly note?: string;
  readonly sizes?: string;
  readonly eager?: boolean;
  readonly heading?: "h2" | "h3";
};

/** Uses no characters that HTML escapes. */
const GRID_SIZES = "(min-width:80em) 300px,(min-width:43.75em) 46vw,52vw";

/** For a grid without filters beside it. */
export const WIDE_GRID_SIZES = "(min-width:80em) 420px,(min-width:43.75em) 46vw,52vw";

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
  </>
);

export const VehicleCard = (props: VehicleCardProps) => {
  const { card, note, heading: Heading = "h3" } = props;
  useCacheObject("vehicle", useCompleteCard(card));
  return (
    <Card
      className="vehicle-card"
      picture={<CardTop {...props} />}
      marks={card.state !== "sold" && <CardToggles id={card.id} title={card.title} />}
    >
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
