/** A page of the site. `lastmod` is an ISO 8601 instant or date; `images` are absolute URLs. */
export type SitemapEntry = {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly images?: readonly string[];
};

/** `publishedAt` is an ISO 8601 date or instant; `link` is absolute. */
export type RssItem = {
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly category: string | null;
  readonly publishedAt: string;
};

export type RssChannel = {
  readonly title: string;
  readonly description: string;
  /** URL of the page with the same content. */
  readonly link: string;
  /** URL of the feed. */
  readonly self: string;
  readonly language: string;
};

export type SiteFileFormats = {
  /** All sitemap files by name; `urlOfFile` returns the absolute URL of a file. */
  readonly sitemapFiles: (
    entries: readonly SitemapEntry[],
    urlOfFile: (file: string) => string,
  ) => ReadonlyMap<string, string>;
  readonly rssFeed: (channel: RssChannel, items: readonly RssItem[]) => string;
};
