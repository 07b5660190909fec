import type { RedirectProblem, RedirectRow } from "#domain/redirects/index.ts";

/** The rows of a redirect table, and the lines that could not be parsed. */
export type RedirectRows = { readonly rows: readonly RedirectRow[]; readonly problems: readonly RedirectProblem[] };

/** Throws when the table cannot be read. */
export type ReadRedirectRows = () => RedirectRows;
