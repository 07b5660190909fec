import { useEffect, type DragEvent, type KeyboardEvent } from "react";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { MinusIcon, PlusIcon } from "../../../ui/icons/icons.tsx";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import { Arrows, Strip, useStrip } from "./gallery-strip.tsx";
import type { GalleryMediumView } from "./gallery-view.ts";
import { MAX_SCALE, useZoom } from "./use-zoom.ts";

const strings = vehiclePageStrings.gallery;

const PAN_PX = 80;

const PANS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_PX },
  ArrowDown: { x: 0, y: -PAN_PX },
};

type ZoomState = ReturnType<typeof useZoom>;

const ZoomTools = ({ zoom }: { readonly zoom: ZoomState }) => (
  <div className="gallery-tools gallery-zoom no-print">
    <button
      type="button"
      className="round"
      aria-label={strings.zoomOut}
      aria-disabled={zoom.scale === 1}
      onClick={zoom.reduce}
    >
      <MinusIcon />
    </button>
    <span className="figures" aria-live="polite">
      {strings.zoom(Math.round(zoom.scale * 100))}
    </span>
    <button
      type="button"
      className="round"
      aria-label={strings.zoomIn}
      aria-disabled={zoom.scale === MAX_SCALE}
      onClick={zoom.enlarge}
    >
      <PlusIcon />
    </button>
  </div>
);

/** Ctrl, Cmd and Alt combinations are left to the browser. */
const zoomByKey = (event: KeyboardEvent, zoom: ZoomState): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const action = { "+": zoom.enlarge, "=": zoom.enlarge, "-": zoom.reduce, "0": zoom.reset }[event.key];
  const offset = zoom.scale > 1 ? PANS[event.key] : undefined;
  if (action) action();
  else if (offset) zoom.pan(offset);
  else return false;
  event.preventDefault();
  return true;
};

const preventDrag = (event: DragEvent): void => event.preventDefault();

export type FullScreenProps = {
  readonly media: readonly GalleryMediumView[];
  /** Index of the first picture. */
  readonly startIndex: number;
  /** Called with the index of the current picture. */
  readonly onClose: (current: number) => void;
};

/** Full-screen gallery with zoom; mounted while it is open. */
export const FullScreen = ({ media, startIndex, onClose }: FullScreenProps) => {
  const view = useStrip(media.length);
  const zoom = useZoom(view.strip, view.current);
  const { jump } = view;
  useEffect(() => {
    jump(startIndex);
  }, [startIndex, jump]);
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
    <Dialog label={strings.full} closeLabel={strings.close} onClose={() => onClose(view.current)} onKeyDown={onKeyDown}>
      <div className="gallery-full">
        <Strip
          media={media}
          sizes="200vw"
          view={view}
          preload
          className={zoom.scale > 1 ? "is-zoomed" : ""}
          onDragStart={preventDrag}
          {...zoom.pointers}
        />
        {isPicture && <ZoomTools zoom={zoom} />}
        <Arrows current={view.current} count={media.length} show={show} />
      </div>
    </Dialog>
  );
};
