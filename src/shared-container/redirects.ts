import { join } from "node:path";
import { loadRedirects } from "#application/redirects/index.ts";
import type { ReadRedirects } from "#application/redirects/ports.ts";
import { overrideRedirectRows, type RedirectBuild } from "#domain/redirects/index.ts";
import { ok, type Result } from "#domain/shared/index.ts";
import { readRedirectRows } from "../adapters/content/index.ts";

/** File of the redirects of all markets in a content folder. */
export const REDIRECTS_FILE = "redirects.csv";

/** File of a market's own redirects beside it, which override those of the same address. */
const marketFile = (market: string): string => `redirects.${market}.csv`;

const readOwnRows = (contentDir: string, market: string): ReadRedirects => {
  const file = marketFile(market);
  const read = readRedirectRows(join(contentDir, file));
  if (!read.ok) return read;
  const { rows, problems } = read.value;
  return ok({
    rows: rows.map((row) => ({ ...row, file })),
    problems: problems.map((problem) => ({ ...problem, file })),
  });
};

/**
 * The redirects of a market in a content folder; the error names the file that cannot be read. `siteUrl`: origin of the
 * site, whose absolute targets are paths.
 */
export const loadContentRedirects = (
  contentDir: string,
  market: string,
  siteUrl: string,
): Result<RedirectBuild, string> => {
  const shared = readRedirectRows(join(contentDir, REDIRECTS_FILE));
  if (!shared.ok) return shared;
  const own = readOwnRows(contentDir, market);
  if (!own.ok) return own;
  const rows = overrideRedirectRows(shared.value.rows, own.value.rows);
  const problems = [...shared.value.problems, ...own.value.problems];
  return loadRedirects(ok({ rows, problems }), new URL(siteUrl).host);
};
