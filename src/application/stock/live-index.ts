import type { StockIndex } from "#domain/search/index.ts";
import type { BuiltIndexData } from "./build-stock-index.ts";

export type BuiltIndex = Pick<BuiltIndexData, "version" | "openedAt"> & {
  readonly index: StockIndex;
};

export type LiveIndexDependencies = {
  /** Builds an index of the current stock in another thread. */
  readonly build: () => Promise<BuiltIndex>;
  /** The version of all inputs of the index. */
  readonly version: () => Promise<string>;
  readonly onSwap: (built: BuiltIndex, milliseconds: number) => void;
  readonly onError: (error: unknown) => void;
};

export type LiveIndex = {
  readonly current: () => BuiltIndex;
  /** Builds the index again if its inputs have changed. A call during a build causes another check after it. */
  readonly refresh: () => Promise<void>;
};

/** An index that follows the stock. The old one answers until the new one is complete. */
export const createLiveIndex = async (deps: LiveIndexDependencies): Promise<LiveIndex> => {
  let current = await deps.build();
  let refreshing: Promise<void> | null = null;
  let isPending = false;

  const catchUp = async (): Promise<void> => {
    do {
      isPending = false;
      if ((await deps.version()) === current.version) continue;
      const started = performance.now();
      current = await deps.build();
      deps.onSwap(current, Math.round(performance.now() - started));
    } while (isPending);
  };

  return {
    current: () => current,
    refresh() {
      isPending = true;
      refreshing ??= catchUp()
        .catch(deps.onError)
        .finally(() => {
          refreshing = null;
        });
      return refreshing;
    },
  };
};
