import { useCallback, useRef, useState, type KeyboardEvent } from "react";

/** A strip that snaps picture by picture; which one shows is read off its scroll position. */
export const useStrip = (count: number) => {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    const kept = Math.min(Math.max(index, 0), count - 1);
    strip.current?.scrollTo({ left: kept * strip.current.clientWidth, behavior: "smooth" });
  };
  const jump = useCallback((index: number) => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: "instant" });
  }, []);
  const onScroll = () => {
    const element = strip.current;
    if (element) setCurrent(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  };
  return { strip, current, show, jump, onScroll, onKeyDown };
};
