import type { RawStory } from "#domain/content/index.ts";
import { tokenize } from "#domain/shared/index.ts";
import { splitList } from "./parameters.ts";
import { parseInstant, matchesPattern, textsIn } from "./values.ts";

type StoryTest = (story: RawStory) => boolean;

const trimLeadingSlashes = (slug: string): string => slug.replace(/^\/+/, "");

const bySlugs = (value: string): StoryTest => {
  const patterns = splitList(value).map(trimLeadingSlashes);
  return ({ full_slug }) => patterns.some((pattern) => matchesPattern(full_slug, pattern));
};

const isOneOf = (value: string, attribute: (story: RawStory) => string): StoryTest => {
  const accepted = new Set(splitList(value));
  return (story) => accepted.has(attribute(story));
};

const negate =
  (test: StoryTest): StoryTest =>
  (story) =>
    !test(story);

const hasTag = (value: string): StoryTest => {
  const accepted = new Set(splitList(value));
  return ({ tag_list }) => tag_list.some((tag) => accepted.has(tag));
};

/** Fields that no editor writes a text into. */
const NO_TEXTS: ReadonlySet<string> = new Set(
  [
    "_uid component type fieldtype linktype id uuid target url href cached_url anchor filename src source focus",
    "icon icon_position size variant layout query",
  ].flatMap((names) => names.split(" ")),
);

const searchTokens = new WeakMap<RawStory, string>();

/** The tokens of a story's name, address and texts, each after a space; cached. */
const tokensOf = (story: RawStory): string => {
  const cached = searchTokens.get(story);
  if (cached !== undefined) return cached;
  const texts = [story.name, story.full_slug, ...textsIn(story.content, NO_TEXTS)];
  const tokens = ` ${[...new Set(tokenize(texts.join(" ")))].join(" ")}`;
  searchTokens.set(story, tokens);
  return tokens;
};

/** Each token of the term begins a token of the story, in any order; accents and upper case do not matter. */
const containsTerm = (value: string): StoryTest => {
  const terms = tokenize(value).map((token) => ` ${token}`);
  return (story) => terms.length > 0 && terms.every((term) => tokensOf(story).includes(term));
};

/** The files have no workflow: no story is in a stage. */
const inWorkflowStages = (): StoryTest => () => false;

const createDateTest =
  (field: "published_at" | "first_published_at" | "updated_at", sign: 1 | -1) =>
  (value: string): StoryTest => {
    const bound = parseInstant(value);
    return (story) => {
      const instant = parseInstant(story[field]);
      return bound !== null && instant !== null && (instant - bound) * sign > 0;
    };
  };

/** Filters by parameter name. Levels count from 1. */
const SELECTORS: Readonly<Record<string, (value: string) => StoryTest>> = {
  starts_with: (value) => {
    const start = trimLeadingSlashes(value);
    return ({ full_slug }) => full_slug.startsWith(start);
  },
  by_slugs: bySlugs,
  excluding_slugs: (value) => negate(bySlugs(value)),
  by_uuids: (value) => isOneOf(value, ({ uuid }) => uuid),
  by_uuids_ordered: (value) => isOneOf(value, ({ uuid }) => uuid),
  by_ids: (value) => isOneOf(value, ({ id }) => String(id)),
  excluding_ids: (value) => negate(isOneOf(value, ({ id }) => String(id))),
  content_type: (value) => isOneOf(value, ({ content }) => content.component),
  is_startpage: (value) => {
    const accepted = value === "1" || value === "true";
    return ({ is_startpage }) => is_startpage === accepted;
  },
  level: (value) => {
    const level = Number(value);
    return ({ full_slug }) => full_slug.split("/").length === level;
  },
  with_tag: hasTag,
  search_term: containsTerm,
  in_workflow_stages: inWorkflowStages,
  published_at_gt: createDateTest("published_at", 1),
  published_at_lt: createDateTest("published_at", -1),
  first_published_at_gt: createDateTest("first_published_at", 1),
  first_published_at_lt: createDateTest("first_published_at", -1),
  updated_at_gt: createDateTest("updated_at", 1),
  updated_at_lt: createDateTest("updated_at", -1),
};

/** Stories that match all parameters, in their order. Empty parameters are ignored. */
export const selectStories = (
  stories: readonly RawStory[],
  parameters: Pick<URLSearchParams, "get">,
): readonly RawStory[] => {
  const tests: StoryTest[] = [];
  for (const [name, selector] of Object.entries(SELECTORS)) {
    const value = parameters.get(name);
    if (value !== null && value.trim() !== "") tests.push(selector(value));
  }
  return stories.filter((story) => tests.every((test) => test(story)));
};
