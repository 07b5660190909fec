import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode } from "react";
import { whenDisplayed } from "../../platform/page/index.ts";
import type { ViewedListProps } from "./viewed-list.tsx";
import { onViewedChange, addViewed, parseViewedIds, readViewedText } from "./viewed-ids.ts";

/** Loads the list early enough that it does not shift visible content. */
const PRELOAD_MARGIN = "600px";

/** Loads the list's code when its container approaches the viewport. */
const useLazyList = () => {
  const container = useRef<HTMLDivElement>(null);
  const [List, setList] = useState<ComponentType<ViewedListProps> | null>(null);
  useEffect(() => {
    if (!container.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // If the code fails to load, the page simply has no list.
        import("./viewed-list.tsx").then(
          ({ ViewedList }) => setList(() => ViewedList),
          () => undefined,
        );
      },
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return { container, List };
};

type RecentlyViewedProps = {
  /** Added to the list but not displayed. */
  readonly currentId?: number;
  /** Where no vehicle was viewed, and without scripts. */
  readonly fallback?: ReactNode;
};

/** Vehicles viewed in this tab, newest first. */
export const RecentlyViewed = ({ currentId, fallback }: RecentlyViewedProps) => {
  const text = useSyncExternalStore(onViewedChange, readViewedText, () => "");
  const { container, List } = useLazyList();
  useEffect(() => {
    if (currentId !== undefined) whenDisplayed(() => addViewed(currentId));
  }, [currentId]);
  const ids = parseViewedIds(text).filter((id) => id !== currentId);
  return (
    <>
      {ids.length === 0 && fallback}
      <div ref={container}>{List && <List ids={ids.slice(0, 6)} />}</div>
    </>
  );
};
