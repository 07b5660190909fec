/**
 * Where a form without scripts returns to: path and query of the page it was sent from (`Referer`), or null where that is
 * not told, not readable, or no path of a site. The host is left out on purpose: the answer never leads to another site.
 */
export const wayBack = (referer: string | null): string | null => {
  if (referer === null || !URL.canParse(referer)) return null;
  const { protocol, pathname, search } = new URL(referer);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return /^\/(?![/\\])/.test(pathname) ? pathname + search : null;
};
