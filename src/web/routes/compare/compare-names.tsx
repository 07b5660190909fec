import { type RefObject, useEffect, useRef } from "react";
import type { CompareColumn } from "./compare-view.ts";

/** A head below the window counts as visible: only the upper edge of the window matters. */
const BELOW_WINDOW = "0px 0px 100000px";

/**
 * Shows the names while the head of the table is above the window, and moves them with its columns. Returns what ends it.
 */
const followTable = (names: HTMLElement, region: HTMLElement): (() => void) => {
  const move = () => names.style.setProperty("--compare-scrolled", `${-region.scrollLeft}px`);
  const head = region.querySelector("thead");
  const observer = new IntersectionObserver(([entry]) => void (names.hidden = entry?.isIntersecting ?? true), {
    rootMargin: BELOW_WINDOW,
  });
  if (head) observer.observe(head);
  region.addEventListener("scroll", move, { passive: true });
  move();
  return () => {
    observer.disconnect();
    region.removeEventListener("scroll", move);
  };
};

type CompareNamesProps = {
  readonly columns: readonly CompareColumn[];
  /** An element that scrolls sideways: a head in it cannot stay at the top of the page. */
  readonly region: RefObject<HTMLElement | null>;
};

/** The names of the columns at the top of the page, for tables that scroll sideways; the head of the table is what is read. */
export const CompareNames = ({ columns, region }: CompareNamesProps) => {
  const names = useRef<HTMLDivElement>(null);
  useEffect(() => (names.current && region.current ? followTable(names.current, region.current) : undefined), [region]);
  return (
    <div ref={names} className="compare-names no-print" aria-hidden="true" hidden>
      <div className="compare-names-row">
        {columns.map(({ id, title }) => (
          <span key={id}>{title}</span>
        ))}
      </div>
    </div>
  );
};
