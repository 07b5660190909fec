import type { SectionView } from "../../sections/elements/define-section.ts";
import { isNewsListView } from "../../sections/news-list/news-list-view.ts";

/** Page numbers of a news list are canonical; all other parameters are dropped. */
export const canonicalPath = (pathname: string, sections: readonly SectionView[]): string => {
  const list = sections.filter(isNewsListView).find(({ page }) => page > 1);
  return list === undefined ? pathname : `${pathname}?page=${list.page}`;
};
