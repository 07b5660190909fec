import { element, XML_HEAD } from "./xml.ts";

/** One address of the site. `lastmod` is an ISO 8601 instant or day; `images` are absolute addresses. */
export type SitemapEntry = {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly images?: readonly string[];
};

/** Addresses that one file may hold (sitemaps.org protocol, 0.9). */
export const MOST_IN_A_SITEMAP = 50_000;

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

const MOST_IMAGES = 1_000;

const imageOf = (url: string): string => `<image:image>${element("image:loc", url)}</image:image>`;

const urlOf = ({ loc, lastmod, images = [] }: SitemapEntry): string =>
  `<url>${element("loc", loc)}${element("lastmod", lastmod)}${images.slice(0, MOST_IMAGES).map(imageOf).join("")}</url>\n`;

/** A file of addresses, at most `MOST_IN_A_SITEMAP` of them. Source: https://www.sitemaps.org/protocol.html */
export const sitemap = (entries: readonly SitemapEntry[]): string => {
  const images = entries.some((entry) => (entry.images ?? []).length > 0) ? ` xmlns:image="${IMAGES}"` : "";
  return `${XML_HEAD}<urlset xmlns="${NAMESPACE}"${images}>\n${entries.map(urlOf).join("")}</urlset>\n`;
};

/** The file that names the others. */
export const sitemapIndex = (files: readonly SitemapEntry[]): string => {
  const rows = files.map(
    ({ loc, lastmod }) => `<sitemap>${element("loc", loc)}${element("lastmod", lastmod)}</sitemap>\n`,
  );
  return `${XML_HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${rows.join("")}</sitemapindex>\n`;
};

const latest = (entries: readonly SitemapEntry[]): string | null =>
  entries.reduce<string | null>(
    (last, { lastmod }) => (lastmod !== null && (last === null || lastmod > last) ? lastmod : last),
    null,
  );

/**
 * All files of a site by name: one `sitemap.xml` while everything fits, else an index of that name and
 * `sitemap-1.xml`, `sitemap-2.xml` … beside it. `urlOf` makes a file's absolute address.
 */
export const sitemapFiles = (
  entries: readonly SitemapEntry[],
  urlOfFile: (file: string) => string,
  most = MOST_IN_A_SITEMAP,
): ReadonlyMap<string, string> => {
  if (entries.length <= most) return new Map([["sitemap.xml", sitemap(entries)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, n) => ({
    file: `sitemap-${n + 1}.xml`,
    entries: entries.slice(n * most, (n + 1) * most),
  }));
  const index = sitemapIndex(parts.map((part) => ({ loc: urlOfFile(part.file), lastmod: latest(part.entries) })));
  return new Map([["sitemap.xml", index], ...parts.map((part) => [part.file, sitemap(part.entries)] as const)]);
};
