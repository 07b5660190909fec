import { buildRedirects, compareLines, type RedirectBuild } from "#domain/redirects/index.ts";
import type { ReadRedirectRows } from "./ports.ts";

/** The resolved redirects and all problems by line. `allowedHosts`: hosts that external targets may use. */
export const loadRedirects = (read: ReadRedirectRows, allowedHosts: readonly string[] = []): RedirectBuild => {
  const { rows, problems: rejected } = read();
  const { table, problems, chains, lines } = buildRedirects(rows, new Set(allowedHosts));
  return { table, problems: [...rejected, ...problems].toSorted(compareLines), chains, lines };
};
