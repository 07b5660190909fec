import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { Badge } from "../../../ui/badge/badge.tsx";
import { ExpandIcon, PlayIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { lazyScriptStrings } from "../../platform/lazy-script/index.ts";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import { VehiclePicture } from "../../platform/pictures/index.ts";
import { Arrows, Strip, type StripState, useStrip } from "./gallery-strip.tsx";
import type { GalleryMediumView } from "./gallery-view.ts";
import { useFullScreen } from "./use-full-screen.ts";

const strings = vehiclePageStrings.gallery;

const Thumbnail = ({ medium }: { readonly medium: GalleryMediumView }) => {
  const isVideo = medium.type !== "picture";
  const picture = isVideo ? medium.poster : medium.picture;
  return (
    <>
      <VehiclePicture
        picture={{ ...picture, alt: "" }}
        view={isVideo ? "front" : medium.view}
        sizes="120px"
        isThumbnail
      />
      {isVideo && (
        <span className="gallery-film">
          <PlayIcon />
        </span>
      )}
    </>
  );
};

type ThumbnailsProps = {
  readonly media: readonly GalleryMediumView[];
  readonly current: number;
  readonly show: (index: number) => void;
};

/** Scrolls the current thumbnail into view; without scripts each thumbnail links to its picture. */
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
              medium.type === "picture" ? strings.go(index + 1, media.length) : strings.video(index + 1, media.length)
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

/** Opens the gallery in full screen at the current picture. A film has the full screen of its player. */
const useEnlargement = (media: readonly GalleryMediumView[], view: StripState) => {
  const { FullScreen, hasFailed, prefetch, enter, leave } = useFullScreen();
  const canEnlarge = media[view.current]?.type !== "film";
  const close = (index: number): void => {
    leave();
    view.jump(index);
  };
  return {
    prefetch,
    hasFailed,
    canEnlarge,
    enlarge: () => {
      if (!canEnlarge) return;
      const picture = view.strip.current?.children[view.current]?.querySelector("img");
      if (hasFailed && picture) window.location.assign(picture.currentSrc);
      else enter();
    },
    fullScreen: FullScreen && <FullScreen media={media} startIndex={view.current} onClose={close} />,
  };
};

const EnlargeButton = ({ onClick }: { readonly onClick: () => void }) => (
  <button
    type="button"
    className="gallery-enlarge round round-on-photo with-script no-print"
    aria-label={strings.enlarge}
    aria-haspopup="dialog"
    onClick={onClick}
  >
    <ExpandIcon />
  </button>
);

type VehicleGalleryProps = {
  readonly media: readonly GalleryMediumView[];
  /** "Réservé", "Vendu": on the picture; null while the vehicle is for sale. */
  readonly state?: string | null;
  /** The form that asks for photographs, where there is none; null for a sold vehicle. */
  readonly photoRequestHref?: string | null;
};

export const VehicleGallery = ({ media, state = null, photoRequestHref = null }: VehicleGalleryProps) => {
  const view = useStrip(media.length);
  const { prefetch, hasFailed, canEnlarge, enlarge, fullScreen } = useEnlargement(media, view);
  const [preload, setPreload] = useState(false);
  const startPreloading = (): void => {
    if (preload) return;
    setPreload(true);
    prefetch();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && event.target === event.currentTarget) enlarge();
    else view.onKeyDown(event);
  };
  const isIllustrated = media.some((medium) => medium.type === "picture" && medium.picture.kind === "studio");
  return (
    <section
      aria-label={strings.label}
      className="gallery shrink"
      onPointerEnter={startPreloading}
      onFocus={startPreloading}
    >
      <div className="gallery-stage">
        <Strip
          media={media}
          anchors
          sizes="(width >= 64rem) 860px, 92vw"
          view={view}
          preload={preload}
          onKeyDown={onKeyDown}
          onClick={(event) => event.target instanceof HTMLImageElement && enlarge()}
        />
        {state && (
          <p className="gallery-state">
            <Badge tone="state">{state}</Badge>
          </p>
        )}
        <Arrows current={view.current} count={media.length} show={view.show} />
        {canEnlarge && <EnlargeButton onClick={enlarge} />}
      </div>
      <Thumbnails media={media} current={view.current} show={view.show} />
      {hasFailed && (
        <Notice live>
          <p>{lazyScriptStrings.fullScreen}</p>
        </Notice>
      )}
      {isIllustrated && (
        <p className="gallery-note text-soft">
          {strings.illustration}
          {photoRequestHref && <Link href={photoRequestHref}>{strings.askForPhotos}</Link>}
        </p>
      )}
      {fullScreen}
    </section>
  );
};
