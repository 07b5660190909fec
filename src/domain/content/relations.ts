import { isRecord } from "../shared/index.ts";
import { type ContentFault, ownFault } from "./faults/faults.ts";
import { STORY_RELATIONS } from "./field-kinds.ts";
import type { RawStory } from "./raw-story.ts";

const RELATIONS: ReadonlySet<string> = new Set(STORY_RELATIONS);

/** Fields that are empty instead of naming nobody; the sections of the others find nothing to show. */
const EMPTIED: ReadonlySet<string> = new Set(["quote.author", "form.location"]);

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** What a relation needs of a story. */
export type RelatedStory = Pick<RawStory, "uuid" | "name" | "full_slug">;

export type RelatedStories = ReadonlyMap<string, RelatedStory>;

/** The content service leaves the uuid of a story that it does not find, or did not resolve. */
const isUnresolved = (value: unknown): value is string => typeof value === "string" && UUID.test(value);

/** A list keeps one of its stories at least: an empty one would show all. */
const withoutMissing = (relation: string, value: unknown): unknown => {
  if (!Array.isArray(value)) return isUnresolved(value) && EMPTIED.has(relation) ? null : value;
  const found = value.filter((item) => !isUnresolved(item));
  return found.length === 0 ? value : found;
};

type Walk = { readonly related: RelatedStories; readonly report: (field: string) => void };

const resolve = (value: unknown, { related }: Walk): unknown => {
  if (Array.isArray(value)) return value.map((item) => (isUnresolved(item) ? (related.get(item) ?? item) : item));
  return isUnresolved(value) ? (related.get(value) ?? value) : value;
};

const resolveRelation = (relation: string, value: unknown, field: string, walk: Walk): unknown => {
  const resolved = resolve(value, walk);
  const isComplete = Array.isArray(resolved) ? !resolved.some(isUnresolved) : !isUnresolved(resolved);
  if (isComplete) return resolved;
  walk.report(field);
  return withoutMissing(relation, resolved);
};

const resolveIn = (value: unknown, path: readonly string[], walk: Walk): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => resolveIn(item, [...path, String(index)], walk));
  if (!isRecord(value)) return value;
  const component = String(value["component"]);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const [relation, field] = [`${component}.${name}`, [...path, name]];
      const isRelation = RELATIONS.has(relation);
      return [name, isRelation ? resolveRelation(relation, part, field.join("."), walk) : resolveIn(part, field, walk)];
    }),
  );
};

/** The story with its relations to `related` stories, without those to missing ones, and a fault for each field that has one. */
export const withRelations = (
  slug: string,
  story: RawStory,
  related: RelatedStories,
): { readonly story: RawStory; readonly faults: readonly ContentFault[] } => {
  const faults: ContentFault[] = [];
  const report = (field: string): void => {
    faults.push(ownFault("missing-story", "", { story: slug, field: field.replace(/^body\./, "sections.") }));
  };
  const content = resolveIn(story.content, [], { related, report }) as RawStory["content"];
  return { story: { ...story, content }, faults };
};
