import { useEffect, useState, useSyncExternalStore } from "react";
import { tabStorage } from "../storage/index.ts";

const STORAGE_KEY = "askedFor";

const takeStoredSrc = (): string | null => {
  const src = tabStorage.read(STORAGE_KEY);
  tabStorage.remove(STORAGE_KEY);
  return src;
};

/** URL accepted just before the reload. */
const ACCEPTED_BEFORE_RELOAD = typeof document === "undefined" ? null : takeStoredSrc();

const subscribeNever = () => () => {};

/** Where nothing can be stored, the page could load again without end. */
const reloadAccepted = (src: string): void => {
  if (tabStorage.write(STORAGE_KEY, src)) location.reload();
};

/**
 * After client-side navigation the content policy of the first page still applies and may block the host of a frame or
 * film; the page then reloads once and continues.
 */
export const useReloadIfBlocked = (src: string | null, isLoading: boolean): void =>
  useEffect(() => {
    if (!isLoading || src === null || src === ACCEPTED_BEFORE_RELOAD) return;
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === "frame-src" || effectiveDirective === "media-src") reloadAccepted(src);
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
