import { basename, extname } from "node:path";
import { existsSync } from "node:fs";
import { CsvError, parse } from "csv-parse/sync";
import type { ReadRedirects, RedirectRows } from "#application/redirects/ports.ts";
import { KNOWN_BROKEN, parseRedirectRow, type RedirectProblem, type RedirectRow } from "#domain/redirects/index.ts";
import { err, errorMessage, ok, type Result, trimQuotes } from "#domain/shared/index.ts";
import { parseJson } from "../platform/formats/json.ts";
import { describeTextProblem } from "../platform/formats/text-position.ts";
import { csvCell } from "../platform/csv/csv-cell.ts";
import { decodeSheet } from "../platform/csv/decode-sheet.ts";
import { createCompleteFileReader, endsAsLines } from "../platform/files/settled-files.ts";

/** One for this process, so that a table read again is compared with its last version. */
const TABLES = createCompleteFileReader(endsAsLines, "a line end", decodeSheet);

type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/** The column of a CSV problem counts cells. */
const describeCsvError = (error: unknown): string => {
  if (!(error instanceof CsvError)) return errorMessage(error);
  const { lines: line = 1, column = 0, message } = error as CsvError & { lines?: number; column?: number };
  return describeTextProblem({ line, column: column + 1, reason: message });
};

const SEPARATORS = [",", ";", "\t", "|"] as const;

/** Lines that decide about the separator. */
const MAX_HEAD_LINES = 200;

/** The line of spreadsheets that names the separator. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?$/i;

const ADDRESS_START = /^["\u201c\u201d\u201e\u00ab]?(?:\/|#|\?|https?:|\s*$)/i;

/** How well a separator splits the lines: two addresses count most, one and a text less. */
const scoreSeparator = (lines: readonly string[], separator: string): number =>
  lines.reduce((score, line) => {
    const [from = "", to] = line.split(separator);
    if (to === undefined || !ADDRESS_START.test(from.trimStart())) return score;
    return score + (ADDRESS_START.test(to.trimStart()) ? 3 : 1);
  }, 0);

/** The separator by which most lines are two addresses; of equals the comma. */
const findSeparator = (csv: string): string => {
  const lines = csv.split(/\r\n?|\n/, MAX_HEAD_LINES).filter((line) => line.trim() !== "");
  const named = SEPARATOR_LINE.exec(lines[0]?.trim() ?? "")?.[1];
  const scored = SEPARATORS.map((separator) => ({ separator, score: scoreSeparator(lines, separator) }));
  return named ?? scored.reduce((best, one) => (one.score > best.score ? one : best)).separator;
};

const isSeparatorLine = ({ record }: CsvRecord): boolean => /^sep=/i.test(record[0] ?? "") && record.length <= 2;

const parseRecords = (csv: string): Result<readonly CsvRecord[], string> => {
  const delimiter = findSeparator(csv);
  const options = { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true };
  try {
    return ok(parse(csv, options) as unknown as readonly CsvRecord[]);
  } catch (error) {
    return err(describeCsvError(error));
  }
};

/** `hasHeader`: the first line names columns. */
type RedirectFile = RedirectRows & { readonly hasHeader: boolean };

