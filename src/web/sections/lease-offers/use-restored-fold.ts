import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Entries of the history whose fold is open. */
const openEntries = new Set<string>();

/** Opens a fold again when the visitor comes back to its page, before the scroll position is restored. */
export const useRestoredFold = () => {
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
