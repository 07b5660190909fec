import { err, ok, type Result } from "../shared/index.ts";
import type { RedirectProblemCode } from "./row.ts";

export type RedirectTarget = { readonly location: string; readonly external: boolean };

type TargetError = { readonly code: RedirectProblemCode; readonly message: string };

const targetError = (code: RedirectProblemCode, message: string): Result<never, TargetError> => err({ code, message });

const hasCredentials = ({ username, password }: URL): boolean => username !== "" || password !== "";

const readAbsoluteTarget = (to: string, ownHost: string): Result<RedirectTarget, TargetError> => {
  const url = URL.canParse(to) ? new URL(to) : null;
  if (url === null || /[\s\\]/.test(to) || hasCredentials(url)) {
    return targetError("target-malformed", `"${to}" is not an address`);
  }
  const { host, pathname, search, hash, href } = url;
  if (host !== ownHost) return ok({ location: href, external: true });
  return ok({ location: `${pathname.replace(/^\/+/, "/")}${search}${hash}`, external: false });
};

/** Browsers take other characters of a header for Latin-1. */
const encodeNonAscii = (path: string): string => path.toWellFormed().replace(/[^\u0021-\u007e]+/g, encodeURIComponent);

/**
 * Parses the target of a row: a path from the root, or an http(s) address; one of `ownHost` is a path too. Characters
 * outside ASCII are percent-encoded as UTF-8. Anything else (no leading slash, `#x`, `?x`, `//host`, another scheme, free
 * text) is an error.
 */
export const readTarget = (to: string, ownHost: string): Result<RedirectTarget, TargetError> => {
  if (to === "" || /^[?#]/.test(to)) return targetError("target-without-path", `"${to}" has no path`);
  if (/^https?:\/\//i.test(to)) return readAbsoluteTarget(to, ownHost);
  // A browser reads a backslash as a slash: "/\host" would leave the site.
  if (!/^\/(?!\/)[^\s\\]*$/.test(to)) return targetError("target-malformed", `"${to}" is not a path from the root`);
  return ok({ location: encodeNonAscii(to), external: false });
};
