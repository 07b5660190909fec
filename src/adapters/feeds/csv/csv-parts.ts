import { hasRequiredColumns, type FeedPart, type FeedProfile, type FeedRow } from "#domain/imports/index.ts";
import { CsvScanner } from "./csv-scanner.ts";
import { findTable, HEAD_ROWS, normalizeHeader, readSeparatorLine } from "./csv-header.ts";
import { FaultError } from "../fault-error.ts";
import { MAX_FIELD_LENGTH } from "../limits.ts";
import { readAhead } from "../source/read-ahead.ts";

export type TextChunks = AsyncIterable<string>;

/** Throws `FaultError` when the last row has too few fields and so is certainly cut off. */
const assertCompleteLastRow = (rows: readonly FeedRow[], width: number): readonly FeedRow[] => {
  const last = rows.at(-1);
  if (last?.unterminated && !last.broken && last.cells.length < width) {
    throw new FaultError("truncated", `the feed ends in the middle of line ${last.line}`);
  }
  return rows;
};

const LINE_END = /\r\n|\n|\r/;

/** Returns true when the first lines are complete, or too long to wait for their end. */
const hasFirstLines = (text: string): boolean =>
  text.split(LINE_END, HEAD_ROWS + 2).length > HEAD_ROWS + 1 || text.length > MAX_FIELD_LENGTH;

/** A carriage return before the last character and no line feed: the line ends of old Macs. */
const hasCarriageReturnsOnly = (head: string): boolean =>
  !head.includes("\n") && head.slice(0, -1).trimStart().includes("\r");

const withLineFeeds = async function* (texts: TextChunks): TextChunks {
  for await (const text of texts) yield text.replaceAll("\r", "\n");
};

const splitLine = (line: string, separator: string): FeedRow["cells"] =>
  new CsvScanner(separator).push(`${line}\n`)[0]?.cells ?? [];

/** The separator of a `sep=` line, the one that splits a line into the required columns, or the first line into most fields. */
const detectSeparator = (profile: FeedProfile, head: string): string => {
  const lines = head.trimStart().split(LINE_END, HEAD_ROWS);
  const [first = ""] = lines;
  const stated = readSeparatorLine(first);
  if (stated !== null) return stated;
  const splitsHeader = (separator: string): boolean =>
    lines.some((line) => hasRequiredColumns(profile, normalizeHeader(splitLine(line, separator))));
  const named = profile.order === null ? profile.separators.find(splitsHeader) : undefined;
  const fields = (candidate: string): number => first.split(candidate).length;
  return named ?? profile.separators.reduce((best, candidate) => (fields(candidate) > fields(best) ? candidate : best));
};

/** Turns rows into parts; the first rows wait until the header is found. */
class TableParts {
  width = 0;
  #waiting: FeedRow[] = [];
  #hasHeader = false;
  readonly #profile: FeedProfile;
  readonly #separator: string;
  readonly #bytesRead: () => number;

  constructor(profile: FeedProfile, separator: string, bytesRead: () => number) {
    this.#profile = profile;
    this.#separator = separator;
    this.#bytesRead = bytesRead;
  }

  *add(rows: readonly FeedRow[], isEnd: boolean): Iterable<FeedPart> {
    if (this.#hasHeader) {
      yield* this.#toRows(rows);
      return;
    }
    this.#waiting.push(...rows);
    const isEmpty = this.#waiting.length === 0;
    const table = isEmpty ? null : findTable(this.#waiting, this.#profile, this.#separator, isEnd);
    if (table === null) return;
    this.#hasHeader = true;
    this.#waiting = [];
    this.width = table.columns.length;
    yield { type: "header", columns: table.columns, notes: table.notes };
    yield* this.#toRows(isEnd ? assertCompleteLastRow(table.rows, this.width) : table.rows);
  }

  *#toRows(rows: readonly FeedRow[]): Iterable<FeedPart> {
    if (rows.length > 0) yield { type: "rows", rows, bytes: this.#bytesRead() };
  }
}

export const readCsvParts = async function* (
  texts: TextChunks,
  profile: FeedProfile,
  bytesRead: () => number,
): AsyncIterable<FeedPart> {
  let head = "";
  const { all } = await readAhead(texts, (text) => {
    head += text;
    return hasFirstLines(head);
  });
  const lines = hasCarriageReturnsOnly(head) ? withLineFeeds(all) : all;
  const separator = detectSeparator(profile, head);
  const scanner = new CsvScanner(separator);
  const table = new TableParts(profile, separator, bytesRead);
  for await (const text of lines) yield* table.add(scanner.push(text), false);
  const last = scanner.end();
  yield* table.add(table.width === 0 ? last : assertCompleteLastRow(last, table.width), true);
  yield { type: "end", open_end: scanner.openEnd };
};
