import { useEffect, useRef } from "react";

/** Calls `callback` when the network returns, while `enabled`. */
export const useWhenOnline = (enabled: boolean, callback: () => void): void => {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const onOnline = () => latest.current();
    globalThis.addEventListener("online", onOnline);
    return () => globalThis.removeEventListener("online", onOnline);
  }, [enabled]);
};
