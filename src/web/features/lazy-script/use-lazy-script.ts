import { useMemo, useState } from "react";
import { loadScript } from "./load-script.ts";

type Load<Module> = () => Promise<Module>;

export type LazyScript = {
  /** The script did not load when it was needed last: the page offers what works without it. */
  readonly hasFailed: boolean;
  /** Loads a script before it is needed; a failure does not matter yet. The same function for each rendering. */
  readonly prefetch: (load: Load<unknown>) => void;
  /**
   * Calls `use` with the script; `otherwise`, such as following the link that was clicked, when it does not load in time.
   * Loads again after a failure. The same function for each rendering.
   */
  readonly run: <Module>(load: Load<Module>, use: (module: Module) => void, otherwise?: () => void) => Promise<void>;
};

/** A script that a part of the page loads when it is used. */
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
        // It may only be late.
        load().then(useLoaded, () => undefined);
      },
    }),
    [],
  );
  return { hasFailed, ...functions };
};
