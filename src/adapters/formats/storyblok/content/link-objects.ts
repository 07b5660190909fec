import type { DeliverableContent } from "#application/content/ports.ts";
import { HOME_SLUG, type RawStory, SHELL_SLUG, stableNumber, storyPath } from "#domain/content/index.ts";
import { isRecord, trimTrailing } from "#domain/shared/index.ts";

type LinkTarget =
  | { readonly linktype: "story"; readonly uuid: string; readonly slug: string; readonly anchor: string | null }
  | { readonly linktype: "email"; readonly email: string }
  | { readonly linktype: "asset" | "url"; readonly url: string };

const PATH_WITH_ANCHOR = /^(\/[^?#]*)(?:#(.+))?$/;

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

const OWN_FILE = /^\/media\/[^?#]+$/;

/** True for the path of a file of this site. */
const isOwnFile = (link: string): boolean => OWN_FILE.test(link);

/** The address of a file for other hosts. */
export const toFileUrl = (src: string, siteUrl: string): string => (isOwnFile(src) ? siteUrl + src : src);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** What an asset and a picture within rich text have in common. */
export const describeAsset = (src: string, fields: Readonly<Record<string, unknown>>) => ({
  id: stableNumber(`asset ${src}`),
  alt: textOf(fields["alt"]),
  title: textOf(fields["title"]),
  source: textOf(fields["source"]),
  copyright: textOf(fields["copyright"]),
  meta_data: {},
});

/** A picture as an asset field; other values are unchanged. */
export const toAsset = (value: unknown, siteUrl: string): unknown => {
  if (!isRecord(value)) return value;
  const { src, ...fields } = value;
  if (typeof src !== "string" || src === "") return value;
  return {
    ...fields,
    fieldtype: "asset",
    filename: toFileUrl(src, siteUrl),
    name: "",
    focus: textOf(fields["focus"]),
    is_external_url: !isOwnFile(src),
    ...describeAsset(src, fields),
  };
};

/** An address with a query is a URL: a link to a story has none. */
const readTarget = (link: string, { storyAt, siteUrl }: StoryIndex): LinkTarget => {
  const [, path, anchor = null] = PATH_WITH_ANCHOR.exec(link) ?? [];
  const story = path === undefined ? null : storyAt(path);
  if (story !== null) return { linktype: "story", uuid: story.uuid, slug: story.full_slug, anchor };
  const email = /^mailto:([^?]+)$/i.exec(link)?.[1];
  if (email !== undefined) return { linktype: "email", email };
  return isOwnFile(link) ? { linktype: "asset", url: toFileUrl(link, siteUrl) } : { linktype: "url", url: link };
};

const EMPTY_LINK = { fieldtype: "multilink", id: "", url: "", cached_url: "" };

/** A link as a link field; values other than texts are unchanged. */
export const toLinkObject = (value: unknown, index: StoryIndex): unknown => {
  if (typeof value !== "string" || value === "") return value;
  const target = readTarget(value, index);
  if (target.linktype === "email") return { ...EMPTY_LINK, ...target };
  if (target.linktype !== "story") return { ...EMPTY_LINK, ...target, cached_url: target.url };
  const { linktype, uuid, slug, anchor } = target;
  return { ...EMPTY_LINK, linktype, id: uuid, cached_url: slug, ...(anchor === null ? {} : { anchor }) };
};

/** A link as the attributes of a mark within rich text. */
export const toLinkAttributes = (href: string, index: StoryIndex): Readonly<Record<string, unknown>> => {
  const target = readTarget(href, index);
  const { linktype } = target;
  const common = { linktype, target: "_self", anchor: null, uuid: null };
  if (target.linktype === "email") return { ...common, href: target.email };
  if (target.linktype !== "story") return { ...common, href: target.url };
  return { ...common, href: `/${target.slug}`, uuid: target.uuid, anchor: target.anchor };
};
