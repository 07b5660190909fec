/** The last known value. `waitingMs`: time since the pending request started; 0 for a current value. */
export type LastKnown<T> = { readonly value: T; readonly waitingMs: number };

export type LastKnownOptions<T> = {
  readonly read: () => Promise<T>;
  /** Value before the first answer. */
  readonly initial: T;
  /** An answer is current for this time. */
  readonly freshMs?: number;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs: () => number;
};

/** Health checks usually time out after one or two seconds. */
const ANSWER_WITHIN_MS = 700;

const timeout = (ms: number) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return { promise, clear: () => clearTimeout(timer) };
};

/**
 * Queries a source that may not answer, and always returns in time: the current value or the last known one. At most
 * one request is pending; a failed one changes nothing.
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
      // The previous value stays; `read` reports its own failures.
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
