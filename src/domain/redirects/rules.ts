import { trimLeading, trimTrailing } from "../shared/index.ts";
import { matchRedirect, type RedirectResult, type RedirectTable } from "./table.ts";

type Address = { readonly pathname: string; readonly search: string };

const permanentRedirect = (location: string): RedirectResult => ({
  kind: "redirect",
  status: 301,
  location,
  external: false,
});

/** Browsers read a backslash in a path as a slash. */
const SLASHES = "/\\";

// Two leading slashes would make the rest a host.
const toRootPath = (pathname: string): string => `/${trimLeading(pathname, SLASHES)}`;

/** Null if the path has no trailing slash or is the root. */
export const withoutTrailingSlash = (pathname: string): string | null => {
  const trimmed = trimTrailing(pathname, SLASHES);
  return trimmed === "" || trimmed === pathname ? null : toRootPath(trimmed);
};

/** Removes the legacy prefix `/fr`; null if the path does not have it. */
export const withoutFrenchPrefix = (pathname: string): string | null => {
  const match = /^\/fr(\/.*)?$/.exec(pathname);
  if (match === null) return null;
  const rest = toRootPath(match[1] ?? "/");
  return withoutTrailingSlash(rest) ?? rest;
};

/**
 * Applies the table first; then removes `/fr` if `exists` accepts the rest; then removes a trailing slash. The last two
 * preserve the query, the table does not. Null: no redirect.
 */
export const resolveRedirect = async (
  table: RedirectTable,
  { pathname, search }: Address,
  exists: (pathname: string) => boolean | Promise<boolean>,
): Promise<RedirectResult | null> => {
  const listed = matchRedirect(table, pathname, search);
  if (listed) return listed;
  const unprefixed = withoutFrenchPrefix(pathname);
  if (unprefixed !== null && (await exists(unprefixed))) return permanentRedirect(`${unprefixed}${search}`);
  const withoutSlash = withoutTrailingSlash(pathname);
  return withoutSlash === null ? null : permanentRedirect(`${withoutSlash}${search}`);
};
