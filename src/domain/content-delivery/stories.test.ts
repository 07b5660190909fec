import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RawStory } from "../content/index.ts";
import { storyList } from "./stories.ts";
import { anyStories, contentOf } from "./stories.test-support.ts";

const list = (stories: readonly RawStory[], parameters: Record<string, string>) => {
  const found = storyList(contentOf(stories), new URLSearchParams(parameters));
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};

const slugsOf = (stories: readonly RawStory[], parameters: Record<string, string>): readonly string[] =>
  (list(stories, { per_page: "100", ...parameters }).body["stories"] as RawStory[]).map(({ full_slug }) => full_slug);

const kept = (stories: readonly RawStory[], passes: (story: RawStory) => boolean): readonly string[] =>
  stories.filter(passes).map(({ full_slug }) => full_slug);

describe("the pages of a list", () => {
  test("hold every story exactly once, in the list's order", () => {
    fc.assert(
      fc.property(
        anyStories,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom("", "name:desc", "content.x:asc", "content.x:desc:int", "position:desc", "no.such:asc"),
        (stories, perPage, sort_by) => {
          const pages = Array.from({ length: Math.ceil(stories.length / perPage) + 1 }, (_, index) =>
            slugsOf(stories, { sort_by, per_page: `${perPage}`, page: `${index + 1}` }),
          );
          expect(pages.flat()).toEqual(slugsOf(stories, { sort_by }));
          expect(new Set(pages.flat()).size).toBe(stories.length);
          expect(pages.at(-1)).toEqual([]);
          expect(list(stories, { per_page: `${perPage}` }).counted).toEqual({ total: stories.length, perPage });
        },
      ),
    );
  });

  test.each(["0", "-1", "x", "1e9", "", "99999999999", "NaN"])("begin anew at page %j", (page) => {
    fc.assert(
      fc.property(anyStories, (stories) => {
        expect(slugsOf(stories, { page })).toEqual(slugsOf(stories, {}));
      }),
      { numRuns: 5 },
    );
  });

  test.each([
    ["", 25],
    ["0", 25],
    ["x", 25],
    ["100", 100],
    ["101", 100],
    ["999999999", 100],
  ])("with per_page=%j hold %i at most", (per_page, perPage) => {
    expect(list([], { per_page }).counted).toEqual({ total: 0, perPage });
  });
});

const patterns = fc.array(fc.constantFrom("a", "b", "news", "/", "*"), { maxLength: 6 }).map((parts) => parts.join(""));

const asExpression = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll("/", "\\/").replaceAll("*", ".*")}$`);

describe("a parameter lets through what its words say", () => {
  test("by_slugs and excluding_slugs, with stars, are each other's contrary", () => {
    fc.assert(
      fc.property(anyStories, patterns, (stories, pattern) => {
        fc.pre(pattern.replace(/^\/+/, "") !== "");
        const is = asExpression(pattern.replace(/^\/+/, ""));
        expect(slugsOf(stories, { by_slugs: pattern })).toEqual(kept(stories, ({ full_slug }) => is.test(full_slug)));
        expect(slugsOf(stories, { excluding_slugs: pattern })).toEqual(
          kept(stories, ({ full_slug }) => !is.test(full_slug)),
        );
      }),
    );
  });

  test("starts_with, level, tags, ids and uuids", () => {
    fc.assert(
      fc.property(anyStories, fc.nat(40), (stories, at) => {
        const one = stories[at % Math.max(stories.length, 1)];
        fc.pre(one !== undefined);
        expect(slugsOf(stories, { starts_with: "a" })).toEqual(kept(stories, (story) => story.full_slug[0] === "a"));
        expect(slugsOf(stories, { level: "2" })).toEqual(
          kept(stories, (story) => /^[^/]+\/[^/]+$/.test(story.full_slug)),
        );
        expect(slugsOf(stories, { with_tag: "red,blue" })).toEqual(
          kept(stories, ({ tag_list }) => tag_list.includes("red") || tag_list.includes("blue")),
        );
        expect(slugsOf(stories, { by_ids: `${one.id}` })).toEqual([one.full_slug]);
        expect(slugsOf(stories, { by_uuids: `${one.uuid},none` })).toEqual([one.full_slug]);
        expect(slugsOf(stories, { excluding_ids: `${one.id}` })).toEqual(kept(stories, (story) => story !== one));
        expect(slugsOf(stories, { is_startpage: "true" })).toEqual([]);
        expect(slugsOf(stories, { content_type: "page" })).toEqual(slugsOf(stories, {}));
      }),
    );
  });

  test("bounds of dates, in UTC, that a story stands beyond or not", () => {
    fc.assert(
      fc.property(anyStories, fc.constantFrom("2026-02-02 12:29", "2026-02-02 12:30", "2026-01-01"), (stories, day) => {
        const bound = Date.parse(`${day.length === 10 ? `${day} 00:00` : day}Z`);
        const at = ({ updated_at }: RawStory): number => Date.parse(updated_at);
        expect(slugsOf(stories, { updated_at_gt: day })).toEqual(kept(stories, (story) => at(story) > bound));
        expect(slugsOf(stories, { updated_at_lt: day })).toEqual(kept(stories, (story) => at(story) < bound));
        expect(slugsOf(stories, { published_at_gt: day })).toEqual(
          kept(stories, (story) => story.published_at !== null && at(story) > bound),
        );
      }),
    );
  });

  test("search_term finds words of the name, the slug and any text within", () => {
    fc.assert(
      fc.property(anyStories, (stories) => {
        expect(slugsOf(stories, { search_term: "BAC" })).toEqual(
          kept(stories, ({ content, full_slug }) =>
            `${JSON.stringify(content)}${full_slug}`.toLowerCase().includes("bac"),
          ),
        );
      }),
    );
  });
});

describe("sorting", () => {
  const valued = (story: RawStory): number | null => {
    const x = story.content["x"];
    return typeof x === "number" || (typeof x === "string" && /^-?\d+(\.\d+)?$/.test(x)) ? Number(x) : null;
  };

  test("by a number goes up or down, with what is no number at the end and equals in their order", () => {
    fc.assert(
      fc.property(anyStories, fc.constantFrom("asc", "desc"), (stories, direction) => {
        const sign = direction === "asc" ? 1 : -1;
        const withNumber = stories.filter((story) => valued(story) !== null);
        const expected = [
          ...withNumber.toSorted((a, b) => ((valued(a) ?? 0) - (valued(b) ?? 0)) * sign),
          ...stories.filter((story) => valued(story) === null),
        ];
        expect(slugsOf(stories, { sort_by: `content.x:${direction}:float` })).toEqual(kept(expected, () => true));
      }),
    );
  });

  test("by_uuids_ordered keeps the order of the uuids", () => {
    fc.assert(
      fc.property(anyStories, (stories) => {
        const backwards = stories.toReversed();
        const by_uuids_ordered = backwards.map(({ uuid }) => uuid).join(",");
        expect(slugsOf(stories, { by_uuids_ordered })).toEqual(kept(backwards, () => true));
      }),
    );
  });
});
