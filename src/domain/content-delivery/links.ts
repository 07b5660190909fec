import { stableNumber, stableUuid, type RawStory } from "../content/index.ts";
import type { DeliverableContent, Found, NotFound } from "./content.ts";
import { err, ok, type Result } from "../shared/index.ts";
import { pageOf } from "./parameters.ts";

/** A story or a folder in few words. */
type Link = {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly path: null;
  readonly real_path: string;
  readonly parent_id: number | null;
  readonly name: string;
  readonly is_folder: boolean;
  readonly published: boolean;
  readonly is_startpage: boolean;
  readonly position: number;
};

type Dates = Pick<RawStory, "created_at" | "published_at" | "updated_at">;

export const linkOf = (story: RawStory): Link => ({
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

const datesOf = ({ created_at, published_at, updated_at }: RawStory): Dates => ({
  created_at,
  published_at,
  updated_at,
});

const parentOf = (slug: string): string | null => (slug.includes("/") ? slug.slice(0, slug.lastIndexOf("/")) : null);

const folderId = (slug: string): number => stableNumber(`folder ${slug}`);

/** The folders above a slug, the highest first. */
const foldersAbove = (slug: string): readonly string[] => {
  const parent = parentOf(slug);
  return parent === null ? [] : [...foldersAbove(parent), parent];
};

const folder = (slug: string, named: RawStory | undefined): Link => {
  const parent = parentOf(slug);
  return {
    id: folderId(slug),
    uuid: stableUuid(`folder ${slug}`),
    slug,
    path: null,
    real_path: `/${slug}`,
    parent_id: parent === null ? null : folderId(parent),
    name: named?.name ?? slug.slice(slug.lastIndexOf("/") + 1),
    is_folder: true,
    published: false,
    is_startpage: false,
    position: 0,
  };
};

type Entry = { readonly link: Link; readonly dates: Partial<Dates> };

/** Every folder and story, by slug; a folder bears the name of the page that stands in its place. */
const entriesOf = (stories: readonly RawStory[]): readonly Entry[] => {
  const bySlug = new Map(stories.map((story) => [story.full_slug, story] as const));
  const folders = new Set(stories.flatMap(({ full_slug }) => foldersAbove(full_slug)));
  const entries: Entry[] = [
    ...[...folders].map((slug) => ({ link: folder(slug, bySlug.get(slug)), dates: {} })),
    ...stories.map((story) => ({ link: linkOf(story), dates: datesOf(story) })),
  ];
  return entries.sort((a, b) => {
    if (a.link.slug === b.link.slug) return 0;
    return a.link.slug < b.link.slug ? -1 : 1;
  });
};

const MOST_LINKS_A_PAGE = 1000;

const shown = ({ link, dates }: Entry, parameters: URLSearchParams): Link & Partial<Dates> =>
  parameters.get("include_dates") === "1" ? { ...link, ...dates } : link;

/** `links`: folders and stories by their uuids, those below `starts_with` or in the folder `with_parent` (0: the top). */
export const linkList = (content: DeliverableContent, parameters: URLSearchParams): Found => {
  const start = (parameters.get("starts_with") ?? "").replace(/^\/+/, "");
  const parent = parameters.get("with_parent");
  const entries = entriesOf(content.stories).filter(
    ({ link }) => link.slug.startsWith(start) && (!parent || String(link.parent_id ?? 0) === parent),
  );
  const { items, counted } = pageOf(entries, parameters, MOST_LINKS_A_PAGE);
  return {
    body: { links: Object.fromEntries(items.map((entry) => [entry.link.uuid, shown(entry, parameters)])) },
    counted,
  };
};

/** `links/{uuid|id}`. */
export const oneLink = (
  content: DeliverableContent,
  parameters: URLSearchParams,
  id: string,
): Result<Found, NotFound> => {
  const entry = entriesOf(content.stories).find(({ link }) => link.uuid === id || String(link.id) === id);
  return entry ? ok({ body: { link: shown(entry, parameters) } }) : err(null);
};
