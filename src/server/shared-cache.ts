/**
 * Seconds for which a proxy may answer with a stored response, and again while it asks for a new one. A node's own page
 * is at most 2 seconds old, so prices and availability are at most 3 seconds old behind a proxy, and 1 more while it asks.
 */
const SECONDS = { content: 60, stock: 1 } as const;

/** `Cache-Control` of a response without anything of one visitor. `browserSeconds`: how long a browser does not ask. */
export const sharedCacheControl = (kind: keyof typeof SECONDS, browserSeconds: number): string =>
  `public, max-age=${browserSeconds}, s-maxage=${SECONDS[kind]}, stale-while-revalidate=${SECONDS[kind]}`;
