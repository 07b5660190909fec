import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import type { EmbeddedHosts, PageHandler, PageHtml } from "#application/site/index.ts";
import { sharedCacheControl } from "../shared-cache.ts";

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
type HashedScripts = { readonly parts: readonly string[]; readonly hashes: readonly string[] };

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

/** Security headers of a page; they depend on its inline scripts and on the hosts it embeds. */
export type CreatePageHeaders = (
  scriptHashes: readonly string[],
  embedded: EmbeddedHosts,
) => Readonly<Record<string, string>>;

/** Browsers ask for a page each time; a payload that was preloaded opens the page without another request. */
const PAYLOAD_SECONDS = 60;

export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Uint8Array;
  /** Empty for a response that must not be cached. */
  readonly tags: ReadonlySet<string>;
  /** True for the URL parameters on which the page depends; null for a page that is never cached. */
  readonly isParameter: ((name: string) => boolean) | null;
};

/** The page without the nonce, and the hash sources of its scripts. */
const toPage = ([head, content, scripts]: PageHtml, nonce: string) => {
  const [first, last] = [hashScripts(head, nonce), hashScripts(scripts, nonce)];
  return {
    body: Buffer.concat([...first.parts, content, ...last.parts].map((part) => Buffer.from(part))),
    hashes: [...new Set([...first.hashes, ...last.hashes])],
  };
};

/** Renders a page and adds its security policy, `Cache-Control` and `Server-Timing`. */
export const renderPage = async (
  request: Request,
  web: PageHandler,
  policyOf: CreatePageHeaders,
): Promise<RenderedPage> => {
  const started = performance.now();
  const { response, html, tags, isContentOnly, isShared, isParameter, embedded, scriptNonce } = await web(request);
  const isCacheable = response.status === 200 && tags.size > 0;
  const headers = Object.fromEntries(response.headers);
  delete headers["set-cookie"];
  const page = html === null ? null : toPage(html, scriptNonce);
  if (page) Object.assign(headers, policyOf(page.hashes, embedded));
  const body = page?.body ?? new Uint8Array(await response.arrayBuffer());
  const isStored = isCacheable || (isShared && page === null && response.status === 200);
  headers["cache-control"] ??= isStored
    ? sharedCacheControl(isContentOnly ? "content" : "stock", page === null ? PAYLOAD_SECONDS : 0)
    : "private, no-store";
  headers["vary"] = "Accept-Encoding";
  headers["server-timing"] = `render;dur=${(performance.now() - started).toFixed(1)}`;
  return {
    status: response.status,
    headers,
    cookies: response.headers.getSetCookie(),
    body,
    tags: isCacheable ? tags : new Set(),
    isParameter,
  };
};
