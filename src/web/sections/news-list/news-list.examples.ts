import type { NewsListView } from "./news-list.tsx";

export const exampleNewsList: NewsListView = {
  component: "news_list",
  layout: "grid",
  anchor: null,
  title: "Actualités",
  link: null,
  link_label: null,
  pages: true,
  page: 1,
  pageCount: 3,
  path: "/news",
  articles: [
    {
      href: "/news/porte-ouverte",
      title: "Porte ouverte à Autreville",
      teaser: "Un samedi pour essayer toute la gamme électrique.",
      category: "Événement",
      day: "2026-10-02",
      date: "2\u00a0octobre\u00a02026",
      image: null,
    },
  ],
};
