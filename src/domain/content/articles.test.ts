import { expect, test } from "vitest";
import { articlesOn } from "./articles.ts";
import { parseStory } from "./parse-story.ts";
import type { Story } from "./story.ts";

const story = (slug: string, article: object | null): Story => {
  const parsed = parseStory(slug, { name: slug, title: slug, updated_at: "2026-11-01T08:00:00Z", article });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.value;
};

const article = (slug: string, published_on: string, category = "Nouveautés"): Story =>
  story(slug, { published_on, category, teaser: "Une phrase." });

const STORIES = [
  article("news/ancien", "2026-03-02"),
  article("news/b", "2026-10-05", "Groupe"),
  article("news/a", "2026-10-05"),
  article("news/demain", "2026-11-21"),
  story("news/archives", null),
];

const slugsOn = (today: string, category?: string): readonly string[] =>
  articlesOn(STORIES, today, category).map(({ slug }) => slug);

test("articles come newest first, those of one day by their slug, and other pages are none", () => {
  expect(slugsOn("2026-12-31")).toEqual(["news/demain", "news/a", "news/b", "news/ancien"]);
});

test("an article is out from its day on, not before", () => {
  expect(slugsOn("2026-11-20")).not.toContain("news/demain");
  expect(slugsOn("2026-11-21")).toContain("news/demain");
});

test("a category leaves only its own articles", () => {
  expect(slugsOn("2026-12-31", "Groupe")).toEqual(["news/b"]);
});
