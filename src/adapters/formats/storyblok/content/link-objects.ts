import { isOwnFile, toFileUrl } from "./assets.ts";
import type { StoryIndex } from "./story-index.ts";

type LinkTarget =
  | { readonly linktype: "story"; readonly uuid: string; readonly slug: string; readonly anchor: string | null }
  | { readonly linktype: "email"; readonly email: string }
  | { readonly linktype: "asset" | "url"; readonly url: string };

const PATH_WITH_ANCHOR = /^(\/[^?#]*)(?:#(.+))?$/;

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
