import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** History entries with an open fold. */
const openEntries = new Set<string>();

/** Reopens a fold when the visitor returns to its page, before the scroll position is restored. */
export const useRestoredExpansion = () => {
  const { key } = useLocation();
  const ref = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (ref.current === null) return;
    if (ref.current.open) openEntries.add(key);
    ref.current.open = openEntries.has(key);
  }, [key]);
  const onToggle = () => {
    if (ref.current?.open) openEntries.add(key);
    else openEntries.delete(key);
  };
  return { ref, onToggle };
};
