import { useCallback, useRef, useState, type KeyboardEvent } from "react";

/** While a strip still runs to where it was sent, the next step counts from there. */
const RUNS_FOR_MS = 500;

/** A strip that snaps picture by picture; which one shows is read off its scroll position. */
export const useStrip = (count: number) => {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const sent = useRef({ to: 0, at: -Infinity });
  const show = (index: number) => {
    const kept = Math.min(Math.max(index, 0), count - 1);
    sent.current = { to: kept, at: performance.now() };
    strip.current?.scrollTo({ left: kept * strip.current.clientWidth });
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
    const from = performance.now() - sent.current.at < RUNS_FOR_MS ? sent.current.to : current;
    const goal = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: count - 1 }[event.key];
    if (goal === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    show(goal);
  };
  return { strip, current, show, jump, onScroll, onKeyDown };
};

export type StripState = ReturnType<typeof useStrip>;
