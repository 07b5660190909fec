/**
 * Protects form posts against cross-site requests. Pages cannot set `Sec-Fetch-Site`; browsers before 2023 send `Origin`
 * with every post. A request with neither header does not come from a browser, so another site cannot have caused it (as
 * in Go's `http.CrossOriginProtection`). `origins`: the site's origins, such as `https://www.garage.example`.
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
