/** After this time the page falls back to what works without the script. */
const TIMEOUT_MS = 5_000;

type Load<Module> = () => Promise<Module>;

const underWay = new WeakMap<Load<unknown>, Promise<unknown>>();

/** All callers share one pending import: of two, the later could resolve first. */
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
 * The module of a dynamic import; null if it fails or takes longer than `timeoutMs`. Callers of the same function are
 * resolved in call order.
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
