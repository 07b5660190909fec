import type { Pace } from "./outside-bodies.ts";

/** Waits for the next part of a response. `sizeOf`: its bytes. */
export type PacedWait = <T>(next: () => Promise<T>, sizeOf: (value: T) => number) => Promise<T>;

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
