import type { WebHandler } from "../../web/handler.ts";
import type { Embedded } from "../../web/services.ts";

/** The headers that say what a page's HTML may load and from where. */
export type PagePolicy = (html: string, embedded: Embedded) => Readonly<Record<string, string>>;

const PAYLOAD_CACHE = "public, max-age=60, stale-while-revalidate=600";

export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Uint8Array;
  /** Empty: the answer is this visitor's own and is never kept. */
  readonly tags: ReadonlySet<string>;
};

const cacheControl = (isPage: boolean, mayBeKept: boolean): string => {
  if (!mayBeKept) return "private, no-store";
  return isPage ? "no-cache" : PAYLOAD_CACHE;
};

/** The web room's answer with its policy, its cache rule and the time it took. */
export const renderPage = async (request: Request, web: WebHandler, policyOf: PagePolicy): Promise<RenderedPage> => {
  const started = performance.now();
  const { response, tags, embedded } = await web(request);
  const body = new Uint8Array(await response.arrayBuffer());
  const mayBeKept = response.status === 200 && tags.size > 0;
  const headers = Object.fromEntries(response.headers);
  delete headers["set-cookie"];
  const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
  if (isPage) Object.assign(headers, policyOf(new TextDecoder().decode(body), embedded));
  headers["cache-control"] ??= cacheControl(isPage, mayBeKept);
  headers["vary"] = "Accept-Encoding";
  headers["server-timing"] = `render;dur=${(performance.now() - started).toFixed(1)}`;
  return {
    status: response.status,
    headers,
    cookies: response.headers.getSetCookie(),
    body,
    tags: mayBeKept ? tags : new Set(),
  };
};
