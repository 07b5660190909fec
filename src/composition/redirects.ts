import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadRedirects } from "#application/redirects/index.ts";
import { overrideRedirectRows, type RedirectBuild } from "#domain/redirects/index.ts";
import { readRedirectRows } from "../adapters/content/index.ts";

/** File of the redirects of all markets in a content folder. */
export const REDIRECTS_FILE = "redirects.csv";

/** File of a market's own redirects beside it, which replace those of the same address there. */
const marketFile = (market: string): string => `redirects.${market}.csv`;

const readOwnRows = (contentDir: string, market: string): ReturnType<typeof readRedirectRows> => {
  const file = marketFile(market);
  if (!existsSync(join(contentDir, file))) return { rows: [], problems: [] };
  const { rows, problems } = readRedirectRows(join(contentDir, file));
  return { rows: rows.map((row) => ({ ...row, file })), problems: problems.map((problem) => ({ ...problem, file })) };
};

/** The redirects of a market in a content folder. Throws when a file cannot be read. */
export const loadContentRedirects = (
  contentDir: string,
  market: string,
  allowedHosts: readonly string[],
): RedirectBuild =>
  loadRedirects(() => {
    const shared = readRedirectRows(join(contentDir, REDIRECTS_FILE));
    const own = readOwnRows(contentDir, market);
    return {
      rows: overrideRedirectRows(shared.rows, own.rows),
      problems: [...shared.problems, ...own.problems],
    };
  }, allowedHosts);
