/** Rows of a query that reads those with a larger id, by id, page by page. */
export async function* pages<R extends { readonly id: number }>(
  read: (lastId: number) => Promise<{ readonly rows: readonly R[] }>,
  size: number,
): AsyncGenerator<R> {
  let lastId = 0;
  for (;;) {
    const { rows } = await read(lastId);
    yield* rows;
    if (rows.length < size) return;
    lastId = rows.at(-1)?.id ?? lastId;
  }
}
