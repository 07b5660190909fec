import type { HTMLAttributes } from "react";
import { ArrowIcon, BackIcon } from "../../../ui/icons/icons.tsx";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { GalleryMedium } from "./gallery-medium.tsx";
import type { GalleryMedium as Medium } from "./gallery-view.ts";
import type { StripState } from "./use-strip.ts";

const words = vehiclePageStrings.gallery;

type StripProps = Omit<HTMLAttributes<HTMLUListElement>, "children"> & {
  readonly media: readonly Medium[];
  readonly sizes: string;
  readonly view: StripState;
  /** Each picture is an anchor's target, so that thumbnails lead to it without scripts. */
  readonly anchors?: boolean;
  /** Somebody turned to the pictures: those beside the one that shows are fetched ahead. */
  readonly ahead: boolean;
};

export const Strip = ({ media, sizes, view, anchors = false, ahead, className, ...rest }: StripProps) => (
  <ul
    {...rest}
    className={className ? `gallery-strip ${className}` : "gallery-strip"}
    ref={view.strip}
    tabIndex={0}
    aria-label={words.strip}
    onScroll={view.onScroll}
  >
    {media.map((medium, index) => (
      <li key={index} id={anchors ? `vue-${index + 1}` : undefined}>
        <GalleryMedium
          medium={medium}
          sizes={sizes}
          eager={ahead ? Math.abs(index - view.current) <= 1 : index === 0}
        />
      </li>
    ))}
  </ul>
);

type ArrowsProps = { readonly current: number; readonly count: number; readonly show: (index: number) => void };

/** They stay where they are at either end: a button that is taken away takes the focus with it. */
export const Arrows = ({ current, count, show }: ArrowsProps) => (
  <div className="gallery-tools gallery-arrows with-script">
    <button
      type="button"
      className="round"
      aria-label={words.previous}
      aria-disabled={current === 0}
      onClick={() => show(current - 1)}
    >
      <BackIcon />
    </button>
    <span className="figures" aria-live="polite">
      <span aria-hidden="true">
        {current + 1} / {count}
      </span>
      <span className="sr-only">{words.go(current + 1, count)}</span>
    </span>
    <button
      type="button"
      className="round"
      aria-label={words.next}
      aria-disabled={current === count - 1}
      onClick={() => show(current + 1)}
    >
      <ArrowIcon />
    </button>
  </div>
);