/** Addresses have one of these characters, names of columns none. */
const isHeader = ({ record }: CsvRecord): boolean => !record.slice(0, 2).some((cell) => /[/#?:]/.test(cell));

/** A line of one cell with another separator in it would be one long address. */
const isUnsplit = ({ length, 0: cell = "" }: readonly string[]): boolean => length === 1 && /[,;\t|]/.test(cell);

const unsplitProblem = ([from = ""]: readonly string[], line: number): RedirectProblem => ({
  line,
  from,
  code: "from-malformed",
  message: `"${from}" is separated by another sign than the other lines`,
});

/** Parses a table `from,to,status` as programs and spreadsheets save it; a header line is optional. */
export const parseRedirectRows = (csv: string): Result<RedirectFile, string> => {
  const records = parseRecords(csv);
  if (!records.ok) return records;
  const start = records.value[0] && isSeparatorLine(records.value[0]) ? 1 : 0;
  const first = records.value[start];
  const hasHeader = first !== undefined && isHeader(first);
  const rows: RedirectRow[] = [];
  const problems: RedirectProblem[] = [];
  for (const { record, info } of records.value.slice(start + (hasHeader ? 1 : 0))) {
    const row = isUnsplit(record)
      ? err(unsplitProblem(record, info.lines))
      : parseRedirectRow(record.map(trimQuotes), info.lines);
    if (row.ok) rows.push(row.value);
    else problems.push(row.error);
  }
  return ok({ rows, problems, hasHeader });
};

const NO_TABLE: RedirectFile = { rows: [], problems: [], hasHeader: false };

/** Reads a table; the error names the file. A group without old addresses needs no file. */
export const readRedirectRows = (file: string): Result<RedirectFile, string> => {
  if (!existsSync(file)) return ok(NO_TABLE);
  let csv: string;
  try {
    csv = TABLES.read(file);
  } catch (error) {
    return err(`${file} cannot be read: ${errorMessage(error)}`);
  }
  const read = parseRedirectRows(csv);
  return read.ok ? read : err(`${file}:${read.error}`);
};

type WrittenRow = Pick<RedirectRow, "from" | "to" | "status" | "isKnownBroken">;

const formatRow = ({ from, to, status, isKnownBroken }: WrittenRow): string =>
  [from, to, status === 301 ? "" : String(status), ...(isKnownBroken === true ? [KNOWN_BROKEN] : [])]
    .map((text) => csvCell(text))
    .join(",");

/** The rows as the CSV that `parseRedirectRows` reads: addresses as they are, without a guard against formulas. */
export const formatRedirectRows = (rows: readonly WrittenRow[]): string =>
  `${["from,to,status", ...rows.map(formatRow)].join("\n")}\n`;

/** `csv`: from,to,status. `json`: an object by old address. `_redirects`: one redirect a line, as hosting services read it. */
export const REDIRECT_FORMATS = ["csv", "json", "_redirects"] as const;

export type RedirectFormat = (typeof REDIRECT_FORMATS)[number];

export const formatOfFile = (file: string): RedirectFormat => {
  if (extname(file).toLowerCase() === ".json") return "json";
  return basename(file) === "_redirects" || extname(file) === ".txt" ? "_redirects" : "csv";
};

type Cells = readonly [from: string, to: string, status: string, ...note: string[]];

const collectRows = (records: Iterable<{ readonly line: number; readonly cells: Cells | string }>): ReadRedirects => {
  const rows: RedirectRow[] = [];
  const problems: RedirectProblem[] = [];
  for (const { line, cells } of records) {
    if (typeof cells === "string") {
      problems.push({ line, from: "", code: "from-malformed", message: cells });
      continue;
    }
    const row = parseRedirectRow(cells, line);
    if (row.ok) rows.push(row.value);
    else problems.push(row.error);
  }
  return ok({ rows, problems });
};

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** A target alone, or an object with `to` or `target`, `status` or `statusCode`, and `note`; Nuxt's route rules nest it. */
const jsonCells = (from: string, value: unknown): Cells | string => {
  if (typeof value === "string") return [from, value, ""];
  if (typeof value !== "object" || value === null) return `"${from}" has no target`;
  const entry = value as Readonly<Record<string, unknown>>;
  if (entry["redirect"] !== undefined) return jsonCells(from, entry["redirect"]);
  const status = textOf(entry["status"] ?? entry["statusCode"]);
  return [from, textOf(entry["to"] ?? entry["target"]), status, textOf(entry["note"])];
};

/** Lines of the rows count the entries, from 1. */
const parseEntries = (text: string): ReadRedirects => {
  const read = parseJson(text);
  if (!read.ok) return err(describeTextProblem(read.error));
  const { value } = read;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return err("it is not a JSON object of old addresses");
  return collectRows(
    Object.entries(value).map(([from, target], index) => ({ line: index + 1, cells: jsonCells(from, target) })),
  );
};

const lineCells = (line: string): Cells | string => {
  const [from = "", to = "", status = "", ...rest] = line.split(/\s+/);
  if (/[*]|\/:/.test(from)) return `"${from}" is a pattern: name each address`;
  if (rest.length > 0) return `"${line}" has conditions or queries, which are not known here`;
  // "301!" redirects even where there is a page.
  return [from, to, status.replace(/!$/, "")];
};

const parseLines = (text: string): ReadRedirects =>
  collectRows(
    text.split(/\r?\n/).flatMap((raw, index) => {
      const line = raw.replace(/(?:^|\s)#\s.*$|^#.*$/, "").trim();
      return line === "" ? [] : [{ line: index + 1, cells: lineCells(line) }];
    }),
  );

const PARSERS: Readonly<Record<RedirectFormat, (text: string) => ReadRedirects>> = {
  csv: parseRedirectRows,
  json: parseEntries,
  _redirects: parseLines,
};

/** The rows of a table in another format, and what could not be read with its line. The error: it is not of that format. */
export const parseRedirectImport = (text: string, format: RedirectFormat): ReadRedirects => PARSERS[format](text);
