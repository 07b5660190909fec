/**
 * `/robots.txt` (RFC 9309). Filtered lists stay crawlable: a crawler does not see the `noindex` of a disallowed page
 * and does not follow its links.
 */
export const formatRobotsText = (sitemapUrl: string, disallowedPaths: readonly string[]): string =>
  ["User-agent: *", ...disallowedPaths.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemapUrl}`, ""].join("\n");
