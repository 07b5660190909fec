import { type FindOnSale, type RedirectCheckFinding, runRedirectCheck } from "#application/content/index.ts";
import { readRedirectRows } from "../../adapters/content/index.ts";
import { createStockReader } from "../../adapters/database/index.ts";
import { FINDINGS } from "../content/exit-code.ts";
import { readKnownSite } from "../content/known-site.ts";
import { readContent } from "../content/read-content.ts";
import { displayPath } from "../../shared-container/display-path.ts";
import { type CliContext, openExistingDatabase, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { textTable } from "../text-table.ts";
import { readMarketSettings } from "../market-settings.ts";
import type { AnswerFormat } from "../format-option.ts";
import { findVehiclesOnSale } from "./on-sale.ts";

export type CheckFlags = { readonly format: AnswerFormat };

/** Runs with the vehicles on sale; with null if there is no database. */
const withStock = async <T>(context: CliContext, run: (findOnSale: FindOnSale | null) => Promise<T>): Promise<T> => {
  const database = await openExistingDatabase(context);
  if (database === null) return run(null);
  try {
    return await run(findVehiclesOnSale(createStockReader(database)));
  } finally {
    await database.close();
  }
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

/** Prints what is wrong with the redirects of the site. */
export const checkRedirectTable = async (context: CliContext, { format }: CheckFlags): Promise<void> => {
  const settings = readMarketSettings(context);
  if (!settings.ok) return fail(context, WRONG_USAGE, settings.error.join("\n"));
  const folder = context.config.contentDir;
  const content = readContent(folder, context);
  if (!content.ok) return fail(context, WRONG_USAGE, content.error);
  const site = await readKnownSite(context, folder, settings.value);
  if (site.redirectsFile === null) return fail(context, WRONG_USAGE, `there is no table of redirects in ${folder}`);
  const found = await withStock(context, (findOnSale) => runRedirectCheck(content.value, site, findOnSale));
  const findings = found.map(({ level, path, ...finding }) => ({ level, file: displayPath(path), ...finding }));
  const file = displayPath(site.redirectsFile.path);
  const checked = { rows: site.redirects.size, header: hasHeader(site.redirectsFile.path), findings };
  context.stdout.write(format === "json" ? `${JSON.stringify({ file, ...checked }, null, 2)}\n` : report(checked));
  context.exit(countOf(findings, "error") === 0 ? 0 : FINDINGS);
};
