type Load = (file: string) => Promise<unknown>;

/**
 * Loads a page's scripts after its first paint, so that they do not delay the page and its styles: all files at once,
 * each executed in a task of its own, then the route modules for `begin`. Below 5 Mbit/s, and in browsers that do not
 * report the speed, they also wait for the first high-priority picture. Visitors who interact earlier and hidden pages
 * do not wait; the maximum delay is four seconds. Pictures further along in scrolling rows and galleries wait for the
 * scripts (`data-started` in the styles). Serialised as text for the browser, so it must not use anything outside its
 * own body.
 */
export const startScripts = (
  files: readonly string[],
  routes: readonly string[],
  load: Load,
  begin: (modules: readonly unknown[]) => void,
): void => {
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    document.documentElement.dataset["started"] = "";
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    for (const file of files.slice(1)) await load(file).catch(() => null);
    begin(await Promise.all(routes.map(load)));
  };
  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, start, { once: true });
  setTimeout(start, document.hidden ? 0 : 4_000);
  new PerformanceObserver(async () => {
    const { connection } = navigator as { readonly connection?: { readonly downlink?: number } };
    const isFast = (connection?.downlink ?? 0) >= 5;
    const picture = isFast ? null : document.querySelector<HTMLImageElement>("img[fetchpriority]");
    await picture?.decode().catch(() => null);
    await start();
  }).observe({ type: "paint", buffered: true });
};
