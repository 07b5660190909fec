import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RawStory, toRawStory } from "#domain/content/index.ts";
import { listStories } from "./stories.ts";
import { storiesArbitrary, aDeliverableContent } from "../../../../tests/builders/story-arbitrary.ts";

const list = (stories: readonly RawStory[], parameters: Record<string, string>) => {
  const result = listStories(aDeliverableContent(stories), new URLSearchParams(parameters));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const listSlugs = (stories: readonly RawStory[], parameters: Record<string, string>): readonly string[] =>
  (list(stories, { per_page: "100", ...parameters }).body["stories"] as RawStory[]).map(({ full_slug }) => full_slug);

const expectedSlugs = (stories: readonly RawStory[], passes: (story: RawStory) => boolean): readonly string[] =>
  stories.filter(passes).map(({ full_slug }) => full_slug);

describe("the pages of a list", () => {
  test("contain every story exactly once, in the order of the list", () => {
    fc.assert(
      fc.property(
        storiesArbitrary,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom("", "name:desc", "content.x:asc", "content.x:desc:int", "position:desc", "no.such:asc"),
        (stories, perPage, sort_by) => {
          const pages = Array.from({ length: Math.ceil(stories.length / perPage) + 1 }, (_, index) =>
            listSlugs(stories, { sort_by, per_page: `${perPage}`, page: `${index + 1}` }),
          );
          expect(pages.flat()).toEqual(listSlugs(stories, { sort_by }));
          expect(new Set(pages.flat()).size).toBe(stories.length);
          expect(pages.at(-1)).toEqual([]);
          expect(list(stories, { per_page: `${perPage}` }).counts).toEqual({ total: stories.length, perPage });
        },
      ),
    );
  });

  test.each(["0", "-1", "x", "1e9", "", "99999999999", "NaN"])("start from the beginning for page %j", (page) => {
    fc.assert(
      fc.property(storiesArbitrary, (stories) => {
        expect(listSlugs(stories, { page })).toEqual(listSlugs(stories, {}));
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
  ])("with per_page=%j contain at most %i stories", (per_page, perPage) => {
    expect(list([], { per_page }).counts).toEqual({ total: 0, perPage });
  });
});

const patterns = fc.array(fc.constantFrom("a", "b", "news", "/", "*"), { maxLength: 6 }).map((parts) => parts.join(""));

const asExpression = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll("/", "\\/").replaceAll("*", ".*")}$`);

describe("filter parameters", () => {
  test("by_slugs and excluding_slugs with wildcards are complementary", () => {
    fc.assert(
      fc.property(storiesArbitrary, patterns, (stories, pattern) => {
        fc.pre(pattern.replace(/^\/+/, "") !== "");
        const expression = asExpression(pattern.replace(/^\/+/, ""));
        expect(listSlugs(stories, { by_slugs: pattern })).toEqual(
          expectedSlugs(stories, ({ full_slug }) => expression.test(full_slug)),
        );
        expect(listSlugs(stories, { excluding_slugs: pattern })).toEqual(
          expectedSlugs(stories, ({ full_slug }) => !expression.test(full_slug)),
        );
      }),
    );
  });

  test("starts_with, level, tags, ids and uuids filter stories", () => {
    fc.assert(
      fc.property(storiesArbitrary, fc.nat(40), (stories, at) => {
        const one = stories[at % Math.max(stories.length, 1)];
        fc.pre(one !== undefined);
        expect(listSlugs(stories, { starts_with: "a" })).toEqual(
          expectedSlugs(stories, (story) => story.full_slug[0] === "a"),
        );
        expect(listSlugs(stories, { level: "2" })).toEqual(
          expectedSlugs(stories, (story) => /^[^/]+\/[^/]+$/.test(story.full_slug)),
        );
        expect(listSlugs(stories, { with_tag: "red,blue" })).toEqual(
          expectedSlugs(stories, ({ tag_list }) => tag_list.includes("red") || tag_list.includes("blue")),
        );
        expect(listSlugs(stories, { by_ids: `${one.id}` })).toEqual([one.full_slug]);
        expect(listSlugs(stories, { by_uuids: `${one.uuid},none` })).toEqual([one.full_slug]);
        expect(listSlugs(stories, { excluding_ids: `${one.id}` })).toEqual(
          expectedSlugs(stories, (story) => story !== one),
        );
        expect(listSlugs(stories, { is_startpage: "true" })).toEqual([]);
        expect(listSlugs(stories, { content_type: "page" })).toEqual(listSlugs(stories, {}));
      }),
    );
  });

  test("date bounds are exclusive and in UTC", () => {
    fc.assert(
      fc.property(
        storiesArbitrary,
        fc.constantFrom("2026-02-02 12:29", "2026-02-02 12:30", "2026-01-01"),
        (stories, day) => {
          const bound = Date.parse(`${day.length === 10 ? `${day} 00:00` : day}Z`);
          const at = ({ updated_at }: RawStory): number => Date.parse(updated_at);
          expect(listSlugs(stories, { updated_at_gt: day })).toEqual(
            expectedSlugs(stories, (story) => at(story) > bound),
          );
          expect(listSlugs(stories, { updated_at_lt: day })).toEqual(
            expectedSlugs(stories, (story) => at(story) < bound),
          );
          expect(listSlugs(stories, { published_at_gt: day })).toEqual(
            expectedSlugs(stories, (story) => story.published_at !== null && at(story) > bound),
          );
        },
      ),
    );
  });

  test("in_workflow_stages selects no story, because the files have no workflow", () => {
    const stories = [toRawStory("a", {}, 0, true)];
    expect(listSlugs(stories, { in_workflow_stages: "1,2" })).toEqual([]);
    expect(listSlugs(stories, { in_workflow_stages: "" })).toEqual(["a"]);
  });

  test.each([
    ["garantie occasion", ["a"]],
    ["OCCASION élect", ["a"]],
    ["électriques garantie", ["a"]],
    ["ccasion", []],
    ["atelier", ["services/atelier"]],
    ["hero", []],
    ["multilink", []],
    ["!", []],
  ])("search_term %j finds the stories with all its words", (search_term, slugs) => {
    const sections = [
      {
        component: "hero",
        title: "Occasions électriques",
        text: "Avec garantie",
        link: { fieldtype: "multilink", linktype: "story", cached_url: "contact" },
      },
    ];
    const stories = [toRawStory("a", { sections }, 0, true), toRawStory("services/atelier", {}, 1, true)];
    expect(listSlugs(stories, { search_term })).toEqual(slugs);
  });
});

describe("sorting", () => {
  const toNumber = (story: RawStory): number | null => {
    const x = story.content["x"];
    return typeof x === "number" || (typeof x === "string" && /^-?\d+(\.\d+)?$/.test(x)) ? Number(x) : null;
  };

  test("sorts by number in both directions, stable, with other values last", () => {
    fc.assert(
      fc.property(storiesArbitrary, fc.constantFrom("asc", "desc"), (stories, direction) => {
        const sign = direction === "asc" ? 1 : -1;
        const withNumber = stories.filter((story) => toNumber(story) !== null);
        const expected = [
          ...withNumber.toSorted((a, b) => ((toNumber(a) ?? 0) - (toNumber(b) ?? 0)) * sign),
          ...stories.filter((story) => toNumber(story) === null),
        ];
        expect(listSlugs(stories, { sort_by: `content.x:${direction}:float` })).toEqual(
          expectedSlugs(expected, () => true),
        );
      }),
    );
  });

  test("sorts texts in French order", () => {
    const names = ["Zoé", "école", "Équipe", "eau", "Œuvre", "opéra", "Eau"];
    const stories = names.map((name, index) => toRawStory(`s${index}`, { name }, index, true));
    const sorted = (sort_by: string) =>
      (list(stories, { sort_by }).body["stories"] as RawStory[]).map(({ name }) => name);
    expect(sorted("name:asc")).toEqual(["eau", "Eau", "école", "Équipe", "Œuvre", "opéra", "Zoé"]);
    expect(sorted("name:desc")).toEqual(sorted("name:asc").toReversed());
  });

  test("by_uuids_ordered preserves the order of the uuids", () => {
    fc.assert(
      fc.property(storiesArbitrary, (stories) => {
        const backwards = stories.toReversed();
        const by_uuids_ordered = backwards.map(({ uuid }) => uuid).join(",");
        expect(listSlugs(stories, { by_uuids_ordered })).toEqual(expectedSlugs(backwards, () => true));
      }),
    );
  });
});
