type Load = (file: string) => Promise<unknown>;

/**
 * Loads the scripts of a page once its first paint is there, so that nothing that the paint needs waits for them: all files at once, which
 * run one after the other in tasks of their own, then the modules of the routes for `begin`. A visitor who acts before and a page that nobody
 * sees yet do not wait, and none waits for more than four seconds. It runs in the browser as text: it uses nothing outside itself.
 */
export const startScripts = (
  files: readonly string[],
  routes: readonly string[],
  load: Load,
  begin: (modules: readonly unknown[]) => void,
): void => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = async (): Promise<void> => {
    if (signal.aborted) return;
    waiting.abort();
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    for (const file of files.slice(1)) await load(file).catch(() => null);
    begin(await Promise.all(routes.map(load)));
  };
  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, start, { signal, capture: true });
  setTimeout(start, document.hidden ? 0 : 4_000);
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
};
