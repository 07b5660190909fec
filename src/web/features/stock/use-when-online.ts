import { useEffect, useRef } from "react";

/** Does it by itself once the network is back, while `waits`. */
export const useWhenOnline = (waits: boolean, act: () => void): void => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!waits) return undefined;
    const onOnline = () => latest.current();
    globalThis.addEventListener("online", onOnline);
    return () => globalThis.removeEventListener("online", onOnline);
  }, [waits]);
};
