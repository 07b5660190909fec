import { defineSection } from "../elements/define-section.ts";
import { NewsList, toNewsListView } from "./news-list.tsx";

export const component = NewsList;

export const section = defineSection({
  name: "news_list",
  component,
  toView: toNewsListView,
  hasContent: ({ articles }) => articles.length > 0,
});
