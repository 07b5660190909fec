import { existsSync } from "node:fs";
import { CsvError, parse } from "csv-parse/sync";
import type { RedirectRows } from "#application/redirects/ports.ts";
import { csvCell } from "../platform/csv/csv-cell.ts";
import { describeTextProblem } from "../platform/formats/text-position.ts";
import { createCompleteFileReader, endsAsLines } from "../platform/files/complete-file.ts";
import { KNOWN_BROKEN, parseRedirectRow, type RedirectProblem, type RedirectRow } from "#domain/redirects/index.ts";
import { err, errorMessage, ok, type Result } from "#domain/shared/index.ts";

/** One for this process, so that a table read again is compared with its last version. */
const TABLES = createCompleteFileReader(endsAsLines, "a line end");

type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/** The column of a CSV problem counts cells. */
const describeCsvError = (error: unknown): string => {
  if (!(error instanceof CsvError)) return errorMessage(error);
  const { lines: line = 1, column = 0, message } = error as CsvError & { lines?: number; column?: number };
  return describeTextProblem({ line, column: column + 1, reason: message });
};

const parseRecords = (csv: string): Result<readonly CsvRecord[], string> => {
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true };
  try {
    return ok(parse(csv, options) as unknown as readonly CsvRecord[]);
  } catch (error) {
    return err(describeCsvError(error));
  }
};

/** `hasHeader`: the first line names columns. */
export type RedirectFile = RedirectRows & { readonly hasHeader: boolean };

/** Addresses have one of these characters, names of columns none. */
const isHeader = ({ record }: CsvRecord): boolean => !record.slice(0, 2).some((cell) => /[/#?:]/.test(cell));

/** Parses CSV `from,to,status`; a header line is optional. */
export const parseRedirectRows = (csv: string): Result<RedirectFile, string> => {
  const records = parseRecords(csv);
  if (!records.ok) return records;
  const [first] = records.value;
  const hasHeader = first !== undefined && isHeader(first);
  const rows: RedirectRow[] = [];
  const problems: RedirectProblem[] = [];
  for (const { record, info } of records.value.slice(hasHeader ? 1 : 0)) {
    const row = parseRedirectRow(record, info.lines);
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
