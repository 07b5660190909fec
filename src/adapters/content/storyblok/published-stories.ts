import type { RawStory } from "#domain/content/index.ts";
import type { StoryblokService } from "./content-service.ts";

/** Published content, read once. `language`: the translation that was requested; null: the default language. */
export type StoredContent = {
  readonly version: number;
  readonly language: string | null;
  readonly stories: readonly RawStory[];
};

export const isStoredContent = (value: unknown): value is StoredContent =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  typeof value.version === "number" &&
  "stories" in value &&
  Array.isArray(value.stories);

/** Links and relations name other stories: they stay valid only while every story keeps its slug. */
const addressesOf = (stories: readonly RawStory[]): string =>
  stories
    .map(({ uuid, full_slug }) => `${uuid} ${full_slug}`)
    .toSorted()
    .join("\n");

const publicationOf = ({ published_at, updated_at }: RawStory): string => `${published_at} ${updated_at}`;

/**
 * Reads the published stories. With earlier content of the same language and the same addresses, only the stories
 * published since are read whole.
 */
export const readPublished = async (
  service: Pick<StoryblokService, "published" | "outlines" | "publishedByUuids">,
  version: number,
  language: string | null,
  earlier: StoredContent | null,
): Promise<readonly RawStory[]> => {
  if (earlier === null || (earlier.language ?? null) !== language) return service.published(version);
  const outlines = await service.outlines(version);
  if (addressesOf(outlines) !== addressesOf(earlier.stories)) return service.published(version);
  const known = new Map(earlier.stories.map((story) => [story.uuid, story] as const));
  const isUnchanged = (outline: RawStory): boolean => {
    const story = known.get(outline.uuid);
    return story !== undefined && publicationOf(story) === publicationOf(outline);
  };
  const changed = outlines.filter((outline) => !isUnchanged(outline)).map(({ uuid }) => uuid);
  const read = new Map((await service.publishedByUuids(version, changed)).map((story) => [story.uuid, story] as const));
  return outlines.flatMap(({ uuid }) => read.get(uuid) ?? known.get(uuid) ?? []);
};
