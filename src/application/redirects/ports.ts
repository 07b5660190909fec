import type { RedirectProblem, RedirectRow } from "#domain/redirects/index.ts";
import type { Result } from "#domain/shared/index.ts";

/** The rows of a redirect table, and the lines that could not be parsed. */
export type RedirectRows = { readonly rows: readonly RedirectRow[]; readonly problems: readonly RedirectProblem[] };

/** The rows of a table, or why it cannot be read, with line and column where they are known. */
export type ReadRedirects = Result<RedirectRows, string>;
