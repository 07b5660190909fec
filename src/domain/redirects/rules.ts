import { matchRedirect, type RedirectAnswer, type RedirectTable } from "./table.ts";

type Address = { readonly pathname: string; readonly search: string };

const permanent = (location: string): RedirectAnswer => ({
  kind: "redirect",
  status: 301,
  location,
  external: false,
});

// Two slashes in front would make the rest a host: one is kept, whatever came.
const fromTheRoot = (pathname: string): string => `/${pathname.replace(/^[/\\]+/, "")}`;

/** The path without the slashes at its end, or null where it has none; the root keeps its own. */
export const withoutTrailingSlash = (pathname: string): string | null => {
  if (!/[^/\\][/\\]+$/.test(pathname)) return null;
  return fromTheRoot(pathname.replace(/[/\\]+$/, ""));
};

/** The path without the legacy `/fr`, or null where it does not begin with it. */
export const withoutFrenchPrefix = (pathname: string): string | null => {
  const match = /^\/fr(\/.*)?$/.exec(pathname);
  if (match === null) return null;
  const rest = fromTheRoot(match[1] ?? "/");
  return withoutTrailingSlash(rest) ?? rest;
};

/**
 * Where an old address leads: by the table; else `/fr/…` to the address without `/fr` where `exists` knows it; else
 * without the slash at its end. Queries are kept by the rules, not by the table. Null: no redirect.
 */
export const resolveRedirect = async (
  table: RedirectTable,
  { pathname, search }: Address,
  exists: (pathname: string) => boolean | Promise<boolean>,
): Promise<RedirectAnswer | null> => {
  const listed = matchRedirect(table, pathname, search);
  if (listed) return listed;
  const unprefixed = withoutFrenchPrefix(pathname);
  if (unprefixed !== null && (await exists(unprefixed))) return permanent(`${unprefixed}${search}`);
  const bare = withoutTrailingSlash(pathname);
  return bare === null ? null : permanent(`${bare}${search}`);
};
