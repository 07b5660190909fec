import type { SectionView } from "../../sections/elements/define-section.ts";
import { listPage } from "../../sections/news-list/news-list-view.ts";

/** Page numbers of a news list are canonical; all other parameters are dropped. */
export const canonicalListPath = (pathname: string, sections: readonly SectionView[]): string => {
  const page = listPage(sections);
  return page === 1 ? pathname : `${pathname}?page=${page}`;
};
