import { useEffect, useState, type MouseEvent } from "react";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ArrowIcon, BackIcon, ExpandIcon } from "../../../ui/icons/icons.tsx";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { VehiclePicture } from "../stock/vehicle-picture.tsx";
import type { GalleryMedium } from "./gallery-view.ts";
import { useStrip } from "./use-strip.ts";

const words = vehiclePageStrings.gallery;

const Medium = ({
  medium,
  sizes,
  eager,
}: {
  readonly medium: GalleryMedium;
  readonly sizes: string;
  readonly eager: boolean;
}) =>
  medium.type === "video" ? (
    <video src={medium.url} controls preload="none" className="vehicle-picture" aria-label={medium.alt} />
  ) : (
    <VehiclePicture picture={medium.picture} view={medium.view} sizes={sizes} eager={eager} />
  );

const Arrows = ({ current, count, show }: { current: number; count: number; show: (index: number) => void }) => (
  <div className="gallery-arrows with-script">
    <button
      type="button"
      className="round"
      aria-label={words.previous}
      disabled={current === 0}
      onClick={() => show(current - 1)}
    >
      <BackIcon />
    </button>
    <span className="figures" aria-live="polite">
      {current + 1} / {count}
    </span>
    <button
      type="button"
      className="round"
      aria-label={words.next}
      disabled={current === count - 1}
      onClick={() => show(current + 1)}
    >
      <ArrowIcon />
    </button>
  </div>
);

type StripProps = { readonly media: readonly GalleryMedium[]; readonly anchors: boolean; readonly sizes: string };

const Strip = ({
  media,
  anchors,
  sizes,
  view,
}: StripProps & { readonly view: Omit<ReturnType<typeof useStrip>, "jump"> }) => (
  <ul
    className="gallery-strip"
    ref={view.strip}
    tabIndex={0}
    aria-label={words.strip}
    onScroll={view.onScroll}
    onKeyDown={anchors ? view.onKeyDown : undefined}
  >
    {media.map((medium, index) => (
      <li key={index} id={anchors ? `vue-${index + 1}` : undefined}>
        <Medium medium={medium} sizes={sizes} eager={index === 0} />
      </li>
    ))}
  </ul>
);

type FullScreenProps = {
  readonly media: readonly GalleryMedium[];
  /** The picture one comes from. */
  readonly start: number;
  readonly open: boolean;
  readonly onClose: () => void;
};

const FullScreen = ({ media, start, open, onClose }: FullScreenProps) => {
  const { jump, ...view } = useStrip(media.length);
  useEffect(() => {
    if (open) jump(start);
  }, [open, start, jump]);
  return (
    <Dialog label={words.full} closeLabel={words.close} open={open} onClose={onClose} onKeyDown={view.onKeyDown}>
      <div className="gallery-full">
        <Strip media={media} anchors={false} sizes="100vw" view={view} />
        <Arrows current={view.current} count={media.length} show={view.show} />
      </div>
    </Dialog>
  );
};

export const Gallery = ({ media }: { readonly media: readonly GalleryMedium[] }) => {
  const view = useStrip(media.length);
  const [full, setFull] = useState(false);
  const go = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    view.show(index);
  };
  const drawn = media[0]?.type === "picture" && media[0].picture.kind === "studio";
  return (
    <section aria-label={words.label} className="gallery">
      <div className="gallery-stage">
        <Strip media={media} anchors sizes="(width >= 64rem) 860px, 100vw" view={view} />
        <Arrows current={view.current} count={media.length} show={view.show} />
        <button
          type="button"
          className="gallery-enlarge round with-script"
          aria-label={words.enlarge}
          onClick={() => setFull(true)}
        >
          <ExpandIcon />
        </button>
      </div>
      <ol className="gallery-thumbs no-print">
        {media.map((medium, index) => (
          <li key={index}>
            <a
              href={`#vue-${index + 1}`}
              onClick={go(index)}
              aria-label={words.go(index + 1, media.length)}
              aria-current={index === view.current ? "true" : undefined}
            >
              {medium.type === "picture" && (
                <VehiclePicture picture={{ ...medium.picture, alt: "" }} view={medium.view} sizes="120px" />
              )}
            </a>
          </li>
        ))}
      </ol>
      {drawn && <p className="gallery-note">{words.illustration}</p>}
      <FullScreen media={media} start={view.current} open={full} onClose={() => setFull(false)} />
    </section>
  );
};
