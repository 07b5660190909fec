import type { RawStory } from "../content/index.ts";
import { valuesOf } from "./parameters.ts";
import { instantOf, isLike, textsIn } from "./values.ts";

type Test = (story: RawStory) => boolean;

const withoutSlash = (slug: string): string => slug.replace(/^\/+/, "");

const bySlugs = (value: string): Test => {
  const patterns = valuesOf(value).map(withoutSlash);
  return ({ full_slug }) => patterns.some((pattern) => isLike(full_slug, pattern));
};

const among = (value: string, of: (story: RawStory) => string): Test => {
  const wanted = new Set(valuesOf(value));
  return (story) => wanted.has(of(story));
};

const not =
  (test: Test): Test =>
  (story) =>
    !test(story);

const withTag = (value: string): Test => {
  const wanted = new Set(valuesOf(value));
  return ({ tag_list }) => tag_list.some((tag) => wanted.has(tag));
};

const words = new WeakMap<RawStory, string>();

/** Every text of a story in lower case, put together once. */
const wordsOf = (story: RawStory): string => {
  const known = words.get(story);
  if (known !== undefined) return known;
  const text = [story.name, story.full_slug, ...textsIn(story.content)].join("\0").toLowerCase();
  words.set(story, text);
  return text;
};

const containing = (value: string): Test => {
  const term = value.trim().toLowerCase();
  return (story) => wordsOf(story).includes(term);
};

type DateField = "published_at" | "first_published_at" | "updated_at";

const beyond =
  (field: DateField, sign: 1 | -1) =>
  (value: string): Test => {
    const bound = instantOf(value);
    return (story) => {
      const at = instantOf(story[field]);
      return bound !== null && at !== null && (at - bound) * sign > 0;
    };
  };

/** What each parameter lets through. Levels count from 1, the top. */
const SELECTORS: Readonly<Record<string, (value: string) => Test>> = {
  starts_with: (value) => {
    const start = withoutSlash(value);
    return ({ full_slug }) => full_slug.startsWith(start);
  },
  by_slugs: bySlugs,
  excluding_slugs: (value) => not(bySlugs(value)),
  by_uuids: (value) => among(value, ({ uuid }) => uuid),
  by_uuids_ordered: (value) => among(value, ({ uuid }) => uuid),
  by_ids: (value) => among(value, ({ id }) => String(id)),
  excluding_ids: (value) => not(among(value, ({ id }) => String(id))),
  content_type: (value) => among(value, ({ content }) => content.component),
  is_startpage: (value) => {
    const wanted = value === "1" || value === "true";
    return ({ is_startpage }) => is_startpage === wanted;
  },
  level: (value) => {
    const level = Number(value);
    return ({ full_slug }) => full_slug.split("/").length === level;
  },
  with_tag: withTag,
  search_term: containing,
  published_at_gt: beyond("published_at", 1),
  published_at_lt: beyond("published_at", -1),
  first_published_at_gt: beyond("first_published_at", 1),
  first_published_at_lt: beyond("first_published_at", -1),
  updated_at_gt: beyond("updated_at", 1),
  updated_at_lt: beyond("updated_at", -1),
};

/** The stories that every parameter lets through, in their order. A parameter without a value is not there. */
export const selectStories = (
  stories: readonly RawStory[],
  parameters: Pick<URLSearchParams, "get">,
): readonly RawStory[] => {
  const tests: Test[] = [];
  for (const [name, selector] of Object.entries(SELECTORS)) {
    const value = parameters.get(name);
    if (value !== null && value.trim() !== "") tests.push(selector(value));
  }
  return stories.filter((story) => tests.every((test) => test(story)));
};
