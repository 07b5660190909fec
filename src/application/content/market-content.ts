import type { Story } from "#domain/content/index.ts";
import { knownLocationSegments, type Segments } from "#domain/site/index.ts";
import type { ContentSource } from "./ports.ts";

/** Replaces the first segment of a slug. */
const withFirstSegment = (slug: string, segment: string): string => [segment, ...slug.split("/").slice(1)].join("/");

const firstSegment = (slug: string): string => slug.split("/", 1)[0] ?? "";

/**
 * The content under the addresses of a market. The overview of locations and what is told about one are stories, but
 * their address begins with a segment of the settings: "/concessions" in one market is "/locations" in another,
 * whatever the story's file is called.
 */
export const withMarketAddresses = <C extends ContentSource>(content: C, { locations }: Segments): C => {
  const others = new Set(knownLocationSegments(locations));
  const toMarket = <S extends Story | null>(story: S): S =>
    story !== null && others.has(firstSegment(story.slug))
      ? { ...story, slug: withFirstSegment(story.slug, locations) }
      : story;
  return {
    ...content,
    story: async (slug, version) => {
      const story = await content.story(slug, version);
      if (story !== null || firstSegment(slug) !== locations) return toMarket(story);
      for (const other of others) {
        const renamed = await content.story(withFirstSegment(slug, other), version);
        if (renamed !== null) return toMarket(renamed);
      }
      return null;
    },
    stories: async (prefix, version) => (await content.stories(prefix, version)).map(toMarket),
  };
};
