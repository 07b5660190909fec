import type { FeedPart, FeedProfile, FeedRow } from "#domain/imports/index.ts";
import { fold } from "#domain/shared/index.ts";
import { CsvScanner } from "./csv-scanner.ts";
import { FaultError } from "../fault-error.ts";
import { MAX_FIELD_LENGTH } from "../limits.ts";
import { readAhead } from "../source/read-ahead.ts";

export type TextChunks = AsyncIterable<string>;

const normalizeHeader = (cells: FeedRow["cells"]): string[] =>
  cells.map((cell) =>
    String(cell ?? "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );

/** Suggests another separator when the profile's separator does not split the header. */
const separatorHint = (columns: readonly string[], separator: string): string[] => {
  const only = columns.length === 1 ? columns[0] : undefined;
  const betterSeparator = [";", ",", "\t", "|"].find(
    (candidate) => candidate !== separator && (only?.split(candidate).length ?? 0) > 2,
  );
  return betterSeparator === undefined
    ? []
    : [`the header looks separated by ${JSON.stringify(betterSeparator)}, not ${JSON.stringify(separator)}`];
};

/** Throws `FaultError` when the last row has too few fields and so is certainly cut off. */
const assertCompleteLastRow = (rows: readonly FeedRow[], width: number): readonly FeedRow[] => {
  const last = rows.at(-1);
  if (last?.unterminated && !last.broken && last.cells.length < width) {
    throw new FaultError("truncated", `the feed ends in the middle of line ${last.line}`);
  }
  return rows;
};

type Header = {
  readonly columns: readonly string[];
  readonly notes: readonly string[];
  /** Number of header rows. */
  readonly lines: 0 | 1;
};

/** Names columns by position, as many as the first row has. A first row with the column names is still a header. */
const orderedHeader = (order: readonly string[], cells: FeedRow["cells"]): Header => {
  const isHeader = fold(String(cells[1] ?? "")).trim() === fold(order[1] ?? "") && cells.length > 1;
  if (isHeader) return { columns: normalizeHeader(cells), notes: [], lines: 1 };
  const columns = cells.map((_, index) => order[index] ?? "");
  const extraColumns = cells.length - order.length;
  const notes = extraColumns > 0 ? [`${extraColumns} columns behind column ${order.length} are not read`] : [];
  return { columns, notes, lines: 0 };
};

const readHeader = (cells: FeedRow["cells"], { order }: FeedProfile, separator: string): Header => {
  if (order !== null) return orderedHeader(order, cells);
  const columns = normalizeHeader(cells);
  return { columns, notes: separatorHint(columns, separator), lines: 1 };
};

/** Returns true when the first line is complete, or too long to wait for its end. */
const hasFirstLine = (text: string): boolean => text.trimStart().includes("\n") || text.length > MAX_FIELD_LENGTH;

/** Picks the profile's separator that splits the first line into the most fields. */
const detectSeparator = ({ separators }: FeedProfile, text: string): string => {
  const line = text.trimStart().split("\n", 1)[0] ?? "";
  const fields = (candidate: string): number => line.split(candidate).length;
  return separators.reduce((best, candidate) => (fields(candidate) > fields(best) ? candidate : best));
};

export const readCsvParts = async function* (
  texts: TextChunks,
  profile: FeedProfile,
  bytesRead: () => number,
): AsyncIterable<FeedPart> {
  let head = "";
  const { all } = await readAhead(texts, (text) => {
    head += text;
    return hasFirstLine(head);
  });
  const separator = detectSeparator(profile, head);
  const scanner = new CsvScanner(separator);
  let width = 0;
  const parts = function* (rows: readonly FeedRow[]): Iterable<FeedPart> {
    let start = 0;
    if (width === 0 && rows[0]) {
      const { columns, notes, lines } = readHeader(rows[0].cells, profile, separator);
      [width, start] = [columns.length, lines];
      yield { type: "header", columns, notes };
    }
    if (rows.length > start) yield { type: "rows", rows: start === 0 ? rows : rows.slice(start), bytes: bytesRead() };
  };
  for await (const text of all) yield* parts(scanner.push(text));
  const last = scanner.end();
  yield* parts(width === 0 ? last : assertCompleteLastRow(last, width));
  yield { type: "end", open_end: scanner.openEnd };
};
