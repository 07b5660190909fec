import { HOME_SLUG } from "./story.ts";
import { stableNumber, stableUuid } from "./stable-id.ts";

/** A block of the content service's editor: its component, its own id, and whatever fields the component has. */
export type Block = { readonly component: string; readonly _uid: string; readonly [field: string]: unknown };

/** A story as the content delivery API gives it out. Instants are ISO 8601; null: never published. */
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
  readonly content: Block;
  readonly lang: string;
  readonly tag_list: readonly string[];
  readonly position: number;
  readonly is_startpage: boolean;
  readonly parent_id: number | null;
  readonly group_id: string;
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isBlock = (value: Fields): boolean => typeof value["component"] === "string";

/** Every block of a content value with an id of its own, made of the place where it stands. */
const withIds = (value: unknown, place: string): unknown => {
  if (Array.isArray(value)) return value.map((child, index) => withIds(child, `${place}.${index}`));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, child]) => [name, withIds(child, `${place}.${name}`)] as const);
  return isBlock(value)
    ? { _uid: stableUuid(`block ${place}`), ...Object.fromEntries(fields) }
    : Object.fromEntries(fields);
};

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

const instant = (value: unknown): string => {
  const time = Date.parse(textOf(value) ?? "");
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
};

const firstPublished = (story: Fields, updated: string): string => {
  const article = story["article"];
  return isObject(article) && textOf(article["published_on"]) !== null ? instant(article["published_on"]) : updated;
};

const ENVELOPE: ReadonlySet<string> = new Set(["name", "uuid", "updated_at", "draft", "tags", "sections"]);

const contentOf = (slug: string, story: Fields): Block => ({
  _uid: stableUuid(`page ${slug}`),
  component: "page",
  ...Object.fromEntries(Object.entries(story).filter(([name]) => !ENVELOPE.has(name))),
  body: withIds(Array.isArray(story["sections"]) ? story["sections"] : [], slug),
});

/**
 * The story of a file (its parsed YAML) as the delivery API gives it out: numbers and ids are made of the slug and stay
 * the same. `position` counts the stories; `published` is false for what only drafts show.
 */
export const rawStoryOf = (slug: string, story: Fields, position: number, published: boolean): RawStory => {
  const updated = instant(story["updated_at"]);
  const parts = slug.split("/");
  const uuid = textOf(story["uuid"]) ?? stableUuid(`story ${slug}`);
  const tags = story["tags"];
  return {
    id: stableNumber(`story ${slug}`),
    uuid,
    name: textOf(story["name"]) ?? slug,
    slug: parts.at(-1) ?? slug,
    full_slug: slug,
    created_at: firstPublished(story, updated),
    updated_at: updated,
    first_published_at: published ? firstPublished(story, updated) : null,
    published_at: published ? updated : null,
    content: contentOf(slug, story),
    lang: "default",
    tag_list: Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [],
    position,
    is_startpage: slug === HOME_SLUG,
    parent_id: parts.length > 1 ? stableNumber(`folder ${parts.slice(0, -1).join("/")}`) : null,
    group_id: stableUuid(`group ${slug}`),
  };
};

const isLeftOpen = (value: unknown): boolean => value === null || value === "";

/** Blocks without the fields an editor left open, which the service gives out as "" or null whatever their kind. */
const withoutOpenFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutOpenFields);
  if (!isObject(value)) return value;
  const said = Object.entries(value).filter(([, child]) => !isLeftOpen(child));
  return Object.fromEntries(said.map(([name, child]) => [name, withoutOpenFields(child)]));
};

/** What `parseStory` reads, from a story of the content service: the fields of its page, with `body` as its sections. */
export const storyInputOf = (story: Partial<RawStory>): unknown => {
  const content = isObject(story.content) ? story.content : {};
  const { body, ...fields } = content as Fields;
  return {
    ...fields,
    uuid: story.uuid,
    name: story.name,
    title: textOf(fields["title"]) ?? story.name,
    updated_at: story.updated_at ?? story.published_at ?? story.created_at,
    sections: withoutOpenFields(body),
  };
};
