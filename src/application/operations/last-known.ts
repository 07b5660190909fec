/** What was known at last. `waitingMs`: how long it has been asked for again without an answer; 0 when it is of now. */
export type LastKnown<T> = { readonly value: T; readonly waitingMs: number };

export type LastKnownOptions<T> = {
  readonly read: () => Promise<T>;
  /** Known before the first answer. */
  readonly initial: T;
  /** An answer is that of now for this time. */
  readonly freshMs?: number;
  /** Milliseconds of a clock that nobody sets. */
  readonly monotonicMs: () => number;
};

/** Who asks about health gives up after a second or two. */
const ANSWER_WITHIN_MS = 700;

const timeout = (ms: number) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return { promise, clear: () => clearTimeout(timer) };
};

/**
 * Asks a source that may not answer, and answers in time itself: by what it says, or by what was known at last. One question
 * is open at a time; a failed one changes nothing.
 */
export const createLastKnown = <T>({
  read,
  initial,
  freshMs = 0,
  monotonicMs,
}: LastKnownOptions<T>): (() => Promise<LastKnown<T>>) => {
  let value = initial;
  let askedAt = Number.NEGATIVE_INFINITY;
  let open: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    askedAt = monotonicMs();
    try {
      value = await read();
    } catch {
      // The last answer stays; who reads knows of failures.
    }
  };
  return async () => {
    if (open === null && monotonicMs() - askedAt < freshMs) return { value, waitingMs: 0 };
    open ??= ask().finally(() => {
      open = null;
    });
    const late = timeout(ANSWER_WITHIN_MS);
    await Promise.race([open, late.promise]);
    late.clear();
    return { value, waitingMs: open === null ? 0 : monotonicMs() - askedAt };
  };
};
