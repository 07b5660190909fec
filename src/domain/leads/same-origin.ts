/**
 * Whether a form post can only come from our own pages. `Sec-Fetch-Site` is the browser's own word and cannot be set
 * by a page; browsers before 2023 send `Origin` with every post. A request with neither comes from no browser, so no
 * other site can have made a visitor send it (the reasoning of Go's `http.CrossOriginProtection`).
 * `origins`: the site's origins, such as `https://www.example.lu`.
 */
export const isSameOrigin = (
  headers: { readonly get: (name: string) => string | null },
  origins: readonly string[],
): boolean => {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  return origin === null || origins.includes(origin);
};
