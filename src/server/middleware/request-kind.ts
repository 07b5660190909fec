const KINDS: readonly (readonly [prefix: string, kind: string])[] = [
  ["/assets/", "asset"],
  ["/media/", "picture"],
  ["/studio/", "picture"],
  ["/api/", "api"],
  ["/v2/cdn/", "content_api"],
  ["/feeds/", "feed"],
  ["/healthz", "health"],
  ["/readyz", "health"],
];

/** Kind of a request, by method and URL. */
export const requestKind = (method: string | undefined, url: string): string => {
  if (method === "POST") return "form";
  return KINDS.find(([prefix]) => url.startsWith(prefix))?.[1] ?? "page";
};
