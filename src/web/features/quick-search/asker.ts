/** Typing that pauses this long is asked about. */
const PAUSE_MS = 80;

export type Asker = {
  /** Asks about this address's query, and about none before it any more. */
  readonly ask: (search: string) => void;
  /** Whatever was asked is no longer wanted. */
  readonly stop: () => void;
};

type Load<T> = (search: string, signal: AbortSignal) => Promise<T>;

/** Asks after a pause in typing. Only the answer to the latest question is shown, and null where it failed. */
export const createAsker = <T>(load: Load<T>, show: (answer: T | null) => void): Asker => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: AbortController | null = null;

  const stop = () => {
    clearTimeout(timer);
    latest?.abort();
    latest = null;
  };
  const answer = async (search: string, { signal }: AbortController) => {
    const found = await load(search, signal).catch(() => null);
    if (!signal.aborted) show(found);
  };
  return {
    stop,
    ask(search) {
      stop();
      const asking = new AbortController();
      latest = asking;
      timer = setTimeout(() => void answer(search, asking), PAUSE_MS);
    },
  };
};
