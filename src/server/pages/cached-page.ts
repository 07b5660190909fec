import { compress, decompressBrotli, type Encoding } from "../middleware/compression.ts";
import { etagOf } from "../middleware/etag.ts";

/** A rendered page or payload with its headers. Times are in milliseconds. */
export type CachedPage = {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Data the page depends on: `stock`, `content`, `minute` … */
  readonly tags: ReadonlySet<string>;
  readonly renderedAt: number;
  /** Time of the first change since the page was rendered; null when nothing changed. */
  staleSince: number | null;
  /** It is served until then however stale it is, because it could not be rendered anew. */
  retryAt: number;
  /** In Brotli from the start; in gzip and as it is once someone has asked for that. */
  readonly encoded: Map<Encoding, Uint8Array>;
};

export type PageContent = Pick<CachedPage, "headers" | "tags"> & { readonly body: Uint8Array };

const MINUTE_MS = 60_000;

/** The bytes in memory of their own: zlib returns a view of its chunk of at least 16 KB, and a view retains the chunk. */
const copied = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);

/** Kept in Brotli alone: a sixth of the page. */
export const createCachedPage = async (
  key: string,
  { headers, body, tags }: PageContent,
  now: () => number,
): Promise<CachedPage> => ({
  key,
  headers,
  tags,
  etag: etagOf(body),
  renderedAt: now(),
  staleSince: null,
  retryAt: 0,
  encoded: new Map([["br", copied(await compress(body, "br"))]]),
});

/** Other encodings than Brotli, and the page as it is, are made on first use. */
export const encodedPage = async ({ encoded }: CachedPage, encoding: Encoding): Promise<Uint8Array> => {
  const known = encoded.get(encoding);
  if (known) return known;
  const body = await decompressBrotli(encoded.get("br") ?? new Uint8Array());
  const made = copied(await compress(body, encoding));
  encoded.set(encoding, made);
  return made;
};

/** Milliseconds for which the page has been stale; negative while it is fresh. */
export const staleForMs = (page: CachedPage, now: number): number => {
  const expiresAt = page.tags.has("minute") ? page.renderedAt + MINUTE_MS : Number.POSITIVE_INFINITY;
  return now - Math.min(page.staleSince ?? Number.POSITIVE_INFINITY, expiresAt);
};

/** Objects, buffers and the cache's own tables, in bytes of one page. */
const PAGE_OVERHEAD_BYTES = 3 * 1024;

const textBytes = (text: string): number => text.length * 2;

/** An upper bound of the memory of a page, with the encodings that it has so far. */
export const pageBytes = ({ key, headers, encoded }: CachedPage): number => {
  let bytes = PAGE_OVERHEAD_BYTES + textBytes(key);
  for (const encoding of encoded.values()) bytes += encoding.byteLength;
  for (const [name, value] of Object.entries(headers)) bytes += textBytes(name) + textBytes(value);
  return bytes;
};
