import { siteUrl, trimTrailing } from "../shared/index.ts";

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
