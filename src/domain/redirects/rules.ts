import { siteUrl, trimTrailing } from "../shared/index.ts";
import { isTemporary, splitAddress } from "./row.ts";
import { matchRedirect, type RedirectResult, type RedirectTable } from "./table.ts";

const UNRESERVED = /[\w.~-]/;

/** An escape in upper-case digits, or the character that needs none. */
const canonicalEscape = (escape: string): string => {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return UNRESERVED.test(character) ? character : escape.toUpperCase();
};

/** A path without dot segments, double slashes, unneeded escapes and a trailing slash. Letters keep their case. */
export const canonicalPath = (path: string): string => {
  const { pathname } = siteUrl("http://site", path);
  const single = pathname.replace(/%[\da-f]{2}/gi, canonicalEscape).replace(/\/{2,}/g, "/");
  return single === "/" ? single : trimTrailing(single, "/");
};

/** The path in lower-case letters; escapes stay as they are. */
export const lowerCasePath = (path: string): string =>
  path.replace(/%[\dA-F]{2}|[A-Z]/g, (found) => (found.length > 1 ? found : found.toLowerCase()));

/** True for the one form of a path under which a page may be cached. */
export const isCanonicalPath = (path: string): boolean => lowerCasePath(canonicalPath(path)) === path;

type Address = { readonly pathname: string; readonly search: string };

/** More than one leading slash would turn the next segment into a host, and browsers read a backslash as a slash. */
const permanentRedirect = (address: string): Extract<RedirectResult, { readonly kind: "redirect" }> => ({
  kind: "redirect",
  status: 301,
  location: address.replace(/^[/\\]+/, "/"),
  external: false,
});

/** Removes the legacy prefix `/fr` of a canonical path; null if it does not have it. */
export const withoutFrenchPrefix = (path: string): string | null => {
  const match = /^\/fr(\/.*)?$/.exec(path);
  return match === null ? null : (match[1] ?? "/");
};

/** Answer to a request for an address of the site; `location` is null unless it redirects. */
type ProbedAddress = { readonly status: number; readonly location: string | null };

export type AddressRules = {
  /** True if the URL with the lower-case path has a canonical form, to which its variants redirect. */
  readonly hasCanonicalForm: (path: string, search: string) => boolean;
  /** The path with the segments of the market. */
  readonly toActivePath: (pathname: string) => string;
  /** Requests a URL of the site: path and query. */
  readonly probe: (address: string) => Promise<ProbedAddress>;
};

const toActiveLocation = (result: RedirectResult, { toActivePath }: AddressRules): RedirectResult => {
  if (result.kind === "broken" || result.external) return result;
  const { pathname, search, hash } = splitAddress(result.location);
  return { ...result, location: `${toActivePath(pathname)}${search}${hash}` };
};

/** The page at the path, or the target of its redirect, in one hop; null if there is none. */
const redirectToPage = async (
  table: RedirectTable,
  { pathname, search }: Address,
  rules: AddressRules,
): Promise<RedirectResult | null> => {
  const listed = matchRedirect(table, pathname, search);
  if (listed) return listed.kind === "redirect" ? toActiveLocation(listed, rules) : null;
  const address = `${rules.toActivePath(pathname)}${search}`;
  const { status, location } = await rules.probe(address);
  if (location?.startsWith("/")) return { ...permanentRedirect(location), status: isTemporary(status) ? 302 : 301 };
  return status < 300 ? permanentRedirect(address) : null;
};

/** The canonical form of the path, then the candidates for the page: in lower case first, and without `/fr`. */
const candidatesFor = ({ pathname, search }: Address, rules: AddressRules) => {
  const path = canonicalPath(pathname);
  const lower = lowerCasePath(path);
  if (!rules.hasCanonicalForm(lower, search)) return { path: pathname, candidates: new Set<string>() };
  const candidates = [lower, path].flatMap((written) => [written, withoutFrenchPrefix(written) ?? written]);
  return { path, candidates: new Set(candidates) };
};

/**
 * Applies the table first. Then redirects to the canonical form of the page's URL: without double slashes, unneeded
 * escapes and a trailing slash, in lower case, without `/fr`, with the segments of the market. All but the table
 * preserve the query.
 * Null: no redirect.
 */
export const resolveRedirect = async (
  table: RedirectTable,
  address: Address,
  rules: AddressRules,
): Promise<RedirectResult | null> => {
  const { pathname, search } = address;
  const listed = matchRedirect(table, pathname, search);
  if (listed?.kind === "redirect") return toActiveLocation(listed, rules);
  const { path, candidates } = candidatesFor(address, rules);
  for (const candidate of listed === null ? candidates : []) {
    if (rules.toActivePath(candidate) === pathname) continue;
    const toPage = await redirectToPage(table, { pathname: candidate, search }, rules);
    if (toPage !== null) return toPage;
  }
  const target = rules.toActivePath(path);
  return target === pathname ? listed : permanentRedirect(`${target}${search}`);
};
