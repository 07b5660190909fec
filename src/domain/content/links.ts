import { decodeEscapes, plainSigns, slugify, trimCharacters } from "../shared/index.ts";

export const HOME_SLUG = "home";

/** URL path of a story, encoded: a slug may have accents. */
export const storyPath = (slug: string): string => (slug === HOME_SLUG ? "/" : `/${encodeURI(slug)}`);

/** A second address of the home page, whose canonical address is the root. */
export const HOME_PAGE_PATH = "/home-page";

const decodePath = (pathname: string): string => {
  try {
    return decodeURI(pathname).normalize();
  } catch {
    return pathname;
  }
};

/** Slug of the story at a URL path, encoded or not; the root is the home page. */
export const pathToSlug = (pathname: string): string =>
  pathname === HOME_PAGE_PATH ? HOME_SLUG : trimCharacters(decodePath(pathname), "/") || HOME_SLUG;

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

/** A text with an invalid escape is unchanged. */
const decodedOrSame = (text: string): string => decodeEscapes(text) ?? text;

const storyHref = (address: string): string => storyPath(decodedOrSame(trimCharacters(address, "/")));

/** The id that headings, anchors and sections have for a fragment: `#Mon%20Ancre` leads to `mon-ancre`. */
const toFragment = (anchor: string): string => {
  const text = decodedOrSame(trimCharacters(anchor.trim(), "#"));
  return text.startsWith(":~:") ? text : slugify(text);
};

const withFragment = (address: string): string => {
  const [target = "", ...rest] = address.split("#");
  const fragment = toFragment(rest.join("#"));
  return fragment === "" ? target || "#" : `${target}#${fragment}`;
};

const withoutScheme = (email: string): string => email.replace(/^(?:mailto:\s*)+/i, "");

/**
 * The address as it was meant: `www.example.lu`, `//host/file.pdf`, a telephone number with spaces, a scheme that is
 * written twice. Whether it is safe is for `safeLink` to say.
 */
const repairAddress = (text: string): string => {
  const address = text.trim();
  if (/^mailto:/i.test(address)) return `mailto:${withoutScheme(address)}`;
  if (/^tel:/i.test(address)) return `tel:${plainSigns(address.slice(4)).replaceAll(/[ ()./-]/g, "")}`;
  const encoded = address.replaceAll(" ", "%20");
  if (/^www\.[\w-]/i.test(address)) return `https://${encoded}`;
  if (/^\/\/([\w.-]{3,253})(?:[/?#:]|$)/.exec(address)?.[1]?.includes(".")) return `https:${encoded}`;
  if (/^https?:\/\//i.test(address)) return encoded;
  return /^[/#?]/.test(address) ? withFragment(encoded) : address;
};

const linkAddress = (value: LinkObject): string | null =>
  resolvedSlug(value) ?? nonEmptyText(value["cached_url"]) ?? nonEmptyText(value["url"]) ?? nonEmptyText(value["href"]);

const normaliseLinkObject = (value: LinkObject): string | null => {
  const address = linkAddress(value);
  if (value["linktype"] === "email") {
    const email = nonEmptyText(value["email"]) ?? address;
    return email === null ? null : `mailto:${withoutScheme(email)}`;
  }
  const anchor = toFragment(nonEmptyText(value["anchor"]) ?? "");
  if (address === null) return anchor === "" ? null : `#${anchor}`;
  const target = repairAddress(value["linktype"] === "story" ? storyHref(address) : address);
  return anchor === "" || target.includes("#") ? target : `${target}#${anchor}`;
};

/**
 * Normalises a link text, or a link object of the content service (story, URL, asset or e-mail), to a text; null for an
 * empty field. The result may be unsafe: `safeLink`.
 */
export const normaliseLink = (value: unknown): unknown => {
  if (isLinkObject(value)) return normaliseLinkObject(value);
  if (typeof value !== "string") return value;
  return value.trim() === "" ? null : repairAddress(value);
};

/** A story that was chosen and has no address any more: it was deleted. Rich text names it `uuid`, link fields `id`. */
const isDeadStoryLink = (value: LinkObject): boolean =>
  value["linktype"] === "story" &&
  (nonEmptyText(value["id"]) ?? nonEmptyText(value["uuid"])) !== null &&
  linkAddress(value) === null;

/** True for a link object in which nothing was chosen. */
export const isEmptyLink = (value: unknown): boolean =>
  isLinkObject(value) && normaliseLinkObject(value) === null && !isDeadStoryLink(value);

export const isExternalLink = (link: string): boolean => /^https?:/i.test(link);

const LINK_KEYS = new Set(["href", "link", "url"]);

/** All unsafe links within a content value, with the path of their field. */
export const unsafeLinks = (
  value: unknown,
  path = "",
): readonly { readonly field: string; readonly link: string }[] => {
  if (typeof value !== "object" || value === null) return [];
  if (isLinkObject(value)) {
    if (isDeadStoryLink(value)) return [{ field: path, link: "" }];
    const link = normaliseLinkObject(value);
    return link !== null && safeLink(link) === null ? [{ field: path, link }] : [];
  }
  return Object.entries(value).flatMap(([key, child]) => {
    const field = path === "" ? key : `${path}.${key}`;
    if (LINK_KEYS.has(key) && typeof child === "string")
      return child.trim() !== "" && safeLink(normaliseLink(child)) === null ? [{ field, link: child }] : [];
    return unsafeLinks(child, field);
  });
};
