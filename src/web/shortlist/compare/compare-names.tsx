import { type RefObject, useEffect, useRef } from "react";
import type { CompareColumn } from "./compare-view.ts";

/** Root margin: a header below the window counts as visible. */
const BELOW_WINDOW = "0px 0px 100000px";

/**
 * Shows the names while the table header is above the window, and aligns them with its columns. Returns a function that
 * stops it.
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
  /** The horizontally scrolling element: a header inside it cannot be sticky at the top of the page. */
  readonly region: RefObject<HTMLElement | null>;
};

/**
 * Sticky column names for tables that scroll horizontally. Hidden from assistive technology, which reads the table
 * header.
 */
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
