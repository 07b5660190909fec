import type { SectionView } from "../../sections/section-views.server.ts";

/** Further pages of a news list are canonical; all other parameters are dropped. */
export const canonicalPath = (pathname: string, sections: readonly SectionView[]): string => {
  const list = sections.find((view) => view.component === "news_list" && view.page > 1);
  return list?.component === "news_list" ? `${pathname}?page=${list.page}` : pathname;
};
