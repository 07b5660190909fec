import type { FeedRow } from "#domain/imports/index.ts";
import { splitQuotedRow } from "./csv-quotes.ts";
import { FaultError } from "./fault.ts";
import { LONGEST_FIELD, LONGEST_ROW } from "./limits.ts";

/** After this many quotes that open a field and close none, the quotes of the whole file are broken. */
const MOST_BROKEN_QUOTES = 100;

/**
 * Splits text into rows as RFC 4180 has it, piece by piece, holding one row at most. A row without a quote, nearly every
 * one, is cut by the engine's own `split`: several times faster than looking at every character. A quote inside an
 * unquoted field is text. Lines count from 1; a row's line is the one it begins on. Rows without content are left out.
 */
export class CsvScanner {
  #text = "";
  #line = 1;
  #nextQuote = -1;
  #brokenQuotes = 0;
  readonly #separator: string;
  /** Whether anything, be it separators alone, stood behind the last line end. Known once `end` was called. */
  openEnd = false;

  constructor(separator: string) {
    this.#separator = separator;
  }

  /** The rows that the text completes. */
  push(text: string): FeedRow[] {
    this.#text += text;
    const rows: FeedRow[] = [];
    let at = 0;
    this.#nextQuote = this.#text.indexOf('"');
    for (;;) {
      const next = this.#readRow(at, rows);
      if (next === null) break;
      at = next;
    }
    this.#text = this.#text.slice(at);
    return rows;
  }

  /** The last row, where the text does not end its line; throws where it ends within quotes. */
  end(): FeedRow[] {
    if (this.#text === "") return [];
    this.openEnd = this.#text.trim() !== "";
    const line = this.#line;
    const rows = this.push("\n").map((row) => ({ ...row, unterminated: true as const }));
    if (this.#text === "") return rows;
    throw new FaultError("truncated", `the feed ends inside a quoted field of the row on line ${line}`);
  }

  /** Reads one row from `at` into `rows`; returns where the next begins, or null where text is missing. */
  #readRow(at: number, rows: FeedRow[]): number | null {
    const lineEnd = this.#text.indexOf("\n", at);
    if (this.#nextQuote !== -1 && this.#nextQuote < at) this.#nextQuote = this.#text.indexOf('"', at);
    const quoted = this.#nextQuote !== -1 && (lineEnd === -1 || this.#nextQuote < lineEnd);
    if (quoted) return this.#readQuotedRow(at, rows);
    if (lineEnd === -1) return this.#skipEndless(at, rows);
    const end = lineEnd > at && this.#text.charCodeAt(lineEnd - 1) === 13 ? lineEnd - 1 : lineEnd;
    const text = this.#text.slice(at, end);
    this.#add(rows, text.split(this.#separator), text);
    this.#line += 1;
    return lineEnd + 1;
  }

  #add(rows: FeedRow[], cells: string[], text: string): void {
    const { length } = text;
    if (length <= cells.length - 1 && cells.every((cell) => cell === "")) return;
    const row = { line: this.#line, cells, text };
    if (length <= LONGEST_FIELD) rows.push(row);
    else if (length > LONGEST_ROW) rows.push(refuse(row, `is longer than ${LONGEST_ROW} characters`));
    else if (cells.some((cell) => cell.length > LONGEST_FIELD)) {
      rows.push(refuse(row, `has a field longer than ${LONGEST_FIELD} characters`));
    } else rows.push(row);
  }

  /** A line so long that it is refused before its end has come; what follows of it is refused as well. */
  #skipEndless(at: number, rows: FeedRow[]): number | null {
    if (this.#text.length - at <= LONGEST_ROW) return null;
    rows.push(
      refuse({ line: this.#line, cells: [this.#text.slice(at, at + 200)] }, `is longer than ${LONGEST_ROW} characters`),
    );
    return this.#text.length;
  }

  #readQuotedRow(at: number, rows: FeedRow[]): number | null {
    const row = splitQuotedRow(this.#text, at, this.#separator);
    const longest = row.openedAt === null ? 0 : this.#text.length - row.openedAt;
    if (row.end === null) return longest > LONGEST_FIELD ? this.#giveUpQuote(at, rows) : this.#skipEndless(at, rows);
    if (row.stray) rows.push(refuse({ line: this.#line, cells: row.cells }, "has text behind a closing quote"));
    else this.#add(rows, row.cells, this.#text.slice(at, row.end).trimEnd());
    for (let n = this.#text.indexOf("\n", at); n !== -1 && n < row.end; n = this.#text.indexOf("\n", n + 1))
      this.#line += 1;
    return row.end;
  }

  /** A quote that closes nowhere near: its line is refused and reading goes on behind that line, so that only it is lost. */
  #giveUpQuote(at: number, rows: FeedRow[]): number | null {
    const lineEnd = this.#text.indexOf("\n", at);
    if (lineEnd === -1) return this.#skipEndless(at, rows);
    this.#brokenQuotes += 1;
    if (this.#brokenQuotes > MOST_BROKEN_QUOTES) {
      throw new FaultError(
        "damaged",
        `more than ${MOST_BROKEN_QUOTES} quoted fields are not closed, the last on line ${this.#line}`,
      );
    }
    const row = { line: this.#line, cells: [this.#text.slice(at, Math.min(lineEnd, at + 200))] };
    rows.push(refuse(row, `has a quoted field that is not closed within ${LONGEST_FIELD} characters`));
    this.#line += 1;
    return lineEnd + 1;
  }
}

const refuse = (row: { line: number; cells: readonly string[] }, reason: string): FeedRow => ({
  line: row.line,
  cells: [],
  broken: { reason, value: row.cells.join(" | ").slice(0, 120) },
});
