import { Anchor } from "../../../ui/link/link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { newsStrings as strings } from "./news-strings.ts";
import { ContentPicture } from "../elements/content-picture.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { TeaserLink } from "../elements/teaser-link.tsx";
import type { ArticleCardView, NewsListView } from "./news-list-view.ts";

const SIZES = "(width >= 64rem) 30vw, (width >= 43.75rem) 45vw, 92vw";

const ArticleCard = ({ article }: { readonly article: ArticleCardView }) => (
  <article className="article-card">
    {article.image && (
      <ContentPicture image={article.image} ratio="photo" sizes={SIZES} className="article-card-picture" />
    )}
    <p className="article-card-meta">
      <span>{article.category}</span>
      <time dateTime={article.day}>{article.date}</time>
    </p>
    <h3>
      <Anchor href={article.href} className="card-link">
        {nonBreakingTitle(article.title)}
      </Anchor>
    </h3>
    <p className="article-card-teaser">{article.teaser}</p>
  </article>
);

/** Newest first; paginated if the editor enables it. */
export const NewsList = ({ view }: { readonly view: NewsListView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} aside={<TeaserLink link={view.link} label={view.link_label} />}>
    <ul
      className={classNames(
        "articles",
        view.layout === "lead" && view.page === 1 && "lead-list",
        !view.pages && "phone-row",
      )}
    >
      {view.articles.map((article) => (
        <li key={article.href}>
          <ArticleCard article={article} />
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
