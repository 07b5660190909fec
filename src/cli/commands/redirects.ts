import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Command, Option } from "commander";
import { type FindOnSale, type RedirectCheckFinding, runRedirectCheck } from "#application/content/index.ts";
import { describeRedirectProblem } from "#application/redirects/index.ts";
import type { RedirectRows } from "#application/redirects/ports.ts";
import type { StockReader } from "#application/stock/ports.ts";
import { changedFields } from "#domain/imports/index.ts";
import { type MergedRows, mergeRedirectRows, type RedirectRow } from "#domain/redirects/index.ts";
import {
  formatOfFile,
  formatRedirectRows,
  parseRedirectImport,
  readRedirectRows,
  REDIRECT_FORMATS,
  type RedirectFormat,
} from "../../adapters/content/index.ts";
import { createStockReader } from "../../adapters/database/index.ts";
import { decodeSheet } from "../../adapters/platform/csv/decode-sheet.ts";
import { writeGroupFile } from "../../adapters/platform/files/group-file.ts";
import { displayPath } from "../../shared-container/display-path.ts";
import { REDIRECTS_FILE } from "../../shared-container/redirects.ts";
import { command, commandGroup, databaseIfAny, onDemand } from "../command.ts";
import { readKnownSite } from "../content/known-site.ts";
import { requireContent, requireSettings } from "../content/read-content.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { CommandError, FINDINGS, orUnreadable } from "../failure.ts";
import { changesText, type PrintedChange } from "../import/import-changes.ts";
import { readCommandSource, readPieces } from "../streams.ts";
import { textTable } from "../text-table.ts";

const CHECK_HELP = `
Errors: rows that cannot be used (they answer 404), loops, duplicates, targets that do not exist. Warnings: chains, which the
site shortens to one hop, targets that are redirected themselves, and vehicles that are sold. The header line of the table is
optional; the check says whether the first line is one.

Exit codes: 0 no error; 1 wrong usage, or no table there; 2 errors.`;

const IMPORT_HELP = `
Formats, by the name of the file where --as does not say:
  csv          from,to,status; the header line is optional, an empty status is 301;
               as spreadsheets save it: comma, semicolon or tab, UTF-8 or Windows-1252
  json         an object by old address: "/fr/old": "/new", or { "to": "/new", "status": 302 }
  _redirects   one redirect a line: /fr/old /new 301; patterns and conditions are refused

Examples:
  vitrine redirects import old-site.json --dry-run   what would change, without changing it
  vitrine redirects import _redirects                adds its rows, and replaces those of the same address
  vitrine redirects import table.csv --replace       the table is then this one alone
  vitrine redirects check && vitrine content reload

Rows with an unusable target are imported: their old address answers 404 and the check names their line.

Exit codes: 0 imported; 1 wrong usage, or nothing was imported; 2 imported, but for refused lines.`;

/** Number of vehicles per query. */
const BATCH = 500;

const findVehiclesOnSale =
  (stock: Pick<StockReader, "byIds">): FindOnSale =>
  async (ids) => {
    const onSale = new Set<number>();
    for (let start = 0; start < ids.length; start += BATCH) {
      for (const { id } of await stock.byIds(ids.slice(start, start + BATCH))) onSale.add(id);
    }
    return onSale;
  };

const countOf = (findings: readonly PrintedFinding[], level: RedirectCheckFinding["level"]): number =>
  findings.filter((finding) => finding.level === level).length;

/** A finding with its file as it is printed. */
type PrintedFinding = Omit<RedirectCheckFinding, "path"> & { readonly file: string };

/** True if the first line of the table names columns. */
const hasHeader = (path: string): boolean => {
  const read = readRedirectRows(path);
  return read.ok && read.value.hasHeader;
};

type CheckedTable = { readonly rows: number; readonly header: boolean; readonly findings: readonly PrintedFinding[] };

const report = ({ rows, header, findings }: CheckedTable): string => {
  const table = textTable(
    findings.map(({ level, file, line, from, message }) => [`${file}:${line}`, level, from, message]),
  );
  const first = header ? "The first line is the header." : "There is no header: the first line is a row.";
  const counts = `${rows} rows, ${countOf(findings, "error")} errors, ${countOf(findings, "warning")} warnings.`;
  const verdict = `${first}\n${counts}`;
  return findings.length === 0 ? `${verdict}\n` : `${table}\n\n${verdict}\n`;
};

const databaseOnDemand = onDemand(databaseIfAny);

/** `vitrine redirects check` */
const checkCommand = (context: CliContext): Command =>
  command(context, {
    name: "check",
    description: "Says which old addresses lead nowhere or not straight to their page, with their line.",
    help: CHECK_HELP,
    needs: databaseOnDemand,
    run: async (open) => {
      const settings = requireSettings(context);
      const folder = context.config.contentDir;
      const content = requireContent(folder, context);
      const site = await readKnownSite(context, folder, settings);
      if (site.redirectsFile === null)
        throw new CommandError(WRONG_USAGE, `there is no table of redirects in ${folder}`);
      const { path: file } = site.redirectsFile;
      const database = await open();
      const findOnSale = database === null ? null : findVehiclesOnSale(createStockReader(database));
      const found = await runRedirectCheck(content, site, findOnSale);
      const findings = found.map(({ level, path, ...finding }) => ({ level, file: displayPath(path), ...finding }));
      return { file: displayPath(file), rows: site.redirects.size, header: hasHeader(file), findings };
    },
    table: report,
    exitCode: ({ findings }) => (countOf(findings, "error") === 0 ? 0 : FINDINGS),
  });

type ImportFlags = { readonly as?: RedirectFormat; readonly replace?: true; readonly dryRun?: true };

const MAX_ROWS = 500_000;

/** Maximum number of refused lines printed. */
const MAX_PRINTED = 50;

const readImport = async (context: CliContext, file: string, flags: ImportFlags): Promise<RedirectRows> => {
  const read = parseRedirectImport(
    decodeSheet(Buffer.concat(await readPieces(readCommandSource(context, file)))),
    flags.as ?? formatOfFile(file),
  );
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

/** `vitrine redirects import FILE`: merges another table into that of the site. */
const importCommand = (context: CliContext): Command =>
  command(context, {
    name: "import",
    description: "Adds the rows of a file to the table of the content folder.",
    help: IMPORT_HELP,
    parameters: [
      ["<file>", "a file, an address or - for standard input"],
      new Option("--as <format>", "format of the file").choices([...REDIRECT_FORMATS]),
      ["--replace", "the rows of the file replace the table"],
      ["--dry-run", "says what would change"],
    ],
    run: (_none, file: string, flags: ImportFlags) =>
      orUnreadable(file, async () => {
        const path = join(context.config.contentDir, REDIRECTS_FILE);
        const { rows, problems } = await readImport(context, file, flags);
        const merged = mergeRedirectRows(flags.replace ? [] : readPresent(path), rows);
        if (!flags.dryRun) await writeGroupFile(path, formatRedirectRows(merged.rows));
        const refused = problems
          .slice(0, MAX_PRINTED)
          .map(({ line, message }) => `${file}:${line}: refused: ${message}\n`);
        return { text: refused.join("") + summary(merged, problems.length, flags), problems };
      }),
    text: ({ text }) => text,
    exitCode: ({ problems }) => (problems.length === 0 ? 0 : FINDINGS),
  });

/** `vitrine redirects check|import` */
export const redirectsCommand = (context: CliContext): Command =>
  commandGroup("redirects", "Looks after old addresses: checks where they lead, takes in another site's table.", [
    checkCommand(context),
    importCommand(context),
  ]);
