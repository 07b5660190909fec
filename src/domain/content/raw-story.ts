import { isRecord } from "../shared/index.ts";
import { writtenDay } from "./dates.ts";
import { HOME_SLUG } from "./links.ts";
import { stableNumber, stableUuid } from "./unique-ids.ts";

/**
 * Levels of lists and objects of a story. Editors reach some 30; functions that walk through a story call themselves for
 * each level, and the stack holds a few thousand.
 */
const MAX_STORY_LEVELS = 200;

/** Why such a story is not shown. */
export const NESTED_TOO_DEEPLY = `is nested more than ${MAX_STORY_LEVELS} levels deep`;

const isBranch = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Walks level by level, so that no depth exceeds the stack. */
export const isNestedTooDeeply = (value: unknown): boolean => {
  let branches = [value].filter(isBranch);
  for (let levels = 0; levels <= MAX_STORY_LEVELS; levels += 1) {
    if (branches.length === 0) return false;
    branches = branches.flatMap((branch) => Object.values(branch).filter(isBranch));
  }
  return true;
};

/** A block of the content service. `_uid`: UUID. */
export type ContentBlock = { readonly component: string; readonly _uid: string; readonly [field: string]: unknown };

/** A story of the content delivery API. Instants are ISO 8601; null: never published. */
export type RawStory = {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly first_published_at: string | null;
  readonly published_at: string | null;
  readonly content: ContentBlock;
  readonly lang: string;
  readonly tag_list: readonly string[];
  readonly position: number;
  readonly is_startpage: boolean;
  readonly parent_id: number | null;
  readonly group_id: string;
};

type Fields = Readonly<Record<string, unknown>>;

const isBlock = (value: Fields): boolean => typeof value["component"] === "string";

/** Adds an id to every block of a content value, derived from its path. */
const assignBlockIds = (value: unknown, path: string): unknown => {
  if (Array.isArray(value)) return value.map((child, index) => assignBlockIds(child, `${path}.${index}`));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(
    ([name, child]) => [name, assignBlockIds(child, `${path}.${name}`)] as const,
  );
  return isBlock(value)
    ? { _uid: stableUuid(`block ${path}`), ...Object.fromEntries(fields) }
    : Object.fromEntries(fields);
};

const nonEmptyText = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

const toInstant = (value: unknown): string => {
  const time = Date.parse(nonEmptyText(value) ?? "");
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
};

const firstPublishedAt = (story: Fields, updated: string): string => {
  const article = story["article"];
  return isRecord(article) && nonEmptyText(article["published_on"]) !== null
    ? toInstant(writtenDay(article["published_on"]))
    : updated;
};

const ENVELOPE_FIELDS: ReadonlySet<string> = new Set(["name", "uuid", "updated_at", "draft", "tags", "sections"]);

const toContent = (slug: string, story: Fields): ContentBlock => ({
  _uid: stableUuid(`page ${slug}`),
  component: "page",
  ...Object.fromEntries(Object.entries(story).filter(([name]) => !ENVELOPE_FIELDS.has(name))),
  body: assignBlockIds(Array.isArray(story["sections"]) ? story["sections"] : [], slug),
});

/**
 * Converts the parsed YAML of a content file to a story of the delivery API. Ids are derived from the slug and stable.
 * `position`: index among all stories; `published`: false for drafts.
 */
export const toRawStory = (slug: string, story: Fields, position: number, published: boolean): RawStory => {
  const updated = toInstant(story["updated_at"]);
  const segments = slug.split("/");
  const uuid = nonEmptyText(story["uuid"]) ?? stableUuid(`story ${slug}`);
  const tags = story["tags"];
  return {
    id: stableNumber(`story ${slug}`),
    uuid,
    name: nonEmptyText(story["name"]) ?? slug,
    slug: segments.at(-1) ?? slug,
    full_slug: slug,
    created_at: firstPublishedAt(story, updated),
    updated_at: updated,
    first_published_at: published ? firstPublishedAt(story, updated) : null,
    published_at: published ? updated : null,
    content: toContent(slug, story),
    lang: "default",
    tag_list: Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [],
    position,
    is_startpage: slug === HOME_SLUG,
    parent_id: segments.length > 1 ? stableNumber(`folder ${segments.slice(0, -1).join("/")}`) : null,
    group_id: stableUuid(`group ${slug}`),
  };
};

/** Converts a story of the content service to the input of `parseStory`. */
export const toStoryInput = (story: Partial<RawStory>): unknown => {
  const content = isRecord(story.content) ? story.content : {};
  const { body, ...fields } = content as Fields;
  return {
    ...fields,
    uuid: story.uuid,
    name: story.name,
    title: nonEmptyText(fields["title"]) ?? story.name,
    updated_at: story.updated_at ?? story.published_at ?? story.created_at,
    sections: body,
  };
};
