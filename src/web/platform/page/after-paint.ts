import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Calls back once the next frame is painted. Returns a function that cancels it. */
export const afterPaint = (callback: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

const subscribe = (): (() => void) => () => undefined;

/**
 * False in the first frame of a page that the router opens, unless `isAtOnce` is true there. True in a document, whose
 * markup is there.
 */
const usePainted = (isAtOnce: () => boolean): boolean => {
  const isDocument = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isPainted, setPainted] = useState(() => isDocument || isAtOnce());
  useEffect(() => {
    if (isPainted) return;
    return afterPaint(() => startTransition(() => setPainted(true)));
  }, [isPainted]);
  return isPainted;
};

/**
 * False in the first frame of a page that the router opens, so that what is below the screen is rendered after it. True
 * where the visitor goes below the first screen: an anchor, or a step back unless the page knows what was in view.
 */
export const useIsPainted = (isViewKnown = false): boolean => {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  return usePainted(() => (isBack && !isViewKnown) || hash !== "");
};

/**
 * False in the first frame of a page that the router opens on a narrow screen, where what `query` brings into view is
 * closed: it is rendered after that frame.
 */
export const useIsPaintedOrMatches = (query: string): boolean => usePainted(() => matchMedia(query).matches);

/** https://wicg.github.io/nav-speculation/prerendering.html */
type PrerenderedDocument = Document & { readonly prerendering?: boolean };

/** Calls back at once, or when the visitor opens the prerendered page. */
export const whenDisplayed = (callback: () => void): void => {
  const page: PrerenderedDocument = document;
  if (page.prerendering === true) page.addEventListener("prerenderingchange", callback, { once: true });
  else callback();
};

/** Resolves when the browser has nothing else to do, or after two seconds. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 1);
  });
