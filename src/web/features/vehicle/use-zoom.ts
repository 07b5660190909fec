import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import { CLOSE_UP, FIT, isDoubleTap, panBy, zoomTo, type Frame, type Point, type Tap, type Zoom } from "./zoom.ts";

const CENTRE: Point = { x: 0, y: 0 };

/** What one press of a button or a key enlarges by. */
const STEP = 1.5;

const TAP_PX = 10;

const spread = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

const pointIn = (strip: HTMLElement, event: { readonly clientX: number; readonly clientY: number }): Point => {
  const box = strip.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
};

/** The picture that shows in the strip and its frame; null while a film or nothing does. */
const shownIn = (strip: HTMLElement, index: number): { picture: HTMLElement; frame: Frame } | null => {
  const picture = strip.children[index]?.querySelector("img");
  if (!picture) return null;
  const frame = {
    width: strip.clientWidth,
    height: strip.clientHeight,
    pictureWidth: picture.offsetWidth,
    pictureHeight: picture.offsetHeight,
  };
  return { picture, frame };
};

const place = (picture: HTMLElement, { x, y, scale }: Zoom): void => {
  picture.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
};

/** The picture in view, enlarged and moved; its style is set by hand, for a finger's every move would be a rendering. */
const useTransform = (strip: RefObject<HTMLElement | null>, current: number) => {
  const zoom = useRef<Zoom>(FIT);
  const [scale, setScale] = useState(1);
  const change = (next: (zoom: Zoom, frame: Frame) => Zoom): void => {
    const shown = strip.current && shownIn(strip.current, current);
    if (!shown) return;
    zoom.current = next(zoom.current, shown.frame);
    place(shown.picture, zoom.current);
    setScale(zoom.current.scale);
  };
  return { scale, change };
};

type Change = ReturnType<typeof useTransform>["change"];

/** One finger moves what is enlarged, two enlarge it, a double tap does both. */
const useFingers = (strip: RefObject<HTMLElement | null>, change: Change) => {
  const fingers = useRef(new Map<number, Point>());
  const landed = useRef<Point>(CENTRE);
  const lastTap = useRef<Tap | null>(null);
  const onPointerDown = (event: PointerEvent): void => {
    if (!strip.current || event.button !== 0) return;
    const point = pointIn(strip.current, event);
    fingers.current.set(event.pointerId, point);
    landed.current = point;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before || !strip.current) return;
    const now = pointIn(strip.current, event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    change((zoom, frame) => {
      if (!other) return panBy(zoom, minus(now, before), frame);
      const pinched = zoom.scale * (spread(now, other) / Math.max(spread(before, other), 1));
      const moved = minus(middle(now, other), middle(before, other));
      return panBy(zoomTo(zoom, pinched, middle(now, other), frame), moved, frame);
    });
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (!fingers.current.delete(event.pointerId) || !strip.current) return;
    const tap = { ...pointIn(strip.current, event), at: event.timeStamp };
    if (fingers.current.size > 0 || spread(tap, landed.current) > TAP_PX) {
      lastTap.current = null;
    } else if (isDoubleTap(lastTap.current, tap)) {
      lastTap.current = null;
      change((zoom, frame) => zoomTo(zoom, zoom.scale > 1 ? 1 : CLOSE_UP, tap, frame));
    } else {
      lastTap.current = tap;
    }
  };
  const onPointerCancel = (event: PointerEvent): void => void fingers.current.delete(event.pointerId);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave: onPointerCancel };
};

/** Listened to by hand: React's own listeners may not keep the browser from scrolling or zooming the page. */
const useWheel = (strip: RefObject<HTMLElement | null>, change: Change): void => {
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      const at = pointIn(element, event);
      latest.current((zoom, frame) => {
        if (event.ctrlKey || zoom.scale > 1) event.preventDefault();
        if (event.ctrlKey) return zoomTo(zoom, zoom.scale * Math.exp(-event.deltaY / 200), at, frame);
        return zoom.scale > 1 ? panBy(zoom, { x: -event.deltaX, y: -event.deltaY }, frame) : zoom;
      });
    };
    const onTouchMove = (event: TouchEvent): void => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("touchmove", onTouchMove, { passive: false });
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("touchmove", onTouchMove);
    };
  }, [strip]);
};

/** Enlarging the picture that shows in a strip: by fingers, wheel, buttons and keys. */
export const useZoom = (strip: RefObject<HTMLElement | null>, current: number) => {
  const { scale, change } = useTransform(strip, current);
  const fingers = useFingers(strip, change);
  useWheel(strip, change);
  return {
    scale,
    fingers,
    enlarge: () => change((zoom, frame) => zoomTo(zoom, zoom.scale * STEP, CENTRE, frame)),
    reduce: () => change((zoom, frame) => zoomTo(zoom, zoom.scale / STEP, CENTRE, frame)),
    reset: () => change(() => FIT),
    pan: (by: Point) => change((zoom, frame) => panBy(zoom, by, frame)),
  };
};
