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
  /** Time of the first change since the page was rendered; null if nothing has changed. */
  staleSince: number | null;
  /** Served until then even if stale, because its refresh failed. */
  retryAt: number;
  /** Brotli from the start; gzip and identity on first request. */
  readonly encoded: Map<Encoding, Uint8Array>;
};

export type PageContent = Pick<CachedPage, "headers" | "tags"> & { readonly body: Uint8Array };

const MINUTE_MS = 60_000;

/** A copy of the bytes: zlib returns a view of its chunk of at least 16 KB, which the view would retain. */
const copied = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);

/** Stored in Brotli only: a sixth of the page's size. */
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

/** Other encodings are created on first use. */
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

/** Overhead per page in bytes: objects, buffers and the cache's own tables. */
const PAGE_OVERHEAD_BYTES = 3 * 1024;

const textBytes = (text: string): number => text.length * 2;

/** Upper bound of a page's memory, including its current encodings. */
export const pageBytes = ({ key, headers, encoded }: CachedPage): number => {
  let bytes = PAGE_OVERHEAD_BYTES + textBytes(key);
  for (const encoding of encoded.values()) bytes += encoding.byteLength;
  for (const [name, value] of Object.entries(headers)) bytes += textBytes(name) + textBytes(value);
  return bytes;
};
