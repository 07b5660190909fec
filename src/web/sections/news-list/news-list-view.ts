import { storyPath, type ArticleStory, type ContentImage, type SectionOf } from "#domain/content/index.ts";
import { formatFrenchDate } from "#domain/shared/index.ts";
import type { SectionView } from "../elements/define-section.ts";
import type { LiveContent } from "../elements/live-content.ts";

/** URL parameter of the page number. */
export const PAGE_FIELD = "page";

export type ArticleCardView = {
  readonly href: string;
  readonly title: string;
  readonly teaser: string;
  readonly category: string;
  /** `YYYY-MM-DD`; `date` is the French text. */
  readonly day: string;
  readonly date: string;
  readonly image: ContentImage | null;
};

export type NewsListView = Omit<SectionOf<"news_list">, "limit" | "category" | "pages" | "articles"> & {
  readonly articles: readonly ArticleCardView[];
  readonly page: number;
  readonly pageCount: number;
  readonly path: string;
};

const toArticleCard = ({ slug, name, article }: ArticleStory): ArticleCardView => ({
  href: storyPath(slug),
  title: name,
  teaser: article.teaser,
  category: article.category,
  day: article.published_on,
  date: formatFrenchDate(article.published_on),
  image: article.image,
});

/** Clamped to the last page; 1 if invalid. */
const requestedPage = (search: URLSearchParams, pageCount: number): number => {
  const text = search.get(PAGE_FIELD) ?? "1";
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return Math.min(page, pageCount);
};

/** In the editor's order; if empty, the newest of the category. References to other stories are ignored. */
const articlesOf = async (
  { articles: references, category }: SectionOf<"news_list">,
  live: LiveContent,
): Promise<readonly ArticleStory[]> => {
  if (references.length === 0) return live.articles(category);
  const all = await live.articles(null);
  const isReferred = (reference: string) => (story: ArticleStory) =>
    story.slug === reference || story.uuid === reference;
  return references.flatMap((reference) => all.find(isReferred(reference)) ?? []);
};

export const toNewsListView = async (newsList: SectionOf<"news_list">, live: LiveContent): Promise<NewsListView> => {
  const { limit, pages, category: _category, articles: _references, ...section } = newsList;
  const all = await articlesOf(newsList, live);
  const pageCount = pages ? Math.max(1, Math.ceil(all.length / limit)) : 1;
  const page = pages ? requestedPage(live.search, pageCount) : 1;
  const articles = all.slice((page - 1) * limit, page * limit).map(toArticleCard);
  return { ...section, articles, page, pageCount, path: live.path };
};

export const isNewsListView = (view: SectionView): view is NewsListView => view.component === "news_list";
