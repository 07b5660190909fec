import { existsSync } from "node:fs";
import { join } from "node:path";
import { changedFields } from "#domain/imports/index.ts";
import { mergeRedirectRows, type MergedRows, type RedirectRow } from "#domain/redirects/index.ts";
import { describeRedirectProblem } from "#application/redirects/index.ts";
import type { RedirectRows } from "#application/redirects/ports.ts";
import { errorMessage } from "#domain/shared/index.ts";
import {
  formatOfFile,
  formatRedirectRows,
  parseRedirectImport,
  readRedirectRows,
  type RedirectFormat,
} from "../../adapters/content/index.ts";
import { writeGroupFile } from "../../adapters/platform/files/group-file.ts";
import { REDIRECTS_FILE } from "../../shared-container/redirects.ts";
import { FINDINGS } from "../content/exit-code.ts";
import { changesText, type PrintedChange } from "../import/import-changes.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { readCommandText } from "../read-command-source.ts";

export type ImportFlags = { readonly as?: RedirectFormat; readonly replace?: true; readonly dryRun?: true };

const MAX_ROWS = 500_000;

/** Maximum number of refused lines printed. */
const MAX_PRINTED = 50;

const readImport = async (context: CliContext, file: string, flags: ImportFlags): Promise<RedirectRows> => {
  const read = parseRedirectImport(await readCommandText(context, file), flags.as ?? formatOfFile(file));
  if (!read.ok) throw new Error(read.error);
  if (read.value.rows.length > MAX_ROWS) throw new Error(`it has more than ${MAX_ROWS} rows`);
  return read.value;
};

/** Throws if a line cannot be read: writing the table again would lose it. */
const readPresent = (path: string): readonly RedirectRow[] => {
  if (!existsSync(path)) return [];
  const read = readRedirectRows(path);
  if (!read.ok) throw new Error(read.error);
  const { rows, problems } = read.value;
  const [first] = problems;
  if (first)
    throw new Error(`${path} has a line that cannot be read; correct it first: ${describeRedirectProblem(first)}`);
  return rows;
};

const toPrintedChange = ({ before, after }: MergedRows["changes"][number]): PrintedChange => ({
  title: after.from,
  change: before === null ? "added" : "changed",
  fields: before === null ? [] : changedFields(targetOf(before), targetOf(after)),
});

const targetOf = ({ to, status }: RedirectRow) => ({ to, status });

const summary = (merged: MergedRows, refused: number, { dryRun }: ImportFlags): string => {
  const { rows, added, changed, unchanged } = merged;
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused`;
  const next = dryRun
    ? "Nothing was written."
    : "`vitrine redirects check` tests the table, `vitrine content reload` puts it in force.";
  const changes = changesText(merged.changes.map(toPrintedChange), "redirects");
  return `${changes}${counts}; the table has ${rows.length} rows.\n${next}\n`;
};

/** Merges another table into that of the site. */
export const importRedirects = async (context: CliContext, file: string, flags: ImportFlags): Promise<void> => {
  const path = join(context.config.contentDir, REDIRECTS_FILE);
  try {
    const imported = await readImport(context, file, flags);
    const merged = mergeRedirectRows(flags.replace ? [] : readPresent(path), imported.rows);
    if (!flags.dryRun) await writeGroupFile(path, formatRedirectRows(merged.rows));
    for (const { line, message } of imported.problems.slice(0, MAX_PRINTED)) {
      context.stdout.write(`${file}:${line}: refused: ${message}\n`);
    }
    context.stdout.write(summary(merged, imported.problems.length, flags));
    context.exit(imported.problems.length === 0 ? 0 : FINDINGS);
  } catch (error) {
    context.stderr.write(`error: ${file}: ${errorMessage(error)}\n`);
    context.exit(WRONG_USAGE);
  }
};
