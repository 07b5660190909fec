import type { HTMLAttributes } from "react";
import { ArrowIcon, BackIcon } from "../../../ui/icons/icons.tsx";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import { GalleryMedium } from "./gallery-medium.tsx";
import type { GalleryMediumView as Medium } from "./gallery-view.ts";
import type { StripState } from "./use-strip.ts";

const strings = vehiclePageStrings.gallery;

type StripProps = Omit<HTMLAttributes<HTMLUListElement>, "children"> & {
  readonly media: readonly Medium[];
  readonly sizes: string;
  readonly view: StripState;
  /** Gives each picture an id, so that thumbnails work without scripts. */
  readonly anchors?: boolean;
  /** Preloads the neighbours of the current picture. */
  readonly preload: boolean;
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
  <div className="gallery-tools gallery-arrows with-script">
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
