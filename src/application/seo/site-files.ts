import { createLlmsText } from "./llms.ts";
import { createNewsFeed } from "./news-feed.ts";
import { formatRobotsText } from "./robots.ts";
import type { SiteFile, SiteFileDependencies, SiteFiles } from "./site-file-dependencies.ts";
import { cacheSitemaps } from "./sitemaps.ts";
import { createManifest } from "./web-manifest.ts";

const XML = "application/xml; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";

const SITEMAP = /^sitemap(?:-\d+)?\.xml$/;

/** Generates sitemaps, robots.txt, llms.txt, the news feed and the web manifest. */
export const createSiteFiles = (deps: SiteFileDependencies): SiteFiles => {
  const { siteUrl, paths } = deps;
  const currentSitemaps = cacheSitemaps(deps);
  const generators = new Map<string, () => Promise<SiteFile> | SiteFile>([
    [
      "robots.txt",
      () => ({ body: formatRobotsText(siteUrl + paths.sitemap(), ["/api/", "/listes"]), mediaType: TEXT }),
    ],
    ["news.xml", async () => ({ body: await createNewsFeed(deps), mediaType: "application/rss+xml; charset=utf-8" })],
    ["llms.txt", async () => ({ body: await createLlmsText(deps), mediaType: TEXT })],
    ["site.webmanifest", () => ({ body: createManifest(deps), mediaType: "application/manifest+json; charset=utf-8" })],
  ]);
  return async (name) => {
    if (!SITEMAP.test(name)) return (await generators.get(name)?.()) ?? null;
    const body = (await currentSitemaps()).get(name);
    return body === undefined ? null : { body, mediaType: XML };
  };
};
