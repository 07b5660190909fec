import { err, ok, type Result } from "../shared/index.ts";
import type { RedirectProblemCode } from "./row.ts";

export type RedirectTarget = { readonly location: string; readonly external: boolean };

type TargetError = { readonly code: RedirectProblemCode; readonly message: string };

const targetError = (code: RedirectProblemCode, message: string): Result<never, TargetError> => err({ code, message });

const readExternalTarget = (to: string, allowedHosts: ReadonlySet<string>): Result<RedirectTarget, TargetError> => {
  const url = URL.canParse(to) ? new URL(to) : null;
  if (url === null || /[\s\\@]/.test(to)) return targetError("target-malformed", `"${to}" is not an address`);
  if (!allowedHosts.has(url.hostname)) {
    return targetError("host-not-allowed", `${url.hostname} is not among hosts.redirects of the settings`);
  }
  return ok({ location: url.href, external: true });
};

/**
 * Parses the target of a row: a path from the root, or an http(s) address of an allowed host. Anything else (no leading
 * slash, `#x`, `?x`, `//host`, another scheme, free text) is an error.
 */
export const readTarget = (to: string, allowedHosts: ReadonlySet<string>): Result<RedirectTarget, TargetError> => {
  if (to === "" || /^[?#]/.test(to)) return targetError("target-without-path", `"${to}" has no path`);
  if (/^https?:\/\//i.test(to)) return readExternalTarget(to, allowedHosts);
  // A browser reads a backslash as a slash: "/\host" would leave the site.
  if (!/^\/(?!\/)[^\s\\]*$/.test(to)) return targetError("target-malformed", `"${to}" is not a path from the root`);
  return ok({ location: to, external: false });
};
