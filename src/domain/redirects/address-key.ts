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
