import { decodeEscapes, trimTrailing } from "../shared/index.ts";

const decode = (text: string): string => {
  if (!/[%\u0080-\uffff]/.test(text)) return text;
  // Invalid escapes are compared undecoded.
  return decodeEscapes(text)?.normalize("NFC") ?? text;
};

/** Lookup key of a path: decoded, without double slashes and a trailing slash; `/` for the root. */
export const pathKey = (pathname: string): string => {
  const path = trimTrailing(decode(pathname).replace(/\/{2,}/g, "/"), "/");
  return path === "" ? "/" : path;
};

// An address cannot contain a unit separator, so no value can look like two parameters.
const SEPARATOR = "\u001f";

/** An address key as text for people. */
export const readableKey = (key: string): string => key.replaceAll(SEPARATOR, "&");

/** Lookup key of path and query: decoded, independent of the order of parameters. */
export const addressKey = (pathname: string, search: string): string => {
  if (search === "") return pathKey(pathname);
  const pairs = [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`.normalize("NFC"));
  return pairs.length === 0 ? pathKey(pathname) : `${pathKey(pathname)}?${pairs.sort().join(SEPARATOR)}`;
};

/** Splits an address from the root without decoding it. */
export const splitAddress = (
  address: string,
): { readonly pathname: string; readonly search: string; readonly hash: string } => {
  const [beforeHash = "", ...hash] = address.split("#");
  const [pathname = "", ...search] = beforeHash.split("?");
  return {
    pathname,
    search: search.length > 0 ? `?${search.join("?")}` : "",
    hash: hash.length > 0 ? `#${hash.join("#")}` : "",
  };
};

// Google, Meta, Microsoft, TikTok, X, LinkedIn, Pinterest, Snapchat, Reddit, Yandex, Matomo, AT Internet, mailings.
const TRACKING =
  /^(?:utm_|gad_|hsa_|mc_|mtm_|matomo_|piwik_|pk_|vero_|at_)|^(?:gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|ysclid|igshid|igsh|li_fat_id|srsltid|epik|sccid|rdt_cid|xtor|mkt_tok|s_kwcid|ef_id|_ga|_gl|_hsenc|_hsmi|_kx)$/i;

/** True for a parameter that advertising and analytics add to links. No page depends on it. */
export const isTrackingParameter = (name: string): boolean => TRACKING.test(name);

const pairsOf = (search: string): readonly string[] =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "");

const nameOf = (pair: string): string => pair.split("=", 1)[0] ?? "";

const isTrackingPair = (pair: string): boolean => isTrackingParameter(nameOf(pair));

const toSearch = (pairs: readonly string[]): string => (pairs.length === 0 ? "" : `?${pairs.join("&")}`);

/** The query of a request without its tracking parameters: empty, or with `?`. */
export const withoutTracking = (search: string): string =>
  toSearch(pairsOf(search).filter((pair) => !isTrackingPair(pair)));

/** The address with the tracking parameters of a request, but for those that it has itself. */
export const withTracking = (address: string, requested: string): string => {
  const { pathname, search, hash } = splitAddress(address);
  const own = pairsOf(search);
  const names = new Set(own.map(nameOf));
  const added = pairsOf(requested).filter((pair) => isTrackingPair(pair) && !names.has(nameOf(pair)));
  return added.length === 0 ? address : `${pathname}${toSearch([...own, ...added])}${hash}`;
};
