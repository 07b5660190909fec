import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";

/** Pixels from the centre of the frame, to the right and down. */
type PicturePoint = { readonly x: number; readonly y: number };

/** `scale` relative to the fitted size; x and y offset the centre of the picture. */
export type Zoom = PicturePoint & { readonly scale: number };

/** Size of the frame and of the fitted picture in pixels. */
export type ZoomFrame = {
  readonly width: number;
  readonly height: number;
  readonly pictureWidth: number;
  readonly pictureHeight: number;
};

export const FIT: Zoom = { scale: 1, x: 0, y: 0 };

/** Largest scale at which pictures are still sharp. */
export const MAX_SCALE = 4;

const DOUBLE_TAP_SCALE = 2.5;

const clamp = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit);

// Limits panning to the edges of the picture.
const clampToFrame = ({ scale, x, y }: Zoom, frame: ZoomFrame): Zoom => ({
  scale,
  x: clamp(x, Math.max(0, (frame.pictureWidth * scale - frame.width) / 2)),
  y: clamp(y, Math.max(0, (frame.pictureHeight * scale - frame.height) / 2)),
});

/** Scales to `scale`, clamped to 1…`MAX_SCALE`, around `center`, which stays fixed as far as the edges allow. */
export const zoomTo = (zoom: Zoom, scale: number, center: PicturePoint, frame: ZoomFrame): Zoom => {
  const next = Math.min(Math.max(scale, 1), MAX_SCALE);
  const ratio = next / zoom.scale;
  const moved = { x: center.x - (center.x - zoom.x) * ratio, y: center.y - (center.y - zoom.y) * ratio };
  return clampToFrame({ scale: next, ...moved }, frame);
};

