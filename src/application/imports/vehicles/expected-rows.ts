import type { KeyedRow, StockImport } from "../ports.ts";

/** Rows that a feed may have lost in one place before the next one is not found any more. */
const MAX_SKIPPED = 16;

/**
 * The rows of a feed in the order of their ids, which is that of most feeds: an unchanged row is found by its
 * fingerprint in its turn, and its text need not be split to look up its key.
 */
export class ExpectedRows {
  #rows: readonly KeyedRow[] = [];
  #next = 0;
  #lastId = 0;
  #hasMore = true;
  /** Since the last `load`. */
  #matches = 0;
  readonly #stock: Pick<StockImport, "rowsOnSale">;

  constructor(stock: Pick<StockImport, "rowsOnSale">) {
    this.#stock = stock;
  }

  /** Call it before each `count` calls of `take`. */
  async load(count: number): Promise<void> {
    this.#matches = 0;
    const needed = count + MAX_SKIPPED - (this.#rows.length - this.#next);
    if (needed <= 0 || !this.#hasMore) return;
    const loaded = await this.#stock.rowsOnSale(this.#lastId, needed);
    this.#rows = [...this.#rows.slice(this.#next), ...loaded];
    this.#next = 0;
    this.#lastId = loaded.at(-1)?.id ?? this.#lastId;
    this.#hasMore = loaded.length === needed;
  }

  /** The next row with this end of its content hash. */
  take(fingerprint: string): KeyedRow | null {
    const end = Math.min(this.#rows.length, this.#next + MAX_SKIPPED);
    for (let index = this.#next; index < end; index += 1) {
      const row = this.#rows[index];
      if (!row?.content_hash.endsWith(fingerprint)) continue;
      this.#next = index + 1;
      this.#matches += 1;
      return row;
    }
    return null;
  }

  /** `id`: of the last row that was looked up by its key. Where nothing matched, the feed goes on behind it. */
  continueBehind(id: number): void {
    if (this.#matches > 0) return;
    this.#rows = [];
    this.#next = 0;
    this.#lastId = id;
    this.#hasMore = true;
  }
}
