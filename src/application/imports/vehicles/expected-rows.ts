import type { FeedRow, RowIssue } from "#domain/imports/index.ts";
import { FINGERPRINT_DIGITS, NO_ROWS, type StockImport } from "../ports.ts";

/** The refusal of a row whose key an earlier one has. */
export const toRepetition = ({ line }: FeedRow, key: string, earlierLine: number): RowIssue => ({
  severity: "refused",
  code: "double-key",
  line,
  column: null,
  value: key,
  reason: `the key stands already on line ${earlierLine}`,
});

/** Identifies a row without a key, and shows whether a row has changed. */
export const toRowText = (row: FeedRow): string => row.text ?? JSON.stringify(row.cells);

/** Rows that a feed may have lost in one place before the next one is not found any more. */
const MAX_SKIPPED = 16;

/**
 * The rows of a feed in the order of their ids, which is that of most feeds: an unchanged row is found by its
 * fingerprint in its turn, and its text need not be split to look up its key.
 */
export class ExpectedRows {
  #rows = NO_ROWS;
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
    const needed = count + MAX_SKIPPED - (this.#rows.ids.length - this.#next);
    if (needed <= 0 || !this.#hasMore) return;
    const loaded = await this.#stock.rowsOnSale(this.#lastId, needed);
    this.#rows = {
      ids: [...this.#rows.ids.slice(this.#next), ...loaded.ids],
      fingerprints: this.#rows.fingerprints.slice(this.#next * FINGERPRINT_DIGITS) + loaded.fingerprints,
    };
    this.#next = 0;
    this.#lastId = loaded.ids.at(-1) ?? this.#lastId;
    this.#hasMore = loaded.ids.length === needed;
  }

  /** Id of the next row with this fingerprint; null if none of the next ones has it. */
  take(fingerprint: string): number | null {
    const { ids, fingerprints } = this.#rows;
    const end = Math.min(ids.length, this.#next + MAX_SKIPPED);
    for (let index = this.#next; index < end; index += 1) {
      if (!fingerprints.startsWith(fingerprint, index * FINGERPRINT_DIGITS)) continue;
      this.#next = index + 1;
      this.#matches += 1;
      return ids[index] ?? null;
    }
    return null;
  }

  /** `id`: of the last row that was looked up by its key. Where nothing matched, the feed goes on behind it. */
  continueBehind(id: number): void {
    if (this.#matches > 0) return;
    this.#rows = NO_ROWS;
    this.#next = 0;
    this.#lastId = id;
    this.#hasMore = true;
  }
}
