type Load = (file: string) => Promise<unknown>;

/**
 * Loads the scripts of a page once its first paint is there, so that nothing that the paint needs waits for them: all files at once, which
 * run one after the other in tasks of their own, then the modules of the routes for `begin`. A visitor who acts before, a page that nobody sees
 * yet, and a browser that reports no paint do not wait; half a second after it has loaded, no page does. It runs in the browser as text: it uses
 * nothing outside itself.
 */
export const startScripts = (
  files: readonly string[],
  routes: readonly string[],
  load: Load,
  begin: (modules: readonly unknown[]) => void,
): void => {
  const listeners = new AbortController();
  const preload = (file: string): void => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  };
  const start = async (): Promise<void> => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    for (const file of files) preload(file);
    for (const file of files.slice(1)) await load(file).catch(() => null);
    begin(await Promise.all(routes.map(load)));
  };
  const { prerendering = false } = document as Document & { readonly prerendering?: boolean };
  const isSeen = document.visibilityState === "visible" && !prerendering && document.readyState !== "complete";
  if (!isSeen || !globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
    void start();
    return;
  }
  const options = { signal: listeners.signal, capture: true, passive: true };
  for (const type of ["pointerdown", "touchstart", "keydown", "focusin"]) addEventListener(type, start, options);
  addEventListener("load", () => setTimeout(start, 500), options);
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    void start();
  }).observe({ type: "paint", buffered: true });
};
