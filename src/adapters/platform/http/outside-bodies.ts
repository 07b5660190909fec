/** Slowest sender that is waited for: while somebody waits for bytes, so many arrive within each period. */
type Pace = { readonly bytes: number; readonly withinMs: number };

/** Limits of a response from another host. */
export type BodyLimits = {
  /** Deadline of the complete exchange, body included, in milliseconds. */
  readonly timeoutMs: number;
  /** Counted as the bytes arrive, before decompression; it also limits the wait for the first byte. */
  readonly pace: Pace;
  /** Bytes of the body as they arrive. */
  readonly maxWireBytes: number;
  /** Bytes of the body after decompression. */
  readonly maxBytes: number;
};

const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

/** A kibibyte a second: less than any line of today, and far more than a sender that only wants to hold a connection. */
const paceOver = (seconds: number): Pace => ({ bytes: seconds * KIB, withinMs: seconds * 1_000 });

/** Every body that the site fetches from another host. `createHttpClient` accepts no request without such limits. */
export const OUTSIDE_BODIES = {
  /** Vehicles, objects of the catalogue, redirects: what a command or STOCK_FEED_URL names. */
  feed: { timeoutMs: 30 * 60_000, pace: paceOver(30), maxWireBytes: GIB, maxBytes: 4 * GIB },
  /** A page of a hundred of the largest stories. */
  content: { timeoutMs: 10_000, pace: paceOver(10), maxWireBytes: 16 * MIB, maxBytes: 32 * MIB },
  /** A picture or film of a feed. */
  picture: { timeoutMs: 15_000, pace: paceOver(15), maxWireBytes: 20 * MIB, maxBytes: 20 * MIB },
  /** Icons of a page, which waits for them. */
  icons: { timeoutMs: 1_500, pace: paceOver(1.5), maxWireBytes: MIB, maxBytes: 2 * MIB },
  /** The answer to a webhook or a dealer system; its body is read where it says why a lead is refused. */
  delivery: { timeoutMs: 10_000, pace: paceOver(10), maxWireBytes: 64 * KIB, maxBytes: 64 * KIB },
  /** The answer of the error-reporting service; its body is not read. */
  errorReport: { timeoutMs: 3_000, pace: paceOver(3), maxWireBytes: 64 * KIB, maxBytes: 64 * KIB },
} as const satisfies Record<string, BodyLimits>;

/** Waits for the next part of a response. `sizeOf`: its bytes. */
type PacedWait = <T>(next: () => Promise<T>, sizeOf: (value: T) => number) => Promise<T>;

/**
 * Measures how fast bytes arrive while somebody waits for them: the time that the reader takes does not count, because
 * a slow import is not the sender's fault. Calls `abort` once fewer than `bytes` have arrived in `withinMs` of waiting.
 */
export const createPace = ({ bytes, withinMs }: Pace, abort: () => void): PacedWait => {
  let [waitedMs, arrived] = [0, 0];
  return async (next, sizeOf) => {
    const startedAt = performance.now();
    const timer = setTimeout(() => abort(), Math.max(0, withinMs - waitedMs));
    try {
      const value = await next();
      arrived += sizeOf(value);
      return value;
    } finally {
      clearTimeout(timer);
      waitedMs += performance.now() - startedAt;
      if (arrived >= bytes) [waitedMs, arrived] = [0, 0];
    }
  };
};

/** The chunks of a body, each waited for by `wait`. */
export const pacedChunks = async function* (
  body: AsyncIterable<Uint8Array>,
  wait: PacedWait,
): AsyncGenerator<Uint8Array, void, undefined> {
  const iterator = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await wait(
        () => iterator.next(),
        (result) => (result.done === true ? 0 : result.value.length),
      );
      if (done === true) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
};
