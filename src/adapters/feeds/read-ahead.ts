/** Pieces read ahead, and all of them again from the first. */
export type Ahead<T> = { readonly ahead: readonly T[]; readonly all: AsyncIterable<T> };

/** Reads on until `isEnough` says so of what has come, or nothing more comes; nothing that was read is lost. */
export const readAhead = async <T>(
  pieces: AsyncIterable<T>,
  isEnough: (ahead: readonly T[]) => boolean,
): Promise<Ahead<T>> => {
  const iterator = pieces[Symbol.asyncIterator]();
  const ahead: T[] = [];
  while (!isEnough(ahead)) {
    const next = await iterator.next();
    if (next.done) break;
    ahead.push(next.value);
  }
  const all = async function* (): AsyncIterable<T> {
    try {
      yield* ahead;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  };
  return { ahead, all: all() };
};

/** As many bytes as were asked for, or as there are. */
export const headOf = async (
  bytes: AsyncIterable<Uint8Array>,
  size: number,
): Promise<{ readonly head: Uint8Array; readonly all: AsyncIterable<Uint8Array> }> => {
  const { ahead, all } = await readAhead(
    bytes,
    (pieces) => pieces.reduce((sum, { length }) => sum + length, 0) >= size,
  );
  return { head: ahead.length === 1 && ahead[0] ? ahead[0] : Buffer.concat(ahead), all };
};
