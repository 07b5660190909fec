import type { SitemapEntry } from "#application/seo/ports.ts";
import { xmlTextElement, XML_DECLARATION } from "../platform/formats/xml.ts";

/** Limit of one file (sitemaps.org protocol 0.9). */
export const MAX_SITEMAP_URLS = 50_000;

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGE_NAMESPACE = "http://www.google.com/schemas/sitemap-image/1.1";

const MAX_IMAGES_PER_URL = 1_000;

const imageElement = (url: string): string => `<image:image>${xmlTextElement("image:loc", url)}</image:image>`;

const urlElement = ({ loc, lastmod, images = [] }: SitemapEntry): string =>
  `<url>${xmlTextElement("loc", loc)}${xmlTextElement("lastmod", lastmod)}${images.slice(0, MAX_IMAGES_PER_URL).map(imageElement).join("")}</url>\n`;

/** A sitemap of at most `MAX_SITEMAP_URLS` entries. Source: https://www.sitemaps.org/protocol.html */
export const createSitemap = (entries: readonly SitemapEntry[]): string => {
  const images = entries.some((entry) => (entry.images ?? []).length > 0) ? ` xmlns:image="${IMAGE_NAMESPACE}"` : "";
  return `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}"${images}>\n${entries.map(urlElement).join("")}</urlset>\n`;
};

export const createSitemapIndex = (files: readonly SitemapEntry[]): string => {
  const rows = files.map(
    ({ loc, lastmod }) => `<sitemap>${xmlTextElement("loc", loc)}${xmlTextElement("lastmod", lastmod)}</sitemap>\n`,
  );
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${rows.join("")}</sitemapindex>\n`;
};

const latest = (entries: readonly SitemapEntry[]): string | null =>
  entries.reduce<string | null>(
    (last, { lastmod }) => (lastmod !== null && (last === null || lastmod > last) ? lastmod : last),
    null,
  );

/**
 * All sitemap files by name: one `sitemap.xml` if all entries fit, else an index `sitemap.xml` with `sitemap-1.xml`,
 * `sitemap-2.xml` … `urlOfFile` returns the absolute URL of a file.
 */
export const createSitemapFiles = (
  entries: readonly SitemapEntry[],
  urlOfFile: (file: string) => string,
  maxUrls = MAX_SITEMAP_URLS,
): ReadonlyMap<string, string> => {
  if (entries.length <= maxUrls) return new Map([["sitemap.xml", createSitemap(entries)]]);
  const sitemaps = Array.from({ length: Math.ceil(entries.length / maxUrls) }, (_, n) => ({
    file: `sitemap-${n + 1}.xml`,
    entries: entries.slice(n * maxUrls, (n + 1) * maxUrls),
  }));
  const index = createSitemapIndex(
    sitemaps.map((sitemapFile) => ({ loc: urlOfFile(sitemapFile.file), lastmod: latest(sitemapFile.entries) })),
  );
  return new Map([
    ["sitemap.xml", index],
    ...sitemaps.map((sitemapFile) => [sitemapFile.file, createSitemap(sitemapFile.entries)] as const),
  ]);
};
