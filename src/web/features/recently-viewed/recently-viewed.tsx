import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from "react";
import type { ViewedListProps } from "./viewed-list.tsx";
import { onViewedChange, rememberViewed, viewedIds, viewedText } from "./viewed-ids.ts";

/** The list is fetched so far ahead that it is there when one comes to it, and moves nothing that is in view. */
const AHEAD = "600px";

/** The list's code, once the place where it goes comes near the window. */
const useListNear = () => {
  const place = useRef<HTMLDivElement>(null);
  const [List, setList] = useState<ComponentType<ViewedListProps> | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const { ViewedList } = await import("./viewed-list.tsx");
        setList(() => ViewedList);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, List };
};

/**
 * The vehicles looked at in this tab, the newest first; nothing without scripts. `current`: the vehicle whose page this
 * is, which is remembered and not shown.
 */
export const RecentlyViewed = ({ current }: { readonly current?: number }) => {
  const text = useSyncExternalStore(onViewedChange, viewedText, () => "");
  const { place, List } = useListNear();
  useEffect(() => {
    if (current !== undefined) rememberViewed(current);
  }, [current]);
  const ids = viewedIds(text).filter((id) => id !== current);
  return <div ref={place}>{List && <List ids={ids.slice(0, 6)} />}</div>;
};
