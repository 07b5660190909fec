import { type HTMLAttributes, type KeyboardEvent, useCallback, useRef, useState } from "react";
import { ArrowIcon, BackIcon } from "../../../ui/icons/icons.tsx";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import { paintedFileName, STUDIO_FOLDER } from "#domain/vehicles/index.ts";
import { type Picture, VehiclePicture } from "../../platform/pictures/index.ts";
import { Link } from "../../../ui/link/link.tsx";
import { FilmStage, filmStrings } from "../../platform/films/index.ts";
import type { FilmView, GalleryMediumView as Medium } from "./gallery-view.ts";

const strings = vehiclePageStrings.gallery;

/** Duration of a smooth scroll, during which the next step counts from its target. */
const SCROLL_MS = 500;

/** A scroll-snap strip; the current picture is derived from the scroll position. */
export const useStrip = (count: number) => {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const target = useRef({ to: 0, at: -Infinity });
  const show = (index: number) => {
    const clamped = Math.min(Math.max(index, 0), count - 1);
    target.current = { to: clamped, at: performance.now() };
    strip.current?.scrollTo({ left: clamped * strip.current.clientWidth });
  };
  const jump = useCallback((index: number) => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: "instant" });
    setCurrent(index);
  }, []);
  const onScroll = () => {
    const element = strip.current;
    if (element) setCurrent(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = performance.now() - target.current.at < SCROLL_MS ? target.current.to : current;
    const next = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: count - 1 }[event.key];
    if (next === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    show(next);
  };
  return { strip, current, show, jump, onScroll, onKeyDown };
};

export type StripState = ReturnType<typeof useStrip>;

type StripProps = Omit<HTMLAttributes<HTMLUListElement>, "children"> & {
  readonly media: readonly Medium[];
  readonly sizes: string;
  readonly view: StripState;
  /** Gives each picture an id, so that thumbnails work without scripts. */
  readonly anchors?: boolean;
  /** Preloads the neighbours of the current picture. */
  readonly preload: boolean;
};

const posterUrl = (picture: Picture): string =>
  picture.kind === "photo" ? picture.url : `/${STUDIO_FOLDER}/${paintedFileName(picture)}`;

const Film = ({ film, sizes }: { readonly film: FilmView; readonly sizes: string }) => (
  <div className="gallery-stage-film">
    <FilmStage
      film={film.film}
      title={film.title}
      poster={<VehiclePicture picture={film.poster} view="front" sizes={sizes} />}
    />
    <p className="gallery-film-source">
      {filmStrings.notice(film.film.host)}{" "}
      <Link href={film.href} rel="noopener external">
        {filmStrings.open(film.site)}
      </Link>
    </p>
  </div>
);

type GalleryMediumProps = { readonly medium: Medium; readonly sizes: string; readonly eager: boolean };

/** A picture, or a film without autoplay. */
const GalleryMedium = ({ medium, sizes, eager }: GalleryMediumProps) => {
  if (medium.type === "picture") {
    return <VehiclePicture picture={medium.picture} view={medium.view} sizes={sizes} eager={eager} large />;
  }
  if (medium.type === "film") return <Film film={medium} sizes={sizes} />;
  return (
    <video
      src={medium.url}
      poster={posterUrl(medium.poster)}
      controls
      muted
      playsInline
      preload="none"
      className="vehicle-picture studio"
      aria-label={medium.alt}
    />
  );
};

export const Strip = ({ media, sizes, view, anchors = false, preload, className, ...rest }: StripProps) => (
  <ul
    {...rest}
    className={className ? `gallery-strip ${className}` : "gallery-strip"}
    ref={view.strip}
    tabIndex={0}
    aria-label={strings.strip}
    onScroll={view.onScroll}
  >
    {media.map((medium, index) => (
      <li key={index} id={anchors ? `vue-${index + 1}` : undefined}>
        <GalleryMedium
          medium={medium}
          sizes={sizes}
          eager={preload ? Math.abs(index - view.current) <= 1 : index === 0}
        />
      </li>
    ))}
  </ul>
);

type ArrowsProps = { readonly current: number; readonly count: number; readonly show: (index: number) => void };

/** The buttons stay at both ends, since removing the focused button would lose the focus. */
export const Arrows = ({ current, count, show }: ArrowsProps) => (
  <div className="gallery-tools gallery-arrows with-script no-print">
    <button
      type="button"
      className="round"
      aria-label={strings.previous}
      aria-disabled={current === 0}
      onClick={() => show(current - 1)}
    >
      <BackIcon />
    </button>
    <span className="figures" aria-live="polite">
      <span aria-hidden="true">
        {current + 1} / {count}
      </span>
      <span className="sr-only">{strings.go(current + 1, count)}</span>
    </span>
    <button
      type="button"
      className="round"
      aria-label={strings.next}
      aria-disabled={current === count - 1}
      onClick={() => show(current + 1)}
    >
      <ArrowIcon />
    </button>
  </div>
);
