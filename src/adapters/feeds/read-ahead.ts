/** Pieces read ahead, and all of them again from the first. */
type Ahead<T> = { readonly ahead: readonly T[]; readonly all: AsyncIterable<T> };

/** Reads on until `isEnough` says so of a piece, or nothing more comes; nothing that was read is lost. */
export const readAhead = async <T>(pieces: AsyncIterable<T>, isEnough: (piece: T) => boolean): Promise<Ahead<T>> => {
  const iterator = pieces[Symbol.asyncIterator]();
  const ahead: T[] = [];
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    ahead.push(next.value);
    if (isEnough(next.value)) break;
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
  let read = 0;
  const { ahead, all } = await readAhead(bytes, ({ length }) => {
    read += length;
    return read >= size;
  });
  return { head: ahead.length === 1 && ahead[0] ? ahead[0] : Buffer.concat(ahead), all };
};
