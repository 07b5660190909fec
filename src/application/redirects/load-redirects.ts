import { buildRedirects, compareLines, type RedirectBuild } from "#domain/redirects/index.ts";
import { ok, type Result } from "#domain/shared/index.ts";
import type { ReadRedirects } from "./ports.ts";

/** The resolved redirects and all problems by line. `allowedHosts`: hosts that external targets may use. */
export const loadRedirects = (
  read: ReadRedirects,
  allowedHosts: readonly string[] = [],
): Result<RedirectBuild, string> => {
  if (!read.ok) return read;
  const { rows, problems: rejected } = read.value;
  const { table, problems, chains, lines } = buildRedirects(rows, new Set(allowedHosts));
  return ok({ table, problems: [...rejected, ...problems].toSorted(compareLines), chains, lines });
};
