/** A visitor who waits longer gets what works without the script. */
const TIMEOUT_MS = 5_000;

/** The module of a dynamic import; null when it does not load within `timeoutMs`, blocked or without network. */
export const loadScript = <Module>(load: () => Promise<Module>, timeoutMs = TIMEOUT_MS): Promise<Module | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), timeoutMs);
    const end = (module: Module | null): void => {
      clearTimeout(timer);
      resolve(module);
    };
    load().then(end, () => end(null));
  });
