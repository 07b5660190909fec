/** Schemes a link may have; everything else that names one is dropped (`javascript:`, `data:` …). */
const ALLOWED = /^(?:https?:\/\/[^/]|mailto:.|tel:\+?[\d ]|\/(?![/\\])|\/$|[#?])/i;

/**
 * A link as it may be shown, or null: http, https, mailto, tel, a path from the root, a hash or a query. Blanks and
 * control characters are refused, since browsers take them out and would read "java\nscript:" as a scheme.
 */
export const safeLink = (href: unknown): string | null => {
  if (typeof href !== "string") return null;
  const link = href.trim();
  if (link.length > 2000 || /[\s\\\u0000-\u001f\u007f]/.test(link)) return null;
  return ALLOWED.test(link) ? link : null;
};

type LinkObject = Readonly<Record<string, unknown>>;

const isLinkObject = (value: unknown): value is LinkObject =>
  typeof value === "object" && value !== null && ("linktype" in value || "cached_url" in value);

const said = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : null;

const storyLink = (address: string): string => {
  const path = address.replaceAll(/^\/+|\/+$/g, "");
  return path === "home" ? "/" : `/${path}`;
};

/**
 * A link as an editor writes it, or as the content service's link field holds it (to a story, an address, an asset or a
 * mailbox), as one text; null where the field is empty.
 */
export const linkText = (value: unknown): unknown => {
  if (!isLinkObject(value)) return value === "" ? null : value;
  const email = said(value["email"]);
  const address = said(value["cached_url"]) ?? said(value["url"]) ?? said(value["href"]);
  if (value["linktype"] === "email") return (email ?? address) ? `mailto:${email ?? address}` : null;
  const anchor = said(value["anchor"]);
  if (address === null) return anchor === null ? null : `#${anchor}`;
  const target = value["linktype"] === "story" ? storyLink(address) : address;
  return anchor === null || target.includes("#") ? target : `${target}#${anchor}`;
};

/** Whether a link leaves the site. */
export const isExternalLink = (link: string): boolean => /^https?:/i.test(link);

const LINK_KEYS = new Set(["href", "link", "url"]);

/** Every unsafe link anywhere in a content value, with the path of its field: for the report, before it is dropped. */
export const unsafeLinks = (
  value: unknown,
  path = "",
): readonly { readonly field: string; readonly link: string }[] => {
  if (typeof value !== "object" || value === null) return [];
  if (isLinkObject(value)) {
    const link = linkText(value);
    return typeof link === "string" && safeLink(link) === null ? [{ field: path, link }] : [];
  }
  return Object.entries(value).flatMap(([key, child]) => {
    const field = path === "" ? key : `${path}.${key}`;
    if (LINK_KEYS.has(key) && typeof child === "string")
      return safeLink(child) === null ? [{ field, link: child }] : [];
    return unsafeLinks(child, field);
  });
};
