import { cleanFeedLine, isMissingValue, type FeedRow } from "#domain/imports/index.ts";
import { CsvScanner } from "../csv/csv-scanner.ts";
import { readSeparatorLine } from "../csv/csv-header.ts";
import { FaultError } from "../fault-error.ts";

export type SampledRows = {
  readonly names: readonly string[];
  readonly rows: readonly FeedRow["cells"][];
};

export type SampledTable = SampledRows & { readonly separator: string; readonly hasHeader: boolean };

const SEPARATORS = [";", ",", "\t", "|"] as const;

const scan = (text: string, separator: string): readonly FeedRow["cells"][] => {
  const scanner = new CsvScanner(separator);
  const rows = scanner.push(text);
  try {
    rows.push(...scanner.end());
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
  }
  return rows.filter(({ broken }) => !broken).map(({ cells }) => cells);
};

/** The most frequent number of cells, and the share of the rows that have it. */
const usualWidth = (rows: readonly FeedRow["cells"][]): { width: number; share: number } => {
  const [best] = [...Map.groupBy(rows, ({ length }) => length)].sort(([, a], [, b]) => b.length - a.length);
  return { width: best?.[0] ?? 0, share: (best?.[1].length ?? 0) / Math.max(1, rows.length) };
};

const chooseSeparator = (text: string): string => {
  const [first = ""] = text.split("\n", 1);
  const scored = SEPARATORS.map((separator) => {
    const { width, share } = usualWidth(scan(text, separator));
    return { separator, score: width > 1 ? share * 100 + width : 0 };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return readSeparatorLine(first) ?? best?.separator ?? ",";
};

const isFigure = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text);

/** A header has a text of its own in nearly every cell. */
const isHeader = (cells: readonly string[], width: number): boolean => {
  const names = cells.filter((cell) => !isMissingValue(cell));
  const isWide = names.length >= width * 0.6 && names.length > 1;
  return isWide && new Set(names).size >= names.length * 0.9 && !names.some(isFigure);
};

const MAX_HEAD = 10;

/** Samples a CSV: its separator, its header below titles, or columns by their places. */
export const sampleCsv = (text: string): SampledTable => {
  const separator = chooseSeparator(text);
  const rows = scan(text, separator);
  const { width } = usualWidth(rows);
  const lines = rows.slice(0, MAX_HEAD).map((cells) => cells.map((cell) => cleanFeedLine(String(cell ?? ""))));
  const header = lines.findIndex((cells) => isHeader(cells, width));
  const names = lines[header] ?? Array.from({ length: width }, (_, index) => `column_${index + 1}`);
  const fitting = rows.slice(header + 1).filter(({ length }) => length > width / 2);
  return { names, rows: fitting, separator, hasHeader: header !== -1 };
};
