import { compress, type Encoding } from "./compression.ts";
import { etagOf } from "./etag.ts";

/** A rendered page or payload with its headers. Times are in milliseconds. */
export type CachedPage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: Uint8Array;
  /** Data the page depends on: `stock`, `content`, `minute` … */
  readonly tags: ReadonlySet<string>;
  readonly renderedAt: number;
  /** Time of the first change since the page was rendered; null when nothing changed. */
  staleSince: number | null;
  readonly encoded: Map<Encoding, Uint8Array>;
};

export type PageContent = Pick<CachedPage, "headers" | "body" | "tags">;

/** For bodies that are compressed once and sent often. */
const BROTLI_QUALITY = 6;

const MINUTE_MS = 60_000;

/** Compressed with Brotli in advance, which most browsers accept. */
export const createCachedPage = async ({ headers, body, tags }: PageContent, now: number): Promise<CachedPage> => ({
  headers,
  body,
  tags,
  etag: etagOf(body),
  renderedAt: now,
  staleSince: null,
  encoded: new Map([["br", await compress(body, "br", BROTLI_QUALITY)]]),
});

/** Other encodings are compressed on first use. */
export const encodedPage = async (page: CachedPage, encoding: Encoding): Promise<Uint8Array> => {
  if (encoding === "identity") return page.body;
  const cached = page.encoded.get(encoding);
  if (cached) return cached;
  const compressed = await compress(page.body, encoding, BROTLI_QUALITY);
  page.encoded.set(encoding, compressed);
  return compressed;
};

/** Milliseconds for which the page has been stale; negative while it is fresh. */
export const staleForMs = (page: CachedPage, now: number): number => {
  const expiresAt = page.tags.has("minute") ? page.renderedAt + MINUTE_MS : Number.POSITIVE_INFINITY;
  return now - Math.min(page.staleSince ?? Number.POSITIVE_INFINITY, expiresAt);
};

/** An upper bound: the compressed bodies together are smaller than the body. */
export const pageBytes = (page: CachedPage): number => page.body.byteLength * 2;
