import { newestArticles, storyPath } from "#domain/content/index.ts";
import { SEO_STRINGS } from "../strings/seo.ts";
import type { SiteFileDependencies } from "./site-file-dependencies.ts";

const MAX_NEWS_ITEMS = 30;

/** The news as RSS, newest first. */
export const createNewsFeed = async ({
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
