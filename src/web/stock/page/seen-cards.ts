import { type RefObject, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** The cards of a page when the visitor left it. */
export type SeenCards = {
  /** Width of the window, in pixels. */
  readonly width: number;
  /** Height of each card, in pixels. */
  readonly heights: readonly number[];
  /** Indices of the cards in view. */
  readonly inView: ReadonlySet<number>;
};

/** By the key of the entry in the browser's history. */
const seenCards = new Map<string, SeenCards>();

/** What was in view when the visitor left the page that a step back or forward returns to; null on any other page. */
export const useSeenCards = (): SeenCards | null => {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const seen = isBack ? seenCards.get(key) : undefined;
  return seen?.width === globalThis.innerWidth ? (seen ?? null) : null;
};

/** Remembers heights of the cards, the children of `list`, and which are in view. An observer causes no layout. */
export const useRememberSeen = (list: RefObject<HTMLElement | null>, cards: readonly unknown[]): void => {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const heights: number[] = [];
    const inView = new Set<number>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const index = items.indexOf(target);
        heights[index] = boundingClientRect.height;
        if (isIntersecting) inView.add(index);
        else inView.delete(index);
      }
    });
    for (const item of items) observer.observe(item);
    return () => {
      observer.disconnect();
      if (heights.length > 0) seenCards.set(key, { width: innerWidth, heights, inView });
    };
  }, [list, cards, key]);
};
