import type { FeedPart, FeedProfile, FeedRow } from "#domain/imports/index.ts";
import { fold } from "#domain/shared/index.ts";
import { CsvScanner } from "./csv-scanner.ts";
import { FaultError } from "./fault.ts";
import { LONGEST_FIELD } from "./limits.ts";
import { readAhead } from "./read-ahead.ts";

/** Text of a feed as it comes. */
export type Texts = AsyncIterable<string>;

const cleanHeader = (cells: FeedRow["cells"]): string[] =>
  cells.map((cell) =>
    String(cell ?? "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );

/** Another sign that would split the header into several columns, where the profile's does not. */
const separatorHint = (columns: readonly string[], separator: string): string[] => {
  const only = columns.length === 1 ? columns[0] : undefined;
  const better = [";", ",", "\t", "|"].find((sign) => sign !== separator && (only?.split(sign).length ?? 0) > 2);
  return better === undefined
    ? []
    : [`the header looks separated by ${JSON.stringify(better)}, not ${JSON.stringify(separator)}`];
};

/** The last row may be cut off anywhere; one with too few fields certainly is. */
const checkLast = (rows: readonly FeedRow[], width: number): readonly FeedRow[] => {
  const last = rows.at(-1);
  if (last && !last.broken && last.cells.length < width) {
    throw new FaultError("truncated", `the feed ends in the middle of line ${last.line}`);
  }
  return rows;
};

type Header = {
  readonly columns: readonly string[];
  readonly notes: readonly string[];
  /** Rows that are the header themselves: one, or none. */
  readonly lines: 0 | 1;
};

/** Columns by their order, as many as the first row has; a row of their very names is a header after all. */
const orderedHeader = (order: readonly string[], cells: FeedRow["cells"]): Header => {
  const isHeader = fold(String(cells[1] ?? "")).trim() === fold(order[1] ?? "") && cells.length > 1;
  if (isHeader) return { columns: cleanHeader(cells), notes: [], lines: 1 };
  const columns = cells.map((_, place) => order[place] ?? "");
  const more = cells.length - order.length;
  const notes = more > 0 ? [`${more} columns behind column ${order.length} are not read`] : [];
  return { columns, notes, lines: 0 };
};

const headerOf = (cells: FeedRow["cells"], { order }: FeedProfile, separator: string): Header => {
  if (order !== null) return orderedHeader(order, cells);
  const columns = cleanHeader(cells);
  return { columns, notes: separatorHint(columns, separator), lines: 1 };
};

/** The first line has come; one without an end is not waited for. */
const endsLine = (text: string): boolean => text.trimStart().includes("\n") || text.length > LONGEST_FIELD;

/** Of the profile's separators the one that splits the first line into most fields. */
const separatorOf = ({ separators }: FeedProfile, text: string): string => {
  const line = text.trimStart().split("\n", 1)[0] ?? "";
  const fields = (sign: string): number => line.split(sign).length;
  return separators.reduce((best, sign) => (fields(sign) > fields(best) ? sign : best));
};

export const csvParts = async function* (
  texts: Texts,
  profile: FeedProfile,
  bytesRead: () => number,
): AsyncIterable<FeedPart> {
  let head = "";
  const { all } = await readAhead(texts, (text) => {
    head += text;
    return endsLine(head);
  });
  const separator = separatorOf(profile, head);
  const scanner = new CsvScanner(separator);
  let width = 0;
  const parts = function* (rows: readonly FeedRow[]): Iterable<FeedPart> {
    let start = 0;
    if (width === 0 && rows[0]) {
      const { columns, notes, lines } = headerOf(rows[0].cells, profile, separator);
      [width, start] = [columns.length, lines];
      yield { type: "header", columns, notes };
    }
    if (rows.length > start) yield { type: "rows", rows: start === 0 ? rows : rows.slice(start), bytes: bytesRead() };
  };
  for await (const text of all) yield* parts(scanner.push(text));
  const last = scanner.end();
  yield* parts(width === 0 ? last : checkLast(last, width));
  yield { type: "end", open_end: scanner.openEnd };
};
