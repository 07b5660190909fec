import { Anchor } from "../../../ui/link/link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { newsStrings as strings } from "./news-strings.ts";
import { ContentPicture } from "../elements/content-picture.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { TeaserLink } from "../elements/teaser-link.tsx";
import { type ArticleStory, type SectionOf, storyPath } from "#domain/content/index.ts";
import { formatFrenchDate } from "#domain/shared/index.ts";
import type { SectionView } from "../elements/define-section.ts";
import type { LiveContent } from "../elements/live-content.ts";

/** URL parameter of the page number. */
const PAGE_FIELD = "page";

const toArticleCard = ({ slug, name, article }: ArticleStory) => ({
  href: storyPath(slug),
  title: name,
  teaser: article.teaser,
  category: article.category,
  /** `YYYY-MM-DD`; `date` is the French text. */
  day: article.published_on,
  date: formatFrenchDate(article.published_on),
  image: article.image,
});

type ArticleCardView = ReturnType<typeof toArticleCard>;

/** The page that an address names; 1 if it names none or no number. */
const requestedPage = (search: URLSearchParams): number => {
  const text = search.get(PAGE_FIELD) ?? "1";
  return /^[1-9]\d*$/.test(text) ? Number(text) : 1;
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

export const toNewsListView = async (newsList: SectionOf<"news_list">, live: LiveContent) => {
  const { limit, category: _category, articles: _references, ...section } = newsList;
  const all = await articlesOf(newsList, live);
  const pageCount = section.pages ? Math.max(1, Math.ceil(all.length / limit)) : 1;
  const page = section.pages ? Math.min(requestedPage(live.search), pageCount) : 1;
  const articles = all.slice((page - 1) * limit, page * limit).map(toArticleCard);
  return { ...section, articles, page, pageCount, path: live.path };
};

/** `pages`: the list has several pages, and `page` of the address names one. */
export type NewsListView = Awaited<ReturnType<typeof toNewsListView>>;

const isNewsListView = (view: SectionView): view is NewsListView => view.component === "news_list";

const pagedLists = (sections: readonly SectionView[]): readonly NewsListView[] =>
  sections.filter(isNewsListView).filter(({ pages }) => pages);

/** True if the address names a page that no list of these sections has. */
export const isPastLastPage = (search: URLSearchParams, sections: readonly SectionView[]): boolean => {
  const lists = pagedLists(sections);
  return lists.length > 0 && lists.every(({ pageCount }) => requestedPage(search) > pageCount);
};

/** The page of the lists that the address names; 1 for sections without pages. */
export const listPage = (sections: readonly SectionView[]): number =>
  Math.max(1, ...pagedLists(sections).map(({ page }) => page));

const SIZES = "(width >= 64rem) 30vw, (width >= 43.75rem) 45vw, 92vw";

const LARGE_SIZES = "(width >= 82.5rem) 745px, (width >= 64rem) 54vw, 92vw";

type ArticleCardProps = { readonly article: ArticleCardView; readonly isLarge: boolean };

const ArticleCard = ({ article, isLarge }: ArticleCardProps) => (
  <article className="article-card">
    {article.image && (
      <ContentPicture
        image={article.image}
        ratio="photo"
        sizes={isLarge ? LARGE_SIZES : SIZES}
        className="article-card-picture photo-3-2"
      />
    )}
    <p className="article-card-meta cluster gap-0 gap-x-12 text-xs text-soft">
      <span>{article.category}</span>
      <time dateTime={article.day}>{article.date}</time>
    </p>
    <h3>
      <Anchor href={article.href} className="card-link">
        {nonBreakingTitle(article.title)}
      </Anchor>
    </h3>
    <p className="article-card-teaser mt-8 text-s text-soft">{article.teaser}</p>
  </article>
);

/** Newest first; paginated if the editor enables it. */
export const NewsList = ({ view }: { readonly view: NewsListView }) => {
  const hasLead = view.layout === "lead" && view.page === 1;
  return (
    <SectionFrame
      anchor={view.anchor}
      title={view.title}
      aside={<TeaserLink link={view.link} label={view.link_label} />}
    >
      <ul className={classNames("articles", hasLead && "lead-list", !view.pages && "phone-row")}>
        {view.articles.map((article, index) => (
          <li key={article.href}>
            <ArticleCard article={article} isLarge={hasLead && index === 0} />
          </li>
        ))}
      </ul>
      <Pagination
        page={view.page}
        pageCount={view.pageCount}
        hrefOf={(page) => (page === 1 ? view.path : `${view.path}?page=${page}`)}
        labels={strings.pages}
      />
    </SectionFrame>
  );
};
