import { readHostCookie, writeHostCookie, YEAR_SECONDS } from "../shared/index.ts";
import { readIds, writeIds } from "./ids.ts";
import { type ListName, LISTS } from "./lists.ts";

/** `isCanonical`: the cookie has exactly the form `writeIds` writes; otherwise it must be rewritten. */
export type SavedList = { readonly ids: readonly number[]; readonly isCanonical: boolean };

/** Reads a list from a `Cookie` header or `document.cookie`. An invalid cookie is an empty list. */
export const readListCookie = (cookies: string | null, name: ListName): SavedList => {
  const { cookie, maxIds } = LISTS[name];
  const value = readHostCookie(cookies ?? "", cookie);
  if (value === null) return { ids: [], isCanonical: true };
  const ids = readIds(value, maxIds) ?? [];
  return { ids, isCanonical: writeIds(ids) === value };
};

/**
 * Cookie text for `Set-Cookie` and `document.cookie`. Lives for 365 days. An empty list deletes the cookie; on https it
 * stays, empty, because an older one without the prefix may exist. `secure`: the site uses https.
 */
export const writeListCookie = (name: ListName, ids: readonly number[], secure: boolean): string =>
  writeHostCookie(LISTS[name].cookie, writeIds(ids), secure, ids.length > 0 || secure ? YEAR_SECONDS : 0);
