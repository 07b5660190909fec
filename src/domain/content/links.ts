import { trimCharacters } from "../shared/index.ts";

/** Allowed schemes and relative links; excludes `javascript:`, `data:` and others. */
const ALLOWED_LINK = /^(?:https?:\/\/[^/]|mailto:.|tel:\+?[\d ]|\/(?![/\\])|\/$|[#?])/i;

/**
 * The link if it is safe, else null. Safe are http, https, mailto, tel, absolute paths, fragments and queries. White
 * space and control characters are rejected: browsers remove them and read "java\nscript:" as a scheme.
 */
export const safeLink = (href: unknown): string | null => {
  if (typeof href !== "string") return null;
  const link = href.trim();
  if (link.length > 2000 || /[\s\\\u0000-\u001f\u007f]/.test(link)) return null;
  return ALLOWED_LINK.test(link) ? link : null;
};

type LinkObject = Readonly<Record<string, unknown>>;

const isLinkObject = (value: unknown): value is LinkObject =>
  typeof value === "object" && value !== null && ("linktype" in value || "cached_url" in value);

const nonEmptyText = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : null;

/** The slug of the linked story, where the service resolved it: `cached_url` may be older. */
const resolvedSlug = ({ story }: LinkObject): string | null =>
  typeof story === "object" && story !== null && "full_slug" in story ? nonEmptyText(story.full_slug) : null;

const storyHref = (address: string): string => {
  const path = trimCharacters(address, "/");
  return path === "home" ? "/" : `/${path}`;
};

/**
 * Normalises a link text, or a link object of the content service (story, URL, asset or e-mail), to a text; null for an
 * empty field. The result may be unsafe: `safeLink`.
 */
export const normaliseLink = (value: unknown): unknown => {
  if (!isLinkObject(value)) return value === "" ? null : value;
  const email = nonEmptyText(value["email"]);
  const address =
    resolvedSlug(value) ??
    nonEmptyText(value["cached_url"]) ??
    nonEmptyText(value["url"]) ??
    nonEmptyText(value["href"]);
  if (value["linktype"] === "email") return (email ?? address) ? `mailto:${email ?? address}` : null;
  const anchor = nonEmptyText(value["anchor"]);
  if (address === null) return anchor === null ? null : `#${anchor}`;
  const target = value["linktype"] === "story" ? storyHref(address) : address;
  return anchor === null || target.includes("#") ? target : `${target}#${anchor}`;
};

/** True for a link object in which nothing was chosen. */
export const isEmptyLink = (value: unknown): boolean => isLinkObject(value) && normaliseLink(value) === null;

export const isExternalLink = (link: string): boolean => /^https?:/i.test(link);

const LINK_KEYS = new Set(["href", "link", "url"]);

/** All unsafe links within a content value, with the path of their field. */
export const unsafeLinks = (
  value: unknown,
  path = "",
): readonly { readonly field: string; readonly link: string }[] => {
  if (typeof value !== "object" || value === null) return [];
  if (isLinkObject(value)) {
    const link = normaliseLink(value);
    return typeof link === "string" && safeLink(link) === null ? [{ field: path, link }] : [];
  }
  return Object.entries(value).flatMap(([key, child]) => {
    const field = path === "" ? key : `${path}.${key}`;
    if (LINK_KEYS.has(key) && typeof child === "string")
      return child.trim() !== "" && safeLink(child) === null ? [{ field, link: child }] : [];
    return unsafeLinks(child, field);
  });
};
