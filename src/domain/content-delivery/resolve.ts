import type { RawStory } from "../content/index.ts";
import { delivery } from "./delivered-story.ts";
import { linkOf } from "./links.ts";
import { valuesOf } from "./parameters.ts";
import { objectsIn } from "./values.ts";

/** More than these are told by their uuids alone, and asked for in batches. */
const MOST_RELATIONS = 50;
const MOST_LINKED_STORIES = 50;
const MOST_LINKS = 500;

/** A story by its uuid, in the language asked for; undefined: there is none, or it is not public. */
export type ByUuid = (uuid: string) => RawStory | undefined;

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
};

/** The uuids in the fields `component.field` of a story's blocks. */
const relationsOf = ({ content }: RawStory, fields: readonly string[]): readonly string[] => {
  const wanted = fields.map((field) => field.split("."));
  const uuids: string[] = [];
  for (const block of objectsIn(content)) {
    for (const [component, field = ""] of wanted) {
      if (block["component"] === component && Object.hasOwn(block, field)) uuids.push(...textsOf(block[field]));
    }
  }
  return uuids;
};

/** The uuids of the stories that link fields and the links of rich texts lead to. */
const linksOf = ({ content }: RawStory): readonly string[] => {
  const uuids: string[] = [];
  for (const { linktype, id, uuid } of objectsIn(content)) {
    if (linktype !== "story") continue;
    uuids.push(...[id, uuid].filter((text) => typeof text === "string" && text !== "").map(String));
  }
  return uuids;
};

/** The stories that some refer to, each once, in the order in which they are met; `levels` deep. */
const reached = (
  stories: readonly RawStory[],
  references: (story: RawStory) => readonly string[],
  levels: number,
  byUuid: ByUuid,
): readonly RawStory[] => {
  const met = new Map<string, RawStory>();
  let from = stories;
  for (let level = 0; level < levels; level += 1) {
    const next: RawStory[] = [];
    for (const uuid of from.flatMap(references)) {
      const story = met.has(uuid) ? undefined : byUuid(uuid);
      if (!story) continue;
      met.set(uuid, story);
      next.push(story);
    }
    from = next;
  }
  return [...met.values()];
};

const uuidsOf = (stories: readonly RawStory[]): readonly string[] => stories.map(({ uuid }) => uuid);

const levelsOf = (text: string | null): 1 | 2 => (text === "2" ? 2 : 1);

type Referred = Readonly<Record<string, unknown>>;

const linksAnswer = (linked: readonly RawStory[], kind: string, parameters: URLSearchParams): Referred => {
  const isWhole = kind === "story" || kind === "1";
  if (linked.length > (isWhole ? MOST_LINKED_STORIES : MOST_LINKS)) return { links: [], link_uuids: uuidsOf(linked) };
  if (isWhole) return { links: linked.map(delivery(parameters)) };
  if (kind === "link") {
    return { links: linked.map((story) => ({ ...linkOf(story), full_slug: story.full_slug, alternates: [] })) };
  }
  return {
    links: linked.map(({ id, uuid, name, slug, full_slug }) => {
      return { id, uuid, name, slug, path: null, url: full_slug, full_slug };
    }),
  };
};

const LINK_KINDS: ReadonlySet<string> = new Set(["story", "1", "url", "link"]);

/**
 * What stories refer to, for the answer that holds them: `rels` of `resolve_relations=component.field,…` (and theirs at
 * `resolve_level=2`) and `links` of `resolve_links=story|url|link` (two deep at `resolve_links_level=2`). Past the
 * limits `rel_uuids` and `link_uuids` stand in their place. What does not exist or is not public is left out.
 */
export const referred = (stories: readonly RawStory[], parameters: URLSearchParams, byUuid: ByUuid): Referred => {
  const fields = valuesOf(parameters.get("resolve_relations"));
  const relations = reached(
    stories,
    (story) => relationsOf(story, fields),
    fields.length === 0 ? 0 : levelsOf(parameters.get("resolve_level")),
    byUuid,
  );
  const isFew = relations.length <= MOST_RELATIONS;
  const kind = parameters.get("resolve_links") ?? "";
  const linked = LINK_KINDS.has(kind)
    ? reached([...stories, ...relations], linksOf, levelsOf(parameters.get("resolve_links_level")), byUuid)
    : [];
  return {
    ...(isFew ? { rels: relations.map(delivery(parameters)) } : { rels: [], rel_uuids: uuidsOf(relations) }),
    ...linksAnswer(linked, kind, parameters),
  };
};
