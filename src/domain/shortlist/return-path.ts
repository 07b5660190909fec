/**
 * Path and query of the page a form was sent from (`Referer`), for clients without scripts. Null if the header is missing
 * or invalid. Omits the host, so that the redirect never leads to another site.
 */
export const returnPath = (referer: string | null): string | null => {
  if (referer === null || !URL.canParse(referer)) return null;
  const { protocol, pathname, search } = new URL(referer);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return /^\/(?![/\\])/.test(pathname) ? pathname + search : null;
};
