import type { FeedRow } from "#domain/imports/index.ts";
import { splitCompleteRow } from "./csv-quotes.ts";

/** A row that is split when its cells are read: an unchanged row is recognised by its text. */
export class CsvRow implements FeedRow {
  readonly line: number;
  readonly text: string;
  readonly #separator: string;
  /** The text with its line end when it has quotes; null when it has none. */
  readonly #quoted: string | null;
  #cells: readonly string[] | null = null;

  constructor(line: number, text: string, separator: string, quoted: string | null = null) {
    this.line = line;
    this.text = text;
    this.#separator = separator;
    this.#quoted = quoted;
  }

  get cells(): readonly string[] {
    this.#cells ??=
      this.#quoted === null ? this.text.split(this.#separator) : splitCompleteRow(this.#quoted, this.#separator);
    return this.#cells;
  }
}
