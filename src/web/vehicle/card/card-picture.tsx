import { type PointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Anchor } from "../../../ui/link/link.tsx";
import { VehiclePicture } from "../../platform/pictures/index.ts";
import { vehicleStrings as strings } from "../strings/vehicles-strings.ts";
import type { CardPhotos, VehicleCardView } from "./vehicle-card-view.ts";

/** Maximum image width of a card in pixels; a phone with a pixel ratio of 3 needs 1,190. */
const MAX_PICTURE_WIDTH = 1_280;

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

export const CardPicture = ({ card, sizes, eager }: CardPictureProps) => {
  if (card.photos) return <PhotoStrip card={card} photos={card.photos} sizes={sizes} eager={eager} />;
  return (
    <>
      <VehiclePicture picture={card.picture} sizes={sizes} eager={eager} maxWidth={MAX_PICTURE_WIDTH} />
      {card.film && <MediaCount film />}
    </>
  );
};
