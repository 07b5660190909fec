import { trimLeading, trimTrailing } from "../shared/index.ts";
import { splitAddress } from "./address-key.ts";
import { isTemporary } from "./row.ts";
import { matchRedirect, type RedirectResult, type RedirectTable } from "./table.ts";

type Address = { readonly pathname: string; readonly search: string };

const permanentRedirect = (location: string): Extract<RedirectResult, { readonly kind: "redirect" }> => ({
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

/** Answer to a request for an address of the site; `location` is null unless it redirects. */
export type ProbedAddress = { readonly status: number; readonly location: string | null };

export type AddressRules = {
  /** The path with the segments of the market. */
  readonly toActivePath: (pathname: string) => string;
  /** Requests an address of the site: path and query. */
  readonly probe: (address: string) => Promise<ProbedAddress>;
};

const toActiveLocation = (result: RedirectResult, { toActivePath }: AddressRules): RedirectResult => {
  if (result.kind === "broken" || result.external) return result;
  const { pathname, search, hash } = splitAddress(result.location);
  return { ...result, location: `${toActivePath(pathname)}${search}${hash}` };
};

/** To the page at the path without its prefix, in one hop; null if there is none. */
const redirectToPage = async (
  table: RedirectTable,
  { pathname, search }: Address,
  rules: AddressRules,
): Promise<RedirectResult | null> => {
  const listed = matchRedirect(table, pathname, search);
  if (listed) return toActiveLocation(listed, rules);
  const address = `${rules.toActivePath(pathname)}${search}`;
  const { status, location } = await rules.probe(address);
  if (location?.startsWith("/")) return { ...permanentRedirect(location), status: isTemporary(status) ? 302 : 301 };
  return status < 300 ? permanentRedirect(address) : null;
};

/**
 * Applies the table first; then removes `/fr` in front of a page that exists; then removes a trailing slash and replaces
 * segments of other markets. All but the table preserve the query. Null: no redirect.
 */
export const resolveRedirect = async (
  table: RedirectTable,
  { pathname, search }: Address,
  rules: AddressRules,
): Promise<RedirectResult | null> => {
  const listed = matchRedirect(table, pathname, search);
  if (listed) return toActiveLocation(listed, rules);
  const unprefixed = withoutFrenchPrefix(pathname);
  const toPage = unprefixed === null ? null : await redirectToPage(table, { pathname: unprefixed, search }, rules);
  if (toPage?.kind === "redirect") return toPage;
  const target = rules.toActivePath(withoutTrailingSlash(pathname) ?? pathname);
  return target === pathname ? null : permanentRedirect(`${target}${search}`);
};
