import type { RssChannel, RssItem, SiteFileFormats, SitemapEntry } from "#application/seo/ports.ts";
import { escapeXml } from "#domain/shared/index.ts";
import { XML_DECLARATION, xmlTextElement } from "../platform/formats/xml-element.ts";

/** RFC 822: "Fri, 02 Oct 2026 00:00:00 GMT". */
const rssDate = (instant: string): string => new Date(instant).toUTCString();

const itemElement = ({ title, link, description, category, publishedAt }: RssItem): string =>
  [
    "<item>",
    xmlTextElement("title", title),
    xmlTextElement("link", link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    xmlTextElement("description", description),
    xmlTextElement("category", category),
    xmlTextElement("pubDate", rssDate(publishedAt)),
    "</item>\n",
  ].join("");

/** An RSS 2.0 feed with items in the given order. Source: https://www.rssboard.org/rss-specification */
const createRssFeed = (channel: RssChannel, items: readonly RssItem[]): string => {
  const newest = items.reduce((last, { publishedAt }) => (publishedAt > last ? publishedAt : last), "");
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n',
    xmlTextElement("title", channel.title),
    xmlTextElement("link", channel.link),
    xmlTextElement("description", channel.description),
    xmlTextElement("language", channel.language),
    newest === "" ? "" : xmlTextElement("lastBuildDate", rssDate(newest)),
    `<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>\n`,
    ...items.map(itemElement),
    "</channel>\n</rss>\n",
  ].join("");
};

/** Limit of one file (sitemaps.org protocol 0.9). */
const MAX_SITEMAP_URLS = 50_000;

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGE_NAMESPACE = "http://www.google.com/schemas/sitemap-image/1.1";

const MAX_IMAGES_PER_URL = 1_000;

const imageElement = (url: string): string => `<image:image>${xmlTextElement("image:loc", url)}</image:image>`;

const urlElement = ({ loc, lastmod, images = [] }: SitemapEntry): string =>
  `<url>${xmlTextElement("loc", loc)}${xmlTextElement("lastmod", lastmod)}${images.slice(0, MAX_IMAGES_PER_URL).map(imageElement).join("")}</url>\n`;

/** A sitemap of at most `MAX_SITEMAP_URLS` entries. Source: https://www.sitemaps.org/protocol.html */
const createSitemap = (entries: readonly SitemapEntry[]): string => {
  const images = entries.some((entry) => (entry.images ?? []).length > 0) ? ` xmlns:image="${IMAGE_NAMESPACE}"` : "";
  return `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}"${images}>\n${entries.map(urlElement).join("")}</urlset>\n`;
};

const createSitemapIndex = (files: readonly SitemapEntry[]): string => {
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

export const SITE_FILE_FORMATS: SiteFileFormats = { sitemapFiles: createSitemapFiles, rssFeed: createRssFeed };
