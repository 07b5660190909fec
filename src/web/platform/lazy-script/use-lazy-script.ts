import { useMemo, useState } from "react";
import { loadScript } from "./load-script.ts";

type Load<Module> = () => Promise<Module>;

export type LazyScript = {
  /** True if the script failed to load on last use; the page then offers the fallback. */
  readonly hasFailed: boolean;
  /** Starts to load the script before it is needed; failures are ignored. Must be the same function on every render. */
  readonly prefetch: (load: Load<unknown>) => void;
  /**
   * Calls `use` with the script, or `otherwise` (such as following the clicked link) if it does not load in time.
   * Retries after a failure. Must be the same function on every render.
   */
  readonly run: <Module>(load: Load<Module>, use: (module: Module) => void, otherwise?: () => void) => Promise<void>;
};

/** A script that part of a page loads on use. */
export const useLazyScript = (): LazyScript => {
  const [hasFailed, setFailed] = useState(false);
  const functions = useMemo(
    (): Omit<LazyScript, "hasFailed"> => ({
      prefetch: (load) => void loadScript(load),
      run: async <Module>(load: Load<Module>, use: (module: Module) => void, otherwise?: () => void) => {
        const useLoaded = (module: Module): void => {
          setFailed(false);
          use(module);
        };
        const module = await loadScript(load);
        if (module !== null) {
          useLoaded(module);
          return;
        }
        setFailed(true);
        otherwise?.();
        // It may just be late.
        load().then(useLoaded, () => undefined);
      },
    }),
    [],
  );
  return { hasFailed, ...functions };
};
