import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { ExpandIcon, PlayIcon } from "../../../ui/icons/icons.tsx";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { VehiclePicture } from "../stock/vehicle-picture.tsx";
import { Arrows, Strip } from "./gallery-strip.tsx";
import type { GalleryMedium } from "./gallery-view.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useStrip } from "./use-strip.ts";

const words = vehiclePageStrings.gallery;

const Thumbnail = ({ medium }: { readonly medium: GalleryMedium }) => {
  const isFilm = medium.type === "video";
  const picture = isFilm ? medium.poster : medium.picture;
  return (
    <>
      <VehiclePicture picture={{ ...picture, alt: "" }} view={isFilm ? "front" : medium.view} sizes="120px" />
      {isFilm && (
        <span className="gallery-film">
          <PlayIcon />
        </span>
      )}
    </>
  );
};

type ThumbnailsProps = {
  readonly media: readonly GalleryMedium[];
  readonly current: number;
  readonly show: (index: number) => void;
};

/** A row that keeps the current one in view; without scripts each is a link to its picture. */
const Thumbnails = ({ media, current, show }: ThumbnailsProps) => {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = row.current;
    const item = element?.children[current];
    if (!element || !(item instanceof HTMLElement)) return;
    element.scrollTo({ left: item.offsetLeft - (element.clientWidth - item.offsetWidth) / 2 });
  }, [current]);
  const go = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    show(index);
  };
  return (
    <ol className="gallery-thumbs no-print" ref={row}>
      {media.map((medium, index) => (
        <li key={index}>
          <a
            href={`#vue-${index + 1}`}
            onClick={go(index)}
            aria-label={
              medium.type === "video" ? words.film(index + 1, media.length) : words.go(index + 1, media.length)
            }
            aria-current={index === current ? "true" : undefined}
          >
            <Thumbnail medium={medium} />
          </a>
        </li>
      ))}
    </ol>
  );
};

export const Gallery = ({ media }: { readonly media: readonly GalleryMedium[] }) => {
  const view = useStrip(media.length);
  const { FullScreen, fetchIt, enter, leave } = useFullScreen();
  const [ahead, setAhead] = useState(false);
  const turnTo = (): void => {
    if (ahead) return;
    setAhead(true);
    void fetchIt();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && event.target === event.currentTarget) enter();
    else view.onKeyDown(event);
  };
  const drawn = media[0]?.type === "picture" && media[0].picture.kind === "studio";
  return (
    <section aria-label={words.label} className="gallery" onPointerEnter={turnTo} onFocus={turnTo}>
      <div className="gallery-stage">
        <Strip
          media={media}
          anchors
          sizes="(width >= 64rem) 860px, 100vw"
          view={view}
          ahead={ahead}
          onKeyDown={onKeyDown}
          onClick={(event) => event.target instanceof HTMLImageElement && enter()}
        />
        <Arrows current={view.current} count={media.length} show={view.show} />
        <button
          type="button"
          className="gallery-enlarge round with-script"
          aria-label={words.enlarge}
          aria-haspopup="dialog"
          onClick={enter}
        >
          <ExpandIcon />
        </button>
      </div>
      <Thumbnails media={media} current={view.current} show={view.show} />
      {drawn && <p className="gallery-note">{words.illustration}</p>}
      {FullScreen && (
        <FullScreen
          media={media}
          start={view.current}
          onClose={(current) => {
            leave();
            view.jump(current);
          }}
        />
      )}
    </section>
  );
};
