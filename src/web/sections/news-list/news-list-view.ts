import { storyPath, type ArticleStory, type ContentImage, type SectionOf } from "#domain/content/index.ts";
import { frenchDate } from "#domain/shared/index.ts";
import type { LiveContent } from "../live-content.ts";

/** Which page of the list, in the address. */
export const PAGE_FIELD = "page";

export type ArticleCardView = {
  readonly href: string;
  readonly title: string;
  readonly teaser: string;
  readonly category: string;
  /** As `datetime` and in words. */
  readonly day: string;
  readonly date: string;
  readonly image: ContentImage | null;
};

export type NewsListView = Omit<SectionOf<"news_list">, "limit" | "category" | "pages"> & {
  readonly articles: readonly ArticleCardView[];
  readonly page: number;
  readonly pageCount: number;
  readonly path: string;
};

const cardOf = ({ slug, name, article }: ArticleStory): ArticleCardView => ({
  href: storyPath(slug),
  title: name,
  teaser: article.teaser,
  category: article.category,
  day: article.published_on,
  date: frenchDate(article.published_on),
  image: article.image,
});

/** The page asked for; the last one where there are fewer. */
const pageOf = (search: URLSearchParams, pageCount: number): number => {
  const text = search.get(PAGE_FIELD) ?? "1";
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return Math.min(page, pageCount);
};

export const newsListView = async (
  { limit, category, pages, ...section }: SectionOf<"news_list">,
  live: LiveContent,
): Promise<NewsListView> => {
  const all = await live.articles(category);
  const pageCount = pages ? Math.max(1, Math.ceil(all.length / limit)) : 1;
  const page = pages ? pageOf(live.search, pageCount) : 1;
  const articles = all.slice((page - 1) * limit, page * limit).map(cardOf);
  return { ...section, articles, page, pageCount, path: live.path };
};
