import { useEffect, type DragEvent, type KeyboardEvent } from "react";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { MinusIcon, PlusIcon } from "../../../ui/icons/icons.tsx";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { Arrows, Strip } from "./gallery-strip.tsx";
import type { GalleryMedium } from "./gallery-view.ts";
import { useStrip } from "./use-strip.ts";
import { useZoom } from "./use-zoom.ts";
import { MOST } from "./zoom.ts";

const words = vehiclePageStrings.gallery;

const PAN_PX = 80;

const PANS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_PX },
  ArrowDown: { x: 0, y: -PAN_PX },
};

type Zooming = ReturnType<typeof useZoom>;

const ZoomTools = ({ zoom }: { readonly zoom: Zooming }) => (
  <div className="gallery-tools gallery-zoom">
    <button
      type="button"
      className="round"
      aria-label={words.reduce}
      aria-disabled={zoom.scale === 1}
      onClick={zoom.reduce}
    >
      <MinusIcon />
    </button>
    <span className="figures" aria-live="polite">
      {words.zoom(Math.round(zoom.scale * 100))}
    </span>
    <button
      type="button"
      className="round"
      aria-label={words.zoomIn}
      aria-disabled={zoom.scale === MOST}
      onClick={zoom.enlarge}
    >
      <PlusIcon />
    </button>
  </div>
);

/** The browser's own keys for its page (with Ctrl or Cmd) stay its own. */
const zoomByKey = (event: KeyboardEvent, zoom: Zooming): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const act = { "+": zoom.enlarge, "=": zoom.enlarge, "-": zoom.reduce, "0": zoom.reset }[event.key];
  const by = zoom.scale > 1 ? PANS[event.key] : undefined;
  if (act) act();
  else if (by) zoom.pan(by);
  else return false;
  event.preventDefault();
  return true;
};

const keepStill = (event: DragEvent): void => event.preventDefault();

export type FullScreenProps = {
  readonly media: readonly GalleryMedium[];
  /** The picture one comes from. */
  readonly start: number;
  /** With the picture one comes back from. */
  readonly onClose: (current: number) => void;
};

/** The pictures over the whole screen, to be enlarged; there while it is looked at. */
export const FullScreen = ({ media, start, onClose }: FullScreenProps) => {
  const view = useStrip(media.length);
  const zoom = useZoom(view.strip, view.current);
  const { jump } = view;
  useEffect(() => {
    jump(start);
  }, [start, jump]);
  const show = (index: number): void => {
    zoom.reset();
    view.show(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (zoomByKey(event, zoom)) return;
    if (["Home", "End"].includes(event.key)) zoom.reset();
    view.onKeyDown(event);
  };
  const isPicture = media[view.current]?.type === "picture";
  return (
    <Dialog
      label={words.full}
      closeLabel={words.close}
      open
      onClose={() => onClose(view.current)}
      onKeyDown={onKeyDown}
    >
      <div className="gallery-full">
        <Strip
          media={media}
          sizes="200vw"
          view={view}
          ahead
          className={zoom.scale > 1 ? "is-zoomed" : ""}
          onDragStart={keepStill}
          {...zoom.fingers}
        />
        {isPicture && <ZoomTools zoom={zoom} />}
        <Arrows current={view.current} count={media.length} show={show} />
      </div>
    </Dialog>
  );
};
