import type { SiteFileFormats } from "#application/seo/ports.ts";
import { createRssFeed } from "./rss.ts";
import { createSitemapFiles } from "./sitemap.ts";

export const SITE_FILE_FORMATS: SiteFileFormats = { sitemapFiles: createSitemapFiles, rssFeed: createRssFeed };
