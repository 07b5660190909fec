import { expect, test } from "vitest";
import { publishedArticles } from "./articles.ts";
import { parseStory } from "./parse-story.ts";
import type { Story } from "./story.ts";

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

const slugsOn = (today: string, category?: string): readonly string[] =>
  publishedArticles(STORIES, today, category).map(({ slug }) => slug);

test("orders articles newest first, then by slug, and ignores other pages", () => {
  expect(slugsOn("2026-12-31")).toEqual(["news/demain", "news/a", "news/b", "news/ancien"]);
});

test("publishes an article from its date on", () => {
  expect(slugsOn("2026-11-20")).not.toContain("news/demain");
  expect(slugsOn("2026-11-21")).toContain("news/demain");
});

test("filters articles by category", () => {
  expect(slugsOn("2026-12-31", "Groupe")).toEqual(["news/b"]);
});
