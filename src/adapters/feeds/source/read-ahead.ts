/** `all` yields every chunk from the first, including those read ahead. */
type ReadAhead<T> = { readonly ahead: readonly T[]; readonly all: AsyncIterable<T> };

/** Reads chunks until `isEnough` returns true or the end. */
export const readAhead = async <T>(
  chunks: AsyncIterable<T>,
  isEnough: (chunk: T) => boolean,
): Promise<ReadAhead<T>> => {
  const iterator = chunks[Symbol.asyncIterator]();
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

/** `head` has at least `size` bytes, or all bytes when there are fewer. */
export const readHead = async (
  bytes: AsyncIterable<Uint8Array>,
  size: number,
): Promise<{ readonly head: Uint8Array; readonly all: AsyncIterable<Uint8Array> }> => {
  let bytesRead = 0;
  const { ahead, all } = await readAhead(bytes, ({ length }) => {
    bytesRead += length;
    return bytesRead >= size;
  });
  return { head: ahead.length === 1 && ahead[0] ? ahead[0] : Buffer.concat(ahead), all };
};
