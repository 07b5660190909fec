import type { StockIndex } from "#domain/search/index.ts";

export type BuiltIndex = {
  readonly index: StockIndex;
  readonly version: string;
  /** When the vehicle that is here for the longest came in (ISO 8601); null for an empty stock. */
  readonly openedAt: string | null;
};

export type LiveIndexDeps = {
  /** Builds an index of the stock as it stands, off this thread. */
  readonly build: () => Promise<BuiltIndex>;
  /** Of everything the index is made of, as it stands now. */
  readonly version: () => Promise<string>;
  readonly swapped: (built: BuiltIndex, milliseconds: number) => void;
  readonly failed: (error: unknown) => void;
};

export type LiveIndex = {
  readonly current: () => BuiltIndex;
  /** Brings the index up to date; called again while it is under way, it goes round once more. */
  readonly follow: () => Promise<void>;
};

/** An index that follows the stock: a new one is built beside the old one, which answers until it is swapped whole. */
export const createLiveIndex = async (deps: LiveIndexDeps): Promise<LiveIndex> => {
  let current = await deps.build();
  let following: Promise<void> | null = null;
  let again = false;

  const catchUp = async (): Promise<void> => {
    do {
      again = false;
      if ((await deps.version()) === current.version) continue;
      const started = performance.now();
      current = await deps.build();
      deps.swapped(current, Math.round(performance.now() - started));
    } while (again);
  };

  return {
    current: () => current,
    follow() {
      again = true;
      following ??= catchUp()
        .catch(deps.failed)
        .finally(() => {
          following = null;
        });
      return following;
    },
  };
};
