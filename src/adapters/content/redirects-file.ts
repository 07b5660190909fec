import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import {
  buildRedirects,
  parseRedirectRow,
  type BuiltRedirects,
  type RedirectProblem,
  type RedirectRow,
} from "#domain/redirects/index.ts";

type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/** Reads `from,to,status` (first line: their names) and builds the table of final answers with its problems. */
export const parseRedirects = (csv: string, allowedHosts: readonly string[] = []): BuiltRedirects => {
  const records = parse(csv, { bom: true, from_line: 2, info: true, relax_column_count: true, skip_empty_lines: true });
  const rows: RedirectRow[] = [];
  const refused: RedirectProblem[] = [];
  for (const { record, info } of records as unknown as readonly CsvRecord[]) {
    const row = parseRedirectRow(record, info.lines);
    if (row.ok) rows.push(row.value);
    else refused.push(row.error);
  }
  const { table, problems } = buildRedirects(rows, new Set(allowedHosts));
  return { table, problems: [...refused, ...problems].toSorted((a, b) => a.line - b.line) };
};

/** The same from a file; one that cannot be read throws. */
export const readRedirects = (file: string, allowedHosts: readonly string[] = []): BuiltRedirects =>
  parseRedirects(readFileSync(file, "utf8"), allowedHosts);
