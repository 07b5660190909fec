import type { Article, Story } from "./story.ts";

/** Slug prefix of news articles. Stories below it without `article` are ordinary pages. */
export const NEWS_PREFIX = "news/";

export type ArticleStory = Story & { readonly article: Article };

const isArticle = (story: Story): story is ArticleStory => story.article !== null;

/** Articles, newest first, then by slug; optionally of one category. Content sources leave out those of a later day. */
export const newestArticles = (stories: readonly Story[], category: string | null = null): readonly ArticleStory[] =>
  stories
    .filter(isArticle)
    .filter(({ article }) => category === null || article.category === category)
    .toSorted((a, b) =>
      a.article.published_on === b.article.published_on
        ? a.slug < b.slug
          ? -1
          : 1
        : a.article.published_on < b.article.published_on
          ? 1
          : -1,
    );
