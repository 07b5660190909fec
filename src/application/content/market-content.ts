import { isExternalLink, type Shell, type Story } from "#domain/content/index.ts";
import { type Brand, isGroupBrand } from "#domain/models/index.ts";
import { createDerivedCache } from "#domain/shared/index.ts";
import { knownLocationSegments, type Segments, withActiveSegments } from "#domain/site/index.ts";
import type { ContentSource } from "./ports.ts";

type Market = {
  readonly segments: Segments;
  /** Brands of the group that have pages. The same array until one changes. */
  readonly brands: () => readonly Pick<Brand, "slug" | "in_group">[];
};

/** Replaces the first segment of a slug. */
const withFirstSegment = (slug: string, segment: string): string => [segment, ...slug.split("/").slice(1)].join("/");

const firstSegment = (slug: string): string => slug.split("/", 1)[0] ?? "";

/** Fields of content whose text is a link. */
const LINK_FIELDS: ReadonlySet<string> = new Set(["link", "href", "url"]);

const toMarketLink = (link: string, { segments, brands }: Market): string => {
  if (!link.startsWith("/") || isExternalLink(link)) return link;
  const pathname = link.split(/[?#]/, 1)[0] ?? "";
  return withActiveSegments(pathname, segments, (slug) => isGroupBrand(brands(), slug)) + link.slice(pathname.length);
};

/** A copy of a story or part of one, with the market's links. */
const mapLinks = (value: unknown, market: Market, field = ""): unknown => {
  if (typeof value === "string") return LINK_FIELDS.has(field) ? toMarketLink(value, market) : value;
  if (Array.isArray(value)) return value.map((item) => mapLinks(item, market));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapLinks(part, market, name)]));
};

/** Maps each object once for the same brands, so unchanged content is the same object. */
const cached = <T extends object>(market: Market, map: (value: T) => T): ((value: T) => T) => {
  const results = createDerivedCache<T, T>();
  return (value) => results(value, [market.brands()], () => map(value));
};

/**
 * Maps content to the URLs and links of a market. The overview of locations and the stories about them start with a
 * segment of the settings: "/concessions" in one market is "/locations" in another, regardless of the story's file
 * name.
 */
export const withMarketAddresses = <C extends ContentSource>(content: C, market: Market): C => {
  const { locations } = market.segments;
  const others = new Set(knownLocationSegments(locations));
  const toMarket = cached(market, (story: Story): Story => {
    const slug = others.has(firstSegment(story.slug)) ? withFirstSegment(story.slug, locations) : story.slug;
    return { ...(mapLinks(story, market) as Story), slug };
  });
  const shellToMarket = cached(market, (shell: Shell): Shell => mapLinks(shell, market) as Shell);
  return {
    ...content,
    story: async (slug, version) => {
      const story = await content.story(slug, version);
      if (story !== null) return toMarket(story);
      if (firstSegment(slug) !== locations) return null;
      for (const other of others) {
        const renamed = await content.story(withFirstSegment(slug, other), version);
        if (renamed !== null) return toMarket(renamed);
      }
      return null;
    },
    stories: async (prefix, version) => (await content.stories(prefix, version)).map(toMarket),
    shell: async (version) => shellToMarket(await content.shell(version)),
  };
};
