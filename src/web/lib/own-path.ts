import type { SectionView } from "../sections/section-views.ts";

/** The address a page is known by: a further page of its list of news is one of its own, what else is asked is not. */
export const ownPath = (pathname: string, sections: readonly SectionView[]): string => {
  const list = sections.find((view) => view.component === "news_list" && view.page > 1);
  return list?.component === "news_list" ? `${pathname}?page=${list.page}` : pathname;
};
