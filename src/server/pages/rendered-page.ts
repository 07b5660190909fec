import type { PageHandler } from "#application/site/index.ts";
import { hashScripts } from "./inline-scripts.ts";
import type { EmbeddedHosts } from "#application/site/index.ts";

/** Security headers of a page; they depend on its inline scripts and on the hosts it embeds. */
export type PagePolicy = (scriptHashes: readonly string[], embedded: EmbeddedHosts) => Readonly<Record<string, string>>;

const PAYLOAD_CACHE = "public, max-age=60, stale-while-revalidate=600";

export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Uint8Array;
  /** Empty for a response that must not be cached. */
  readonly tags: ReadonlySet<string>;
};

const cacheControl = (isPage: boolean, isCacheable: boolean): string => {
  if (!isCacheable) return "private, no-store";
  return isPage ? "no-cache" : PAYLOAD_CACHE;
};

/** Renders a page and adds its security policy, `Cache-Control` and `Server-Timing`. */
export const renderPage = async (request: Request, web: PageHandler, policyOf: PagePolicy): Promise<RenderedPage> => {
  const started = performance.now();
  const { response, tags, embedded, scriptNonce } = await web(request);
  let body = new Uint8Array(await response.arrayBuffer());
  const isCacheable = response.status === 200 && tags.size > 0;
  const headers = Object.fromEntries(response.headers);
  delete headers["set-cookie"];
  const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
  if (isPage) {
    const { html, hashes } = hashScripts(new TextDecoder().decode(body), scriptNonce);
    body = new TextEncoder().encode(html);
    Object.assign(headers, policyOf(hashes, embedded));
  }
  headers["cache-control"] ??= cacheControl(isPage, isCacheable);
  headers["vary"] = "Accept-Encoding";
  headers["server-timing"] = `render;dur=${(performance.now() - started).toFixed(1)}`;
  return {
    status: response.status,
    headers,
    cookies: response.headers.getSetCookie(),
    body,
    tags: isCacheable ? tags : new Set(),
  };
};
