import type { DeliverableContent } from "#application/content/ports.ts";
import { HOME_SLUG, type RawStory, SHELL_SLUG, storyPath } from "#domain/content/index.ts";
import { trimTrailing } from "#domain/shared/index.ts";

/** What a field can refer to. Uuids of stories; null where there is no story. */
export type StoryIndex = {
  /** Address of the site without a slash at its end. */
  readonly siteUrl: string;
  readonly storyAt: (path: string) => RawStory | null;
  readonly uuidOf: Readonly<Record<"story" | "location" | "author", (value: string) => string | null>>;
};

type IndexedContent = Pick<DeliverableContent, "stories" | "locationFolders"> & {
  readonly space: Pick<DeliverableContent["space"], "domain">;
};

export const createStoryIndex = ({ stories, locationFolders, space }: IndexedContent): StoryIndex => {
  const pages = stories.filter(({ full_slug }) => full_slug !== SHELL_SLUG);
  const bySlug = new Map(pages.map((story) => [story.full_slug, story] as const));
  const byName = new Map(pages.map((story) => [story.name, story] as const));
  const uuidAt = (slug: string): string | null => bySlug.get(slug)?.uuid ?? null;
  return {
    siteUrl: trimTrailing(space.domain, "/"),
    storyAt(path) {
      const story = bySlug.get(path === "/" ? HOME_SLUG : path.slice(1));
      // No other spelling of the address, so that the link that a client reads from it is the same one.
      return story && storyPath(story.full_slug) === path ? story : null;
    },
    uuidOf: {
      story: uuidAt,
      author: (name) => byName.get(name)?.uuid ?? null,
      location: (slug) =>
        locationFolders.map((folder) => uuidAt(`${folder}/${slug}`)).find((uuid) => uuid !== null) ?? null,
    },
  };
};
