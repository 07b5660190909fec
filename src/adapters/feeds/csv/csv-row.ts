import type { FeedRow } from "#domain/imports/index.ts";
import { createFieldEnds, splitQuotedRow } from "./csv-quotes.ts";

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
    this.#cells ??= this.#split();
    return this.#cells;
  }

  #split(): readonly string[] {
    if (this.#quoted === null) return this.text.split(this.#separator);
    return splitQuotedRow(this.#quoted, 0, createFieldEnds(this.#quoted, this.#separator)).cells;
  }
}
