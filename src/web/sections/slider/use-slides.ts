import { useRef, useState } from "react";

type Ends = { readonly first: boolean; readonly last: boolean };

/** A row that is pushed on by one at a time; where it stands is read off its scroll position. */
export const useSlides = () => {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ first: true, last: false });
  const push = (by: 1 | -1): void => {
    const [one, next] = row.current?.children ?? [];
    if (!(one instanceof HTMLElement) || !(next instanceof HTMLElement)) return;
    row.current?.scrollBy({ left: by * (next.offsetLeft - one.offsetLeft) });
  };
  const onScroll = (): void => {
    if (!row.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    const now = { first: scrollLeft < 8, last: scrollLeft + clientWidth > scrollWidth - 8 };
    if (now.first !== ends.first || now.last !== ends.last) setEnds(now);
  };
  return { row, ends, push, onScroll };
};
