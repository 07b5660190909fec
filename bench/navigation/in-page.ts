declare global {
  interface Window {
    /** When the awaited frame was painted, in milliseconds since 1970. */
    paintedAt: number | undefined;
    /** Awaits the first frame in which the page has another heading. */
    awaitFrame: () => void;
  }
}

/**
 * Runs in every document before its own scripts. A document that a navigation opens has its frame at its first
 * contentful paint; a page that a script shows, at the first frame after its heading has changed.
 */
export const observeFrames = (): void => {
  const setPainted = (ms: number): void => {
    globalThis.window.paintedAt ??= performance.timeOrigin + ms;
  };
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (paint !== undefined) setPainted(paint.startTime);
  }).observe({ type: "paint", buffered: true });
  globalThis.window.awaitFrame = () => {
    globalThis.window.paintedAt = undefined;
    const heading = (): string | null | undefined => document.querySelector("main h1")?.textContent;
    const before = heading();
    const check = (_: readonly MutationRecord[], observer: MutationObserver): void => {
      if (heading() === undefined || heading() === before) return;
      observer.disconnect();
      globalThis.window.afterFrame(() => setPainted(performance.now()));
    };
    new MutationObserver(check).observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  };
};

/** How links are followed: as the site does, or as plain links of documents. */
export type Way = "site" | "document";

/** What a site whose links load documents can do for a link that the visitor points at. */
export const prefetchDocument = (): void => {
  const { href = "" } = document.querySelector<HTMLAnchorElement>("a[data-bench-link]") ?? {};
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", as: "document", href }));
};

/** Follows the marked link; when that was, in milliseconds since 1970. */
export const followLink = (way: Way): number => {
  const link = document.querySelector<HTMLAnchorElement>("a[data-bench-link]");
  if (!link) throw new Error("the link is gone");
  if (way === "document") addEventListener("click", (event) => event.stopImmediatePropagation(), { capture: true });
  globalThis.window.awaitFrame();
  const at = performance.timeOrigin + performance.now();
  // The call must return before its page ends.
  setTimeout(() => link.click());
  return at;
};

/** One step back in the history; when that was, in milliseconds since 1970. */
export const goBack = (): number => {
  globalThis.window.awaitFrame();
  const at = performance.timeOrigin + performance.now();
  setTimeout(() => history.back());
  return at;
};
