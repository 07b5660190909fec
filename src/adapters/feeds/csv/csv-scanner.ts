import type { FeedRow } from "#domain/imports/index.ts";
import { createFieldEnds, type FieldEnds, findRowEnd, splitQuotedRow } from "./csv-quotes.ts";
import { FaultError } from "../fault-error.ts";
import { MAX_FIELD_LENGTH, MAX_ROW_LENGTH } from "../limits.ts";

/** A file with more unclosed quotes than this is damaged as a whole. */
const MAX_BROKEN_QUOTES = 100;

/** A row that is split when its cells are read: an unchanged row is recognised by its text. */
class CsvRow implements FeedRow {
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

/**
 * Splits text into rows (RFC 4180) chunk by chunk and buffers one row at most. Rows without quotes, nearly all, use the
 * engine's `split`, which is several times faster than scanning characters. A quote inside an unquoted field is text.
 * Lines count from 1; a row's line is the one it begins on. Empty rows are skipped.
 */
export class CsvScanner {
  #text = "";
  #line = 1;
  #nextQuote = -1;
  #ends: FieldEnds;
  /** An incomplete row is read again when the text has this length, so that a long row in small chunks is linear. */
  #rereadLength = 0;
  #brokenQuotes = 0;
  readonly #separator: string;
  /** True when text, even separators alone, follows the last line end. Set by `end`. */
  openEnd = false;

  constructor(separator: string) {
    this.#separator = separator;
    this.#ends = createFieldEnds(this.#text, this.#separator);
  }

  /** Returns the rows completed by `text`. */
  push(text: string): FeedRow[] {
    this.#text += text;
    return this.#text.length < this.#rereadLength ? [] : this.#readRows();
  }

  #readRows(): FeedRow[] {
    const rows: FeedRow[] = [];
    let index = 0;
    this.#nextQuote = this.#text.indexOf('"');
    this.#ends = createFieldEnds(this.#text, this.#separator);
    for (;;) {
      const next = this.#readRow(index, rows);
      if (next === null) break;
      index = next;
    }
    this.#text = this.#text.slice(index);
    this.#rereadLength = Math.min(2 * this.#text.length, MAX_ROW_LENGTH + 1);
    return rows;
  }

