import {
  cleanFeedLine,
  hasRequiredColumns,
  isMissingValue,
  plainName,
  type FeedProfile,
  type FeedRow,
} from "#domain/imports/index.ts";
import { getVehicleField } from "#domain/vehicles/index.ts";
import { FaultError } from "../fault-error.ts";

/** Rows that are looked through for the header. */
export const HEAD_ROWS = 10;

type CsvTable = {
  readonly columns: readonly string[];
  readonly notes: readonly string[];
  /** The rows behind the header. */
  readonly rows: readonly FeedRow[];
};

const SEPARATOR_LINE = /^"?sep=(?<separator>.)"?$/i;

/** The separator in the line `sep=;` that spreadsheets read; null for any other line. */
export const readSeparatorLine = (line: string): string | null =>
  SEPARATOR_LINE.exec(line.trim())?.groups?.["separator"] ?? null;

const isSeparatorRow = ({ text = "", line }: FeedRow): boolean => line === 1 && readSeparatorLine(text) !== null;

export const normalizeHeader = (cells: FeedRow["cells"]): string[] =>
  cells.map((cell) => cleanFeedLine(String(cell ?? "")));

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

const skippedNote = (lines: number): string[] =>
  lines === 0
    ? []
    : [`${lines === 1 ? "1 line" : `${lines} lines`} above the header ${lines === 1 ? "is" : "are"} skipped`];

const findNamedHeader = (rows: readonly FeedRow[], profile: FeedProfile): number =>
  rows.slice(0, HEAD_ROWS).findIndex((row) => !row.broken && hasRequiredColumns(profile, normalizeHeader(row.cells)));

/** `position`: of the header in the rows; -1: the first row is taken for it. */
const readNamedTable = (rows: readonly FeedRow[], position: number, separator: string): CsvTable => {
  const index = Math.max(position, 0);
  const header = rows[index];
  if (header?.broken) {
    throw new FaultError("not-this-profile", `the header on line ${header.line} ${header.broken.reason}`);
  }
  const columns = normalizeHeader(header?.cells ?? []);
  const skipped = rows.slice(0, index).filter((row) => !isSeparatorRow(row)).length;
  const notes = [...skippedNote(skipped), ...(position === -1 ? separatorHint(columns, separator) : [])];
  return { columns, notes, rows: rows.slice(index + 1) };
};

const FIGURES: ReadonlySet<string> = new Set(["number", "year", "date"]);

/** True for a first row with names of the profile, or with words in the places of figures. */
const isOrderedHeader = (cells: readonly string[], order: readonly string[], { columns }: FeedProfile): boolean => {
  const named = cells.filter((cell, index) => cell !== "" && plainName(cell) === plainName(order[index] ?? ""));
  if (named.length >= 2) return true;
  const figures = columns
    .filter(({ field }) => FIGURES.has(getVehicleField(field).type))
    .map(({ column }) => cells[order.indexOf(column)] ?? "")
    .filter((cell) => !isMissingValue(cell));
  return figures.length >= 2 && figures.every((cell) => !/\d/.test(cell));
};

/** The most frequent number of cells, because a damaged row has another one. */
const usualWidth = (rows: readonly FeedRow[]): number => {
  const widths = Map.groupBy(
    rows.filter(({ broken }) => !broken).map(({ cells }) => cells.length),
    (width) => width,
  );
  const [first] = [...widths].sort(([a, { length: x }], [b, { length: y }]) => y - x || b - a);
  return first?.[0] ?? 0;
};

const byPosition = (order: readonly string[], width: number): Pick<CsvTable, "columns" | "notes"> => {
  const extra = width - order.length;
  return {
    columns: Array.from({ length: width === 0 ? order.length : width }, (_, index) => order[index] ?? ""),
    notes: extra > 0 ? [`${extra} columns behind column ${order.length} are not read`] : [],
  };
};

/** Columns by their positions. A first row that names the columns is still a header; other names of it are skipped. */
const readOrderedTable = (rows: readonly FeedRow[], profile: FeedProfile, order: readonly string[]): CsvTable => {
  const [first, ...others] = rows;
  const cells = normalizeHeader(first?.broken ? [] : (first?.cells ?? []));
  if (!isOrderedHeader(cells, order, profile)) return { ...byPosition(order, usualWidth(rows)), rows };
  const names = new Map(order.map((name) => [plainName(name), name]));
  const columns = cells.map((cell) => names.get(plainName(cell)) ?? cell);
  if (hasRequiredColumns(profile, columns)) return { columns, notes: [], rows: others };
  const { columns: ordered, notes } = byPosition(order, usualWidth(others));
  return { columns: ordered, notes: ["the first line names its columns and is skipped", ...notes], rows: others };
};

/** Finds the header in the first rows of a feed; null while more rows may decide. */
export const findTable = (
  rows: readonly FeedRow[],
  profile: FeedProfile,
  separator: string,
  isEnd: boolean,
): CsvTable | null => {
  const isEnough = isEnd || rows.length >= HEAD_ROWS;
  const { order } = profile;
  if (order === null) {
    const position = findNamedHeader(rows, profile);
    return isEnough || position !== -1 ? readNamedTable(rows, position, separator) : null;
  }
  return isEnough
    ? readOrderedTable(
        rows.filter((row) => !isSeparatorRow(row)),
        profile,
        order,
      )
    : null;
};
