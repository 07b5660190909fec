import type { Block, RawStory } from "../content/index.ts";
import { valuesOf } from "./parameters.ts";

/** A story as it is given out: with the fields that stories of files never fill. */
export type DeliveredStory = RawStory & {
  readonly alternates: readonly never[];
  readonly default_full_slug: null;
  readonly translated_slugs: null;
  readonly sort_by_date: null;
  readonly path: null;
  readonly release_id: null;
  readonly meta_data: null;
};

/** The story's own fields that may be left out. */
const OPTIONAL_FIELDS: ReadonlySet<string> = new Set(
  [
    "alternates created_at default_full_slug first_published_at group_id is_startpage lang meta_data parent_id path",
    "position published_at release_id sort_by_date tag_list translated_slugs updated_at",
  ].flatMap((names) => names.split(" ")),
);

const KEPT_IN_CONTENT: ReadonlySet<string> = new Set(["component", "_uid"]);

const without = (fields: object, excluded: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !excluded.has(name)));

/** How stories are given out: without the fields of `excluding_fields` (content) and `excluding_story_fields`. */
export const delivery = (parameters: Pick<URLSearchParams, "get">): ((story: RawStory) => DeliveredStory) => {
  const ofContent = new Set(valuesOf(parameters.get("excluding_fields")).filter((name) => !KEPT_IN_CONTENT.has(name)));
  const ofStory = new Set(
    valuesOf(parameters.get("excluding_story_fields")).filter((name) => OPTIONAL_FIELDS.has(name)),
  );
  return (story) => {
    const delivered: DeliveredStory = {
      ...story,
      content: ofContent.size === 0 ? story.content : (without(story.content, ofContent) as Block),
      alternates: [],
      default_full_slug: null,
      translated_slugs: null,
      sort_by_date: null,
      path: null,
      release_id: null,
      meta_data: null,
    };
    return ofStory.size === 0 ? delivered : (without(delivered, ofStory) as DeliveredStory);
  };
};
