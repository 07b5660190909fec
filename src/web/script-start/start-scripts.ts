type Load = (file: string) => Promise<unknown>;

/**
 * Loads the scripts of a page after its first paint, so that the page and its styles wait for no script: all files at once, which run one
 * after the other in tasks of their own, then the modules of the routes for `begin`. Below 5 Mbit/s, and where the browser does not say, they
 * wait for the first picture with a priority too. A visitor who acts before and a page that nobody sees yet do not wait, and none waits for
 * more than four seconds. Pictures of rows that scroll sideways and later ones of a gallery wait with the scripts (`data-started` in the
 * styles). It runs in the browser as text: it uses nothing outside itself.
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
