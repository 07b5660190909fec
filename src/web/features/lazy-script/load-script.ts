/** A visitor who waits longer gets what works without the script. */
const TIMEOUT_MS = 5_000;

type Load<Module> = () => Promise<Module>;

const underWay = new WeakMap<Load<unknown>, Promise<unknown>>();

/** One import at a time for all who wait for it: of two, the later one may end first. */
const importOnce = <Module>(load: Load<Module>): Promise<Module> => {
  const known = underWay.get(load) as Promise<Module> | undefined;
  if (known !== undefined) return known;
  const loading = load();
  const end = (): void => void underWay.delete(load);
  underWay.set(load, loading);
  loading.then(end, end);
  return loading;
};

/**
 * The module of a dynamic import; null when it does not load within `timeoutMs`, blocked or without network. Those who wait for the same
 * function get it in the order in which they asked.
 */
export const loadScript = <Module>(load: Load<Module>, timeoutMs = TIMEOUT_MS): Promise<Module | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), timeoutMs);
    const end = (module: Module | null): void => {
      clearTimeout(timer);
      resolve(module);
    };
    importOnce(load).then(end, () => end(null));
  });
