import { readIds, writeIds } from "./ids.ts";
import { LISTS, type ListName } from "./lists.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

/** The value of a cookie in a `Cookie` header or in `document.cookie`; null where it is not there. */
const valueOf = (cookies: string | null, name: string): string | null => {
  for (const pair of (cookies ?? "").split(";")) {
    const equals = pair.indexOf("=");
    if (pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
};

/** A list as its cookie has it. `asWritten`: the cookie says exactly this; otherwise it is to be written anew. */
export type KeptList = { readonly ids: readonly number[]; readonly asWritten: boolean };

/** Reads a list from cookies (RFC 6265, section 4.2.1). A cookie we did not write is an empty list. */
export const keptList = (cookies: string | null, name: ListName): KeptList => {
  const { cookie, most } = LISTS[name];
  const value = valueOf(cookies, cookie);
  if (value === null) return { ids: [], asWritten: true };
  const ids = readIds(value, most) ?? [];
  return { ids, asWritten: writeIds(ids) === value };
};

/**
 * The cookie that keeps a list for 365 days, for a `Set-Cookie` header and for `document.cookie` alike; for an empty list
 * the one that takes it away. `secure`: the site is reached by https.
 */
export const listCookie = (name: ListName, ids: readonly number[], secure: boolean): string => {
  const age = ids.length > 0 ? YEAR_SECONDS : 0;
  const parts = [`${LISTS[name].cookie}=${writeIds(ids)}`, "Path=/", `Max-Age=${age}`, "SameSite=Lax"];
  return [...parts, ...(secure ? ["Secure"] : [])].join("; ");
};
