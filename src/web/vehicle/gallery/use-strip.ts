import { useCallback, useRef, useState, type KeyboardEvent } from "react";

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
