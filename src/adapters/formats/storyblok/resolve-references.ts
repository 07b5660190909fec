import type { DeliverableContent } from "#application/content/ports.ts";
import type { RawStory } from "#domain/content/index.ts";
import { toLink } from "./links.ts";
import { splitList } from "./parameters.ts";
import { objectsIn } from "./values.ts";

/** Fields of a story in an API response that content files never set. */
const UNSET_FIELDS = {
  alternates: [],
  default_full_slug: null,
  translated_slugs: null,
  sort_by_date: null,
  path: null,
  release_id: null,
  meta_data: null,
};

/** Story fields that `excluding_story_fields` may remove. */
const OPTIONAL_FIELDS: ReadonlySet<string> = new Set(
  [
    "alternates created_at default_full_slug first_published_at group_id is_startpage lang meta_data parent_id path",
    "position published_at release_id sort_by_date tag_list translated_slugs updated_at",
  ].flatMap((names) => names.split(" ")),
);

const REQUIRED_CONTENT_FIELDS: ReadonlySet<string> = new Set(["component", "_uid"]);

const omitFields = (fields: object, excluded: ReadonlySet<string>): object =>
  excluded.size === 0 ? fields : Object.fromEntries(Object.entries(fields).filter(([name]) => !excluded.has(name)));

/** Applies `excluding_fields` (content) and `excluding_story_fields`. */
export const createStoryFormatter = (parameters: Pick<URLSearchParams, "get">): ((story: RawStory) => object) => {
  const excludedContentFields = new Set(
    splitList(parameters.get("excluding_fields")).filter((name) => !REQUIRED_CONTENT_FIELDS.has(name)),
  );
  const excludedStoryFields = new Set(
    splitList(parameters.get("excluding_story_fields")).filter((name) => OPTIONAL_FIELDS.has(name)),
  );
  return (story) => {
    const content = omitFields(story.content, excludedContentFields);
    return omitFields({ ...story, content, ...UNSET_FIELDS }, excludedStoryFields);
  };
};

/** Above these limits the response contains uuids only. */
const MAX_RELATIONS = 50;
const MAX_LINKED_STORIES = 50;
const MAX_LINKS = 500;

/** Returns a story in the requested language; undefined when it does not exist or is not published. */
type FindStory = (uuid: string) => RawStory | undefined;

export type ReferenceSource = Pick<DeliverableContent, "relations"> & { readonly findStory: FindStory };

const toTexts = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
};

/** Uuids in the fields `component.field` of a story's blocks. */
const findRelations = ({ content }: RawStory, relations: readonly string[]): readonly string[] => {
  const componentFields = relations.map((relation) => relation.split("."));
  const uuids: string[] = [];
  for (const block of objectsIn(content)) {
    for (const [component, field = ""] of componentFields) {
      if (block["component"] === component && Object.hasOwn(block, field)) uuids.push(...toTexts(block[field]));
    }
  }
  return uuids;
};

/** The requested relations that the content declares, each once: as many as there are, however many are requested. */
const requestedRelations = (declared: readonly string[], parameters: URLSearchParams): readonly string[] => {
  const requested = new Set(splitList(parameters.get("resolve_relations")));
  return declared.filter((relation) => requested.has(relation));
};

/** Uuids of the stories linked from link fields and rich text. */
const findLinks = ({ content }: RawStory): readonly string[] => {
  const uuids: string[] = [];
  for (const { linktype, id, uuid } of objectsIn(content)) {
    if (linktype !== "story") continue;
    uuids.push(...[id, uuid].filter((text) => typeof text === "string" && text !== "").map(String));
  }
  return uuids;
};

/** Referenced stories up to `levels` deep, each once, breadth first. */
const collectReferences = (
  stories: readonly RawStory[],
  references: (story: RawStory) => readonly string[],
  levels: number,
  findStory: FindStory,
): readonly RawStory[] => {
  const collected = new Map<string, RawStory>();
  let current = stories;
  for (let level = 0; level < levels; level += 1) {
    const next: RawStory[] = [];
    for (const uuid of current.flatMap(references)) {
      const story = collected.has(uuid) ? undefined : findStory(uuid);
      if (!story) continue;
      collected.set(uuid, story);
      next.push(story);
    }
    current = next;
  }
  return [...collected.values()];
};

const toUuids = (stories: readonly RawStory[]): readonly string[] => stories.map(({ uuid }) => uuid);

const parseLevels = (text: string | null): 1 | 2 => (text === "2" ? 2 : 1);

type ReferenceBody = Readonly<Record<string, unknown>>;

const formatLinks = (linked: readonly RawStory[], kind: string, parameters: URLSearchParams): ReferenceBody => {
  const isFullStory = kind === "story" || kind === "1";
  if (linked.length > (isFullStory ? MAX_LINKED_STORIES : MAX_LINKS)) return { links: [], link_uuids: toUuids(linked) };
  if (isFullStory) return { links: linked.map(createStoryFormatter(parameters)) };
  if (kind === "link") {
    return { links: linked.map((story) => ({ ...toLink(story), full_slug: story.full_slug, alternates: [] })) };
  }
  return {
    links: linked.map(({ id, uuid, name, slug, full_slug }) => {
      return { id, uuid, name, slug, path: null, url: full_slug, full_slug };
    }),
  };
};

const LINK_KINDS: ReadonlySet<string> = new Set(["story", "1", "url", "link"]);

/**
 * Resolves references for a response: `rels` for `resolve_relations=component.field,…` (two levels with
 * `resolve_level=2`) and `links` for `resolve_links=story|url|link` (two levels with `resolve_links_level=2`). Above the
 * limits, `rel_uuids` and `link_uuids` replace them. Missing and unpublished stories, and relations that the content does
 * not declare, are left out.
 */
export const resolveReferences = (
  stories: readonly RawStory[],
  parameters: URLSearchParams,
  { relations: declared, findStory }: ReferenceSource,
): ReferenceBody => {
  const requested = requestedRelations(declared, parameters);
  const relations = collectReferences(
    stories,
    (story) => findRelations(story, requested),
    requested.length === 0 ? 0 : parseLevels(parameters.get("resolve_level")),
    findStory,
  );
  const isWithinLimit = relations.length <= MAX_RELATIONS;
  const kind = parameters.get("resolve_links") ?? "";
  const linked = LINK_KINDS.has(kind)
    ? collectReferences(
        [...stories, ...relations],
        findLinks,
        parseLevels(parameters.get("resolve_links_level")),
        findStory,
      )
    : [];
  return {
    ...(isWithinLimit
      ? { rels: relations.map(createStoryFormatter(parameters)) }
      : { rels: [], rel_uuids: toUuids(relations) }),
    ...formatLinks(linked, kind, parameters),
  };
};
