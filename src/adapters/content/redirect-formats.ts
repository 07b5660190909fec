import { basename, extname } from "node:path";
import type { ReadRedirects } from "#application/redirects/ports.ts";
import { parseRedirectRow, type RedirectProblem, type RedirectRow } from "#domain/redirects/index.ts";
import { err, ok } from "#domain/shared/index.ts";
import { parseJson } from "../platform/formats/json.ts";
import { describeTextProblem } from "../platform/formats/text-position.ts";
import { parseRedirectRows } from "./redirects-file.ts";

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
