import { buildRedirects, compareLines, type RedirectBuild } from "#domain/redirects/index.ts";
import { ok, type Result } from "#domain/shared/index.ts";
import type { ReadRedirects } from "./ports.ts";

/** The resolved redirects and all problems by line. `ownHost`: host of the site, empty if it is not known. */
export const loadRedirects = (read: ReadRedirects, ownHost = ""): Result<RedirectBuild, string> => {
  if (!read.ok) return read;
  const { rows, problems: rejected } = read.value;
  const { table, problems, chains, lines } = buildRedirects(rows, ownHost);
  return ok({ table, problems: [...rejected, ...problems].toSorted(compareLines), chains, lines });
};
