import { useRef, useState } from "react";

type Ends = { readonly first: boolean; readonly last: boolean };

/** Scrolls by one slide; the ends are derived from the scroll position. */
export const useSlides = () => {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ first: true, last: false });
  const push = (direction: 1 | -1): void => {
    const [first, next] = row.current?.children ?? [];
    if (!(first instanceof HTMLElement) || !(next instanceof HTMLElement)) return;
    row.current?.scrollBy({ left: direction * (next.offsetLeft - first.offsetLeft) });
  };
  const onScroll = (): void => {
    if (!row.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    const next = { first: scrollLeft < 8, last: scrollLeft + clientWidth > scrollWidth - 8 };
    if (next.first !== ends.first || next.last !== ends.last) setEnds(next);
  };
  return { row, ends, push, onScroll };
};
