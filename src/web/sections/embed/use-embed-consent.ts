import { useEffect, useState, useSyncExternalStore } from "react";

const STORAGE_KEY = "askedFor";

/** Storage access throws if the browser forbids it. */
const withStorage = (operation: (storage: Storage) => string | null): string | null => {
  try {
    return operation(sessionStorage);
  } catch {
    return null;
  }
};

const takeStoredSrc = (): string | null =>
  withStorage((storage) => {
    const src = storage.getItem(STORAGE_KEY);
    storage.removeItem(STORAGE_KEY);
    return src;
  });

/** URL accepted just before the reload. */
const ACCEPTED_BEFORE_RELOAD = typeof document === "undefined" ? null : takeStoredSrc();

const subscribeNever = () => () => {};

const reloadAccepted = (src: string): void => {
  withStorage((storage) => {
    storage.setItem(STORAGE_KEY, src);
    return null;
  });
  location.reload();
};

/**
 * After client-side navigation the content policy of the first page still applies and may block a frame's host; the
 * page then reloads once and continues.
 */
export const useReloadIfBlocked = (src: string | null, isLoading: boolean): void =>
  useEffect(() => {
    if (!isLoading || src === null || src === ACCEPTED_BEFORE_RELOAD) return;
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === "frame-src") reloadAccepted(src);
    };
    document.addEventListener("securitypolicyviolation", onViolation);
    return () => document.removeEventListener("securitypolicyviolation", onViolation);
  }, [isLoading, src]);

/** Consent to load one third-party URL once. */
export const useEmbedConsent = (src: string | null) => {
  const [clicked, setClicked] = useState(false);
  const acceptedBefore = useSyncExternalStore(
    subscribeNever,
    () => src !== null && ACCEPTED_BEFORE_RELOAD === src,
    () => false,
  );
  useReloadIfBlocked(src, clicked);
  return { accepted: clicked || acceptedBefore, accept: () => setClicked(true) };
};
