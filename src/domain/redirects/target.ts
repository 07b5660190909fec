import { err, ok, type Result } from "../shared/index.ts";
import type { RedirectProblemCode } from "./row.ts";

export type RedirectTarget = { readonly location: string; readonly external: boolean };

type TargetFault = { readonly code: RedirectProblemCode; readonly message: string };

const fault = (code: RedirectProblemCode, message: string): Result<never, TargetFault> => err({ code, message });

const readExternal = (to: string, allowedHosts: ReadonlySet<string>): Result<RedirectTarget, TargetFault> => {
  const url = URL.canParse(to) ? new URL(to) : null;
  if (url === null || /[\s\\@]/.test(to)) return fault("target-malformed", `"${to}" is not an address`);
  if (!allowedHosts.has(url.hostname)) {
    return fault("host-not-allowed", `${url.hostname} is not among hosts.redirects of the settings`);
  }
  return ok({ location: url.href, external: true });
};

/**
 * Judges the target of a row: a path from the root, or an http(s) address of an allowed host. Anything else (no leading
 * slash, `#x`, `//host`, another scheme, free text) is a fault; so is a target that is only a query or a hash.
 */
export const readTarget = (to: string, allowedHosts: ReadonlySet<string>): Result<RedirectTarget, TargetFault> => {
  if (to === "" || /^[?#]/.test(to)) return fault("target-without-path", `"${to}" has no path`);
  if (/^https?:\/\//i.test(to)) return readExternal(to, allowedHosts);
  // A browser reads a backslash as a slash: "/\host" would leave the site.
  if (!/^\/(?!\/)[^\s\\]*$/.test(to)) return fault("target-malformed", `"${to}" is not a path from the root`);
  return ok({ location: to, external: false });
};
