import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";

const MAX_SOURCES = 100;

/** The router's scripts are the same on every page of a kind. */
const sources = new LRUCache<string, string>({ max: MAX_SOURCES });

/** The hash source of an inline script or style, as a Content-Security-Policy lists it. */
export const hashSource = (text: string): string => {
  const cached = sources.get(text);
  if (cached !== undefined) return cached;
  const bytes = Buffer.from(text);
  const source = `'sha256-${createHash("sha256").update(bytes).digest("base64")}'`;
  // A copy: a substring would retain the page.
  sources.set(bytes.toString(), source);
  return source;
};

const SCRIPT_END = "</script>";

/** A page in parts, with the hash sources of its permitted inline scripts. */
export type HashedScripts = { readonly parts: readonly string[]; readonly hashes: readonly string[] };

/** The inline script whose tag contains `position`; null for another tag, and for a script with an address. */
const inlineScriptAt = (html: string, position: number): string | null => {
  const tagStart = html.lastIndexOf("<", position);
  const tagEnd = html.indexOf(">", position);
  const tag = html.slice(tagStart, tagEnd);
  if (!tag.startsWith("<script ") || tag.includes(" src=")) return null;
  return html.slice(tagEnd + 1, html.indexOf(SCRIPT_END, tagEnd));
};

/**
 * Replaces the nonce of a page with hashes, so that the page can be cached. Only scripts with the nonce are hashed:
 * they are the program's own, while scripts that came in with content cannot know the nonce.
 */
export const hashScripts = (page: string, nonce: string): HashedScripts => {
  const attribute = ` nonce="${nonce}"`;
  const parts: string[] = [];
  const hashes = new Set<string>();
  let start = 0;
  for (let index = page.indexOf(attribute); index !== -1; index = page.indexOf(attribute, start)) {
    const script = inlineScriptAt(page, index);
    if (script !== null) hashes.add(hashSource(script));
    parts.push(page.slice(start, index));
    start = index + attribute.length;
  }
  return { parts: [...parts, page.slice(start)], hashes: [...hashes] };
};
