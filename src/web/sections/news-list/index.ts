import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleNewsList } from "./news-list.examples.ts";
import { NewsList, toNewsListView } from "./news-list.tsx";

export const component = NewsList;

export const examples: SectionExamples<typeof component> = [exampleNewsList];

export const section = defineSection({
  name: "news_list",
  component,
  toView: toNewsListView,
  hasContent: ({ articles }) => articles.length > 0,
});
