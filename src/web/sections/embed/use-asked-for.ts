import { useEffect, useState, useSyncExternalStore } from "react";

const KEY = "askedFor";

/** A browser that keeps nothing for us throws. */
const kept = (work: (storage: Storage) => string | null): string | null => {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
};

const takeKept = (): string | null =>
  kept((storage) => {
    const src = storage.getItem(KEY);
    storage.removeItem(KEY);
    return src;
  });

/** What was asked for just before this page was loaded whole. */
const ASKED_BEFORE = typeof document === "undefined" ? null : takeKept();

const neverChanges = () => () => {};

const loadWhole = (src: string): void => {
  kept((storage) => {
    storage.setItem(KEY, src);
    return null;
  });
  location.reload();
};

/**
 * Whether a visitor asked for what others serve. A page reached from another of ours has the policy of the one that the
 * browser loaded, which may not allow this host: then the page is loaded whole, once, and goes on from there.
 */
export const useAskedFor = (src: string | null) => {
  const [clicked, setClicked] = useState(false);
  const before = useSyncExternalStore(
    neverChanges,
    () => src !== null && ASKED_BEFORE === src,
    () => false,
  );
  useEffect(() => {
    if (!clicked || before || src === null) return;
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === "frame-src") loadWhole(src);
    };
    document.addEventListener("securitypolicyviolation", refused);
    return () => document.removeEventListener("securitypolicyviolation", refused);
  }, [clicked, before, src]);
  return { asked: clicked || before, ask: () => setClicked(true) };
};
