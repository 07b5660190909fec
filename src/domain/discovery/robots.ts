/**
 * What robots are told (RFC 9309). Filtered lists are not kept out here: a page that is kept out is never seen to say
 * `noindex`, and its links lead nowhere.
 */
export const robotsText = (sitemapUrl: string, closed: readonly string[]): string =>
  ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemapUrl}`, ""].join("\n");
