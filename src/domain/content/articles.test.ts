import { expect, test } from "vitest";
import { newestArticles } from "./articles.ts";
import { parseStory, type Story } from "./story.ts";

const aStory = (slug: string, anArticle: object | null): Story => {
  const parsed = parseStory(slug, { name: slug, title: slug, updated_at: "2026-11-01T08:00:00Z", article: anArticle });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.value;
};

const anArticle = (slug: string, published_on: string, category = "Nouveautés"): Story =>
  aStory(slug, { published_on, category, teaser: "Une phrase." });

const STORIES = [
  anArticle("news/ancien", "2026-03-02"),
  anArticle("news/b", "2026-10-05", "Groupe"),
  anArticle("news/a", "2026-10-05"),
  anArticle("news/demain", "2026-11-21"),
  aStory("news/archives", null),
];

const slugs = (category?: string): readonly string[] => newestArticles(STORIES, category).map(({ slug }) => slug);

test("orders articles newest first, then by slug, and ignores other pages", () => {
  expect(slugs()).toEqual(["news/demain", "news/a", "news/b", "news/ancien"]);
});

test("filters articles by category", () => {
  expect(slugs("Groupe")).toEqual(["news/b"]);
});
