const PAUSE_MS = 80;

export type DebouncedLoader = {
  /** Loads the query after a pause and aborts the previous one. */
  readonly load: (search: string) => void;
  /** Aborts a pending load; its result is not emitted. */
  readonly cancel: () => void;
};

type FetchResult<T> = (search: string, signal: AbortSignal) => Promise<T>;

/** Debounces `fetchResult`. Emits only the result of the latest query, null if it failed. */
export const createDebouncedLoader = <T>(
  fetchResult: FetchResult<T>,
  onResult: (result: T | null) => void,
): DebouncedLoader => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: AbortController | null = null;

  const cancel = () => {
    clearTimeout(timer);
    latest?.abort();
    latest = null;
  };
  const run = async (search: string, { signal }: AbortController) => {
    const result = await fetchResult(search, signal).catch(() => null);
    if (!signal.aborted) onResult(result);
  };
  return {
    cancel,
    load(search) {
      cancel();
      const controller = new AbortController();
      latest = controller;
      timer = setTimeout(() => void run(search, controller), PAUSE_MS);
    },
  };
};
