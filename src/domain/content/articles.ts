import type { Article, Story } from "./story.ts";

/** Where the news articles lie; what is there without an article's facts is a page like any other. */
export const NEWS_PREFIX = "news/";

/** A story that is a news article. */
export type ArticleStory = Story & { readonly article: Article };

const isArticle = (story: Story): story is ArticleStory => story.article !== null;

/**
 * The articles among some stories that are out on a day (`YYYY-MM-DD`), newest first, those of one day by their slug;
 * with a category only those of it.
 */
export const articlesOn = (
  stories: readonly Story[],
  today: string,
  category: string | null = null,
): readonly ArticleStory[] =>
  stories
    .filter(isArticle)
    .filter(({ article }) => article.published_on <= today && (category === null || article.category === category))
    .toSorted((a, b) =>
      a.article.published_on === b.article.published_on
        ? a.slug < b.slug
          ? -1
          : 1
        : a.article.published_on < b.article.published_on
          ? 1
          : -1,
    );
