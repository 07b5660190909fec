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

/** Whether a link leaves the site. */
export const isExternalLink = (link: string): boolean => /^https?:/i.test(link);

const LINK_KEYS = new Set(["href", "link", "url"]);

const isEmailLink = (value: object): boolean => "linktype" in value && value.linktype === "email";

/** Every unsafe link anywhere in a content value, with the path of its field: for the report, before it is dropped. */
export const unsafeLinks = (
  value: unknown,
  path = "",
): readonly { readonly field: string; readonly link: string }[] => {
  if (typeof value !== "object" || value === null || isEmailLink(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const field = path === "" ? key : `${path}.${key}`;
    if (LINK_KEYS.has(key) && typeof child === "string")
      return safeLink(child) === null ? [{ field, link: child }] : [];
    return unsafeLinks(child, field);
  });
};
