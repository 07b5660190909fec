import {
  parseRedirectRow,
  type RedirectResult,
  type RedirectRow,
  type RedirectStatus,
} from "#domain/redirects/index.ts";

const row = (line: number, from: string, to: string, status = ""): RedirectRow => {
  const parsed = parseRedirectRow([from, to, status], line);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

/** Rows of a table below its header: from, to and, unless it is 301, the status. */
export const createRows = (...pairs: readonly (readonly [string, string, string?])[]): RedirectRow[] =>
  pairs.map(([from, to, status], index) => row(index + 2, from, to, status));

export const redirectTo = (location: string, status: RedirectStatus = 301, external = false): RedirectResult => ({
  kind: "redirect",
  location,
  status,
  external,
});
