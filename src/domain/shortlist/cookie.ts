import { readIds, writeIds } from "./ids.ts";
import { LISTS, type ListName } from "./lists.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

/** `cookies`: a `Cookie` header or `document.cookie`. */
const readCookie = (cookies: string | null, name: string): string | null => {
  for (const pair of (cookies ?? "").split(";")) {
    const equals = pair.indexOf("=");
    if (pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
};

/** `isCanonical`: the cookie has exactly the form `writeIds` writes; otherwise it must be rewritten. */
export type SavedList = { readonly ids: readonly number[]; readonly isCanonical: boolean };

/** Reads a list from cookies (RFC 6265, section 4.2.1). An invalid cookie is an empty list. */
export const readListCookie = (cookies: string | null, name: ListName): SavedList => {
  const { cookie, maxIds } = LISTS[name];
  const value = readCookie(cookies, cookie);
  if (value === null) return { ids: [], isCanonical: true };
  const ids = readIds(value, maxIds) ?? [];
  return { ids, isCanonical: writeIds(ids) === value };
};

/**
 * Cookie text for `Set-Cookie` and `document.cookie`. Lives for 365 days; an empty list deletes the cookie. `secure`: the
 * site uses https.
 */
export const writeListCookie = (name: ListName, ids: readonly number[], secure: boolean): string => {
  const maxAge = ids.length > 0 ? YEAR_SECONDS : 0;
  const attributes = [`${LISTS[name].cookie}=${writeIds(ids)}`, "Path=/", `Max-Age=${maxAge}`, "SameSite=Lax"];
  return [...attributes, ...(secure ? ["Secure"] : [])].join("; ");
};
