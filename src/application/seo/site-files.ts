import { locationOfStory } from "#domain/site/index.ts";
import { newestArticles, storyPath } from "#domain/content/index.ts";
import { SEO_STRINGS } from "../strings/seo.ts";
import { cacheSitemaps, type SiteFile, type SiteFileDependencies, type SiteFiles } from "./sitemaps.ts";

const XML = "application/xml; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";

const SITEMAP = /^sitemap(?:-\d+)?\.xml$/;

/**
 * `/robots.txt` (RFC 9309). Filtered lists stay crawlable: a crawler does not see the `noindex` of a disallowed page
 * and does not follow its links.
 */
const formatRobotsText = (sitemapUrl: string, disallowedPaths: readonly string[]): string =>
  ["User-agent: *", ...disallowedPaths.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemapUrl}`, ""].join("\n");

/** Source: https://www.w3.org/TR/appmanifest/ */
const createManifest = ({ settings, paths }: Pick<SiteFileDependencies, "settings" | "paths">): string =>
  JSON.stringify({
    name: settings.group.name,
    short_name: settings.brand.shortName ?? settings.group.name.split(" ")[0],
    lang: "fr",
    start_url: paths.home(),
    display: "browser",
    background_color: settings.brand.palette.light.paper,
    theme_color: settings.brand.palette.light.ink,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });

const MAX_NEWS_ITEMS = 30;

/** The news as RSS, newest first. */
const createNewsFeed = async ({
  content,
  settings,
  paths,
  siteUrl,
  formats,
}: SiteFileDependencies): Promise<string> => {
  const articles = newestArticles(await content.stories()).slice(0, MAX_NEWS_ITEMS);
  return formats.rssFeed(
    {
      title: SEO_STRINGS.newsTitle(settings.group.name),
      description: SEO_STRINGS.newsDescription(settings.group.name),
      link: siteUrl + paths.news(),
      self: siteUrl + paths.newsFeed(),
      language: settings.locale.toLowerCase(),
    },
    articles.map(({ slug, title, article }) => ({
      title,
      link: siteUrl + storyPath(slug),
      description: article.teaser,
      category: article.category,
      publishedAt: article.published_on,
    })),
  );
};

type LlmsLink = { readonly title: string; readonly url: string; readonly description: string | null };

/** `/llms.txt` in Markdown: name, description and links by section. Source: https://llmstxt.org */
const formatLlmsText = (
  name: string,
  description: string,
  sections: readonly { readonly title: string; readonly links: readonly LlmsLink[] }[],
): string => {
  const formatLink = ({ title, url, description: about }: LlmsLink): string =>
    `- [${title.replaceAll(/[[\]]/g, "")}](${url})${about === null ? "" : `: ${about}`}`;
  const texts = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => `## ${title}\n\n${links.map(formatLink).join("\n")}\n`);
  return `# ${name}\n\n> ${description}\n\n${texts.join("\n")}`;
};

/** Describes the site to language models: the stock and the pages that search engines may index. */
const createLlmsText = async ({ content, settings, paths, siteUrl, stock }: SiteFileDependencies): Promise<string> => {
  const stories = (await content.stories()).filter(
    ({ slug, noindex, article }) =>
      !noindex && article === null && locationOfStory(slug, settings.segments.locations) === null,
  );
  return formatLlmsText(settings.group.name, SEO_STRINGS.siteDescription(stock.index().size), [
    {
      title: SEO_STRINGS.stock,
      links: [
        { title: SEO_STRINGS.stockList, url: siteUrl + paths.stock(), description: SEO_STRINGS.stockListDescription },
        { title: SEO_STRINGS.api, url: `${siteUrl}/api/v1/openapi.json`, description: SEO_STRINGS.apiDescription },
        { title: SEO_STRINGS.stockJson, url: `${siteUrl}/feeds/vitrine.json`, description: null },
      ],
    },
    {
      title: SEO_STRINGS.pages,
      links: stories.map(({ slug, title, description }) => ({
        title,
        url: siteUrl + storyPath(slug),
        description,
      })),
    },
  ]);
};

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
