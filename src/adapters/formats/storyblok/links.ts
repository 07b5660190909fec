import type { DeliverableContent, EndpointResult } from "#application/content/ports.ts";
import { stableNumber, stableUuid, type RawStory } from "#domain/content/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { type EndpointError, paginate } from "./parameters.ts";

export const toLink = (story: RawStory) => ({
  id: story.id,
  uuid: story.uuid,
  slug: story.full_slug,
  path: null,
  real_path: `/${story.full_slug}`,
  parent_id: story.parent_id,
  name: story.name,
  is_folder: false,
  published: story.published_at !== null,
  is_startpage: story.is_startpage,
  position: story.position,
});

/** A story or a folder. */
type DeliveredLink = ReturnType<typeof toLink>;

const toDates = ({ created_at, published_at, updated_at }: RawStory) => ({ created_at, published_at, updated_at });

const parentSlug = (slug: string): string | null => (slug.includes("/") ? slug.slice(0, slug.lastIndexOf("/")) : null);

const folderId = (slug: string): number => stableNumber(`folder ${slug}`);

/** Slugs of the parent folders, top first. */
const ancestorFolders = (slug: string): readonly string[] => {
  const parent = parentSlug(slug);
  return parent === null ? [] : [...ancestorFolders(parent), parent];
};

const toFolderLink = (slug: string, startPage: RawStory | undefined): DeliveredLink => {
  const parent = parentSlug(slug);
  return {
    id: folderId(slug),
    uuid: stableUuid(`folder ${slug}`),
    slug,
    path: null,
    real_path: `/${slug}`,
    parent_id: parent === null ? null : folderId(parent),
    name: startPage?.name ?? slug.slice(slug.lastIndexOf("/") + 1),
    is_folder: true,
    published: false,
    is_startpage: false,
    position: 0,
  };
};

type Entry = { readonly link: DeliveredLink; readonly dates: object };

/** All folders and stories, ordered by slug. A folder has the name of the story with the same slug. */
const listEntries = (stories: readonly RawStory[]): readonly Entry[] => {
  const bySlug = new Map(stories.map((story) => [story.full_slug, story] as const));
  const folders = new Set(stories.flatMap(({ full_slug }) => ancestorFolders(full_slug)));
  const entries: Entry[] = [
    ...[...folders].map((slug) => ({ link: toFolderLink(slug, bySlug.get(slug)), dates: {} })),
    ...stories.map((story) => ({ link: toLink(story), dates: toDates(story) })),
  ];
  return entries.sort((a, b) => {
    if (a.link.slug === b.link.slug) return 0;
    return a.link.slug < b.link.slug ? -1 : 1;
  });
};

const MAX_LINKS_PER_PAGE = 1000;

const formatLink = ({ link, dates }: Entry, parameters: URLSearchParams): object =>
  parameters.get("include_dates") === "1" ? { ...link, ...dates } : link;

/** `links`: folders and stories by uuid, filtered by `starts_with` and by parent folder `with_parent` (0: top level). */
export const listLinks = (content: DeliverableContent, parameters: URLSearchParams): EndpointResult => {
  const start = (parameters.get("starts_with") ?? "").replace(/^\/+/, "");
  const parent = parameters.get("with_parent");
  const entries = listEntries(content.stories).filter(
    ({ link }) => link.slug.startsWith(start) && (!parent || String(link.parent_id ?? 0) === parent),
  );
  const { items, counts } = paginate(entries, parameters, MAX_LINKS_PER_PAGE);
  return {
    body: { links: Object.fromEntries(items.map((entry) => [entry.link.uuid, formatLink(entry, parameters)])) },
    counts,
  };
};

/** `links/{uuid|id}`. */
export const getLink = (
  content: DeliverableContent,
  parameters: URLSearchParams,
  id: string,
): Result<EndpointResult, EndpointError> => {
  const entry = listEntries(content.stories).find(({ link }) => link.uuid === id || String(link.id) === id);
  return entry ? ok({ body: { link: formatLink(entry, parameters) } }) : err(null);
};