  /**
   * Returns the rows that `push` has not read yet; the last one is unterminated when its line has no end. Throws
   * `FaultError` when the text ends within quotes.
   */
  end(): FeedRow[] {
    const complete = this.#readRows();
    if (this.#text === "") return complete;
    this.openEnd = this.#text.trim() !== "";
    const line = this.#line;
    this.#text += "\n";
    const rows = this.#readRows().map((row) => ({ ...row, cells: row.cells, unterminated: true as const }));
    if (this.#text === "") return [...complete, ...rows];
    throw new FaultError("truncated", `the feed ends inside a quoted field of the row on line ${line}`);
  }

  /** Reads one row from `index` into `rows`; returns the index of the next row, or null when text is missing. */
  #readRow(index: number, rows: FeedRow[]): number | null {
    const lineEnd = this.#text.indexOf("\n", index);
    if (this.#nextQuote !== -1 && this.#nextQuote < index) this.#nextQuote = this.#text.indexOf('"', index);
    const quoted = this.#nextQuote !== -1 && (lineEnd === -1 || this.#nextQuote < lineEnd);
    if (quoted) return this.#readQuotedRow(index, rows);
    if (lineEnd === -1) return this.#rejectLongLine(index, rows);
    const end = lineEnd > index && this.#text.charCodeAt(lineEnd - 1) === 13 ? lineEnd - 1 : lineEnd;
    const text = this.#text.slice(index, end);
    if (text === "" || text.startsWith(this.#separator) || text.length > MAX_FIELD_LENGTH) {
      this.#add(rows, text.split(this.#separator), text);
    } else rows.push(new CsvRow(this.#line, text, this.#separator));
    this.#line += 1;
    return lineEnd + 1;
  }

  #add(rows: FeedRow[], cells: string[], text: string): void {
    const { length } = text;
    if (length <= cells.length - 1 && cells.every((cell) => cell === "")) return;
    const row = { line: this.#line, cells, text };
    if (length <= MAX_FIELD_LENGTH) rows.push(row);
    else if (length > MAX_ROW_LENGTH) rows.push(toBrokenRow(row, `is longer than ${MAX_ROW_LENGTH} characters`));
    else if (cells.some((cell) => cell.length > MAX_FIELD_LENGTH)) {
      rows.push(toBrokenRow(row, `has a field longer than ${MAX_FIELD_LENGTH} characters`));
    } else rows.push(row);
  }

  /** Rejects a line over the limit before its end is read; the rest of the line is rejected as well. */
  #rejectLongLine(index: number, rows: FeedRow[]): number | null {
    if (this.#text.length - index <= MAX_ROW_LENGTH) return null;
    rows.push(
      toBrokenRow(
        { line: this.#line, cells: [this.#text.slice(index, index + 200)] },
        `is longer than ${MAX_ROW_LENGTH} characters`,
      ),
    );
    return this.#text.length;
  }

  #readQuotedRow(index: number, rows: FeedRow[]): number | null {
    const rowEnd = findRowEnd(this.#text, index, this.#separator);
    if (rowEnd === null || rowEnd - index > MAX_FIELD_LENGTH) return this.#splitQuotedRow(index, rows);
    const text = this.#text.slice(index, rowEnd);
    rows.push(new CsvRow(this.#line, text.trimEnd(), this.#separator, text));
    this.#countLines(index, rowEnd);
    return rowEnd;
  }

  #countLines(index: number, end: number): void {
    for (let n = this.#text.indexOf("\n", index); n !== -1 && n < end; n = this.#text.indexOf("\n", n + 1))
      this.#line += 1;
  }

  #splitQuotedRow(index: number, rows: FeedRow[]): number | null {
    const row = splitQuotedRow(this.#text, index, this.#ends);
    const openLength = row.openQuoteIndex === null ? 0 : this.#text.length - row.openQuoteIndex;
    if (row.end === null)
      return openLength > MAX_FIELD_LENGTH ? this.#rejectUnclosedQuote(index, rows) : this.#rejectLongLine(index, rows);
    if (row.hasStrayText)
      rows.push(toBrokenRow({ line: this.#line, cells: row.cells }, "has text behind a closing quote"));
    else this.#add(rows, row.cells, this.#text.slice(index, row.end).trimEnd());
    this.#countLines(index, row.end);
    return row.end;
  }

  /** Rejects the line of a quote that is not closed within the limit and continues with the next line. */
  #rejectUnclosedQuote(index: number, rows: FeedRow[]): number | null {
    const lineEnd = this.#text.indexOf("\n", index);
    if (lineEnd === -1) return this.#rejectLongLine(index, rows);
    this.#brokenQuotes += 1;
    if (this.#brokenQuotes > MAX_BROKEN_QUOTES) {
      throw new FaultError(
        "damaged",
        `more than ${MAX_BROKEN_QUOTES} quoted fields are not closed, the last on line ${this.#line}`,
      );
    }
    const row = { line: this.#line, cells: [this.#text.slice(index, Math.min(lineEnd, index + 200))] };
    rows.push(toBrokenRow(row, `has a quoted field that is not closed within ${MAX_FIELD_LENGTH} characters`));
    this.#line += 1;
    this.#ends = createFieldEnds(this.#text, this.#separator);
    return lineEnd + 1;
  }
}

const toBrokenRow = (row: { line: number; cells: readonly string[] }, reason: string): FeedRow => ({
  line: row.line,
  cells: [],
  broken: { reason, value: row.cells.join(" | ").slice(0, 120) },
});