export const panBy = (zoom: Zoom, by: PicturePoint, frame: ZoomFrame): Zoom =>
  clampToFrame({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, frame);

/** `time` in milliseconds. */
type Tap = PicturePoint & { readonly time: number };

const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 40;

export const isDoubleTap = (first: Tap | null, second: Tap): boolean =>
  first !== null &&
  second.time - first.time < DOUBLE_TAP_MS &&
  Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_TAP_PX;

const CENTER: PicturePoint = { x: 0, y: 0 };

/** Factor per button or key press. */
const ZOOM_STEP = 1.5;

const MAX_TAP_TRAVEL_PX = 10;

const distance = (a: PicturePoint, b: PicturePoint): number => Math.hypot(a.x - b.x, a.y - b.y);
const midpoint = (a: PicturePoint, b: PicturePoint): PicturePoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const subtract = (a: PicturePoint, b: PicturePoint): PicturePoint => ({ x: a.x - b.x, y: a.y - b.y });

const pointInStrip = (
  strip: HTMLElement,
  event: { readonly clientX: number; readonly clientY: number },
): PicturePoint => {
  const box = strip.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
};

/** The current picture, a drawing with its words, and its frame; null for videos and films. */
const findPicture = (strip: HTMLElement, index: number): { picture: HTMLElement; frame: ZoomFrame } | null => {
  const picture = strip.children[index]?.querySelector<HTMLElement>(":scope > :is(img, .drawing)");
  if (!picture) return null;
  const frame = {
    width: strip.clientWidth,
    height: strip.clientHeight,
    pictureWidth: picture.offsetWidth,
    pictureHeight: picture.offsetHeight,
  };
  return { picture, frame };
};

const applyTransform = (picture: HTMLElement, { x, y, scale }: Zoom): void => {
  picture.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
};

/** Sets the transform directly on the element: a render per pointer move is too slow. */
const useTransform = (strip: RefObject<HTMLElement | null>, current: number) => {
  const zoom = useRef<Zoom>(FIT);
  const [scale, setScale] = useState(1);
  const update = (next: (zoom: Zoom, frame: ZoomFrame) => Zoom): void => {
    const match = strip.current && findPicture(strip.current, current);
    if (!match) return;
    zoom.current = next(zoom.current, match.frame);
    applyTransform(match.picture, zoom.current);
    setScale(zoom.current.scale);
  };
  return { scale, update };
};

type UpdateZoom = ReturnType<typeof useTransform>["update"];

/** One pointer pans, two pointers pinch, a double tap toggles the zoom. */
const usePointers = (strip: RefObject<HTMLElement | null>, update: UpdateZoom) => {
  const pointers = useRef(new Map<number, PicturePoint>());
  const pressedAt = useRef<PicturePoint>(CENTER);
  const lastTap = useRef<Tap | null>(null);
  const onPointerDown = (event: PointerEvent): void => {
    if (!strip.current || event.button !== 0) return;
    const point = pointInStrip(strip.current, event);
    pointers.current.set(event.pointerId, point);
    pressedAt.current = point;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = pointers.current.get(event.pointerId);
    if (!before || !strip.current) return;
    const now = pointInStrip(strip.current, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    update((zoom, frame) => {
      if (!other) return panBy(zoom, subtract(now, before), frame);
      const pinched = zoom.scale * (distance(now, other) / Math.max(distance(before, other), 1));
      const moved = subtract(midpoint(now, other), midpoint(before, other));
      return panBy(zoomTo(zoom, pinched, midpoint(now, other), frame), moved, frame);
    });
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (!pointers.current.delete(event.pointerId) || !strip.current) return;
    const tap = { ...pointInStrip(strip.current, event), time: event.timeStamp };
    if (pointers.current.size > 0 || distance(tap, pressedAt.current) > MAX_TAP_TRAVEL_PX) {
      lastTap.current = null;
    } else if (isDoubleTap(lastTap.current, tap)) {
      lastTap.current = null;
      update((zoom, frame) => zoomTo(zoom, zoom.scale > 1 ? 1 : DOUBLE_TAP_SCALE, tap, frame));
    } else {
      lastTap.current = tap;
    }
  };
  const onPointerCancel = (event: PointerEvent): void => void pointers.current.delete(event.pointerId);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave: onPointerCancel };
};

/** Native listeners, because React's passive ones cannot prevent scrolling and page zoom. */
const useWheel = (strip: RefObject<HTMLElement | null>, update: UpdateZoom): void => {
  const latest = useRef(update);
  useEffect(() => {
    latest.current = update;
  });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const zoomByWheel = (event: WheelEvent): void => {
      const point = pointInStrip(element, event);
      latest.current((zoom, frame) => {
        if (event.ctrlKey || zoom.scale > 1) event.preventDefault();
        if (event.ctrlKey) return zoomTo(zoom, zoom.scale * Math.exp(-event.deltaY / 200), point, frame);
        return zoom.scale > 1 ? panBy(zoom, { x: -event.deltaX, y: -event.deltaY }, frame) : zoom;
      });
    };
    const preventPageZoom = (event: TouchEvent): void => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    element.addEventListener("wheel", zoomByWheel, { passive: false });
    element.addEventListener("touchmove", preventPageZoom, { passive: false });
    return () => {
      element.removeEventListener("wheel", zoomByWheel);
      element.removeEventListener("touchmove", preventPageZoom);
    };
  }, [strip]);
};

/** Zooms the current picture of a strip by pointer, wheel, buttons and keys. */
export const useZoom = (strip: RefObject<HTMLElement | null>, current: number) => {
  const { scale, update } = useTransform(strip, current);
  const pointers = usePointers(strip, update);
  useWheel(strip, update);
  return {
    scale,
    pointers,
    enlarge: () => update((zoom, frame) => zoomTo(zoom, zoom.scale * ZOOM_STEP, CENTER, frame)),
    reduce: () => update((zoom, frame) => zoomTo(zoom, zoom.scale / ZOOM_STEP, CENTER, frame)),
    reset: () => update(() => FIT),
    pan: (by: PicturePoint) => update((zoom, frame) => panBy(zoom, by, frame)),
  };
};
