import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { RedirectRows } from "#application/redirects/ports.ts";
import { csvCell } from "../platform/csv/csv-cell.ts";
import { parseRedirectRow, type RedirectProblem, type RedirectRow } from "#domain/redirects/index.ts";

type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/** Parses CSV `from,to,status` with a header line. */
export const parseRedirectRows = (csv: string): RedirectRows => {
  const records = parse(csv, { bom: true, from_line: 2, info: true, relax_column_count: true, skip_empty_lines: true });
  const rows: RedirectRow[] = [];
  const problems: RedirectProblem[] = [];
  for (const { record, info } of records as unknown as readonly CsvRecord[]) {
    const row = parseRedirectRow(record, info.lines);
    if (row.ok) rows.push(row.value);
    else problems.push(row.error);
  }
  return { rows, problems };
};

/** Throws when the file cannot be read. */
export const readRedirectRows = (file: string): RedirectRows => parseRedirectRows(readFileSync(file, "utf8"));

const formatRow = ({ from, to, status }: Pick<RedirectRow, "from" | "to" | "status">): string =>
  [from, to, status === 301 ? "" : String(status)].map((text) => csvCell(text)).join(",");

/** The rows as the CSV that `parseRedirectRows` reads: addresses as they are, without a guard against formulas. */
export const formatRedirectRows = (rows: readonly Pick<RedirectRow, "from" | "to" | "status">[]): string =>
  `${["from,to,status", ...rows.map(formatRow)].join("\n")}\n`;
