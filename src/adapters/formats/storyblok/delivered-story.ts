import type { ContentBlock, RawStory } from "#domain/content/index.ts";
import { splitList } from "./parameters.ts";

/** A story in an API response, with the fields that content files never set. */
export type DeliveredStory = RawStory & {
  readonly alternates: readonly never[];
  readonly default_full_slug: null;
  readonly translated_slugs: null;
  readonly sort_by_date: null;
  readonly path: null;
  readonly release_id: null;
  readonly meta_data: null;
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
  Object.fromEntries(Object.entries(fields).filter(([name]) => !excluded.has(name)));

/** Applies `excluding_fields` (content) and `excluding_story_fields`. */
export const createStoryFormatter = (
  parameters: Pick<URLSearchParams, "get">,
): ((story: RawStory) => DeliveredStory) => {
  const excludedContentFields = new Set(
    splitList(parameters.get("excluding_fields")).filter((name) => !REQUIRED_CONTENT_FIELDS.has(name)),
  );
  const excludedStoryFields = new Set(
    splitList(parameters.get("excluding_story_fields")).filter((name) => OPTIONAL_FIELDS.has(name)),
  );
  return (story) => {
    const delivered: DeliveredStory = {
      ...story,
      content:
        excludedContentFields.size === 0
          ? story.content
          : (omitFields(story.content, excludedContentFields) as ContentBlock),
      alternates: [],
      default_full_slug: null,
      translated_slugs: null,
      sort_by_date: null,
      path: null,
      release_id: null,
      meta_data: null,
    };
    return excludedStoryFields.size === 0 ? delivered : (omitFields(delivered, excludedStoryFields) as DeliveredStory);
  };
};
