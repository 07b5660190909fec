import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import {
  buildRedirects,
  parseRedirectRow,
  type RedirectBuild,
  type RedirectProblem,
  type RedirectRow,
} from "#domain/redirects/index.ts";

type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/** Parses CSV `from,to,status` with a header line; returns the resolved redirects and the problems by line. */
export const parseRedirects = (csv: string, allowedHosts: readonly string[] = []): RedirectBuild => {
  const records = parse(csv, { bom: true, from_line: 2, info: true, relax_column_count: true, skip_empty_lines: true });
  const rows: RedirectRow[] = [];
  const rejected: RedirectProblem[] = [];
  for (const { record, info } of records as unknown as readonly CsvRecord[]) {
    const row = parseRedirectRow(record, info.lines);
    if (row.ok) rows.push(row.value);
    else rejected.push(row.error);
  }
  const { table, problems } = buildRedirects(rows, new Set(allowedHosts));
  return { table, problems: [...rejected, ...problems].toSorted((a, b) => a.line - b.line) };
};

/** Throws when the file cannot be read. */
export const readRedirects = (file: string, allowedHosts: readonly string[] = []): RedirectBuild =>
  parseRedirects(readFileSync(file, "utf8"), allowedHosts);
