import { isDeepStrictEqual } from "node:util";
import { compress, compressFirst, decompress, type Encoding, type FirstEncoding } from "../middleware/compression.ts";
import { etagOf } from "../middleware/etag.ts";

/** A rendered page or payload with its headers. Times are in milliseconds. */
export type CachedPage = {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Data the page depends on: `stock`, `content`, `minute` … */
  tags: ReadonlySet<string>;
  renderedAt: number;
  /** Time of the first change since the page was rendered; null when nothing changed. */
  staleSince: number | null;
  /** It is served until then however stale it is, because it could not be rendered anew. */
  retryAt: number;
  /** In the form of its first answer from the start, of which Brotli replaces zstd; in other encodings and as it is once someone has asked for that. */
  readonly encoded: Map<Encoding, Uint8Array>;
  /** It has the form of the first answer alone. */
  isFirst: boolean;
  /** Requests for these bytes after the first. */
  requests: number;
  /** It is as small as Brotli makes it. */
  isSmallest: boolean;
  /** Ends when it has a better form; null before it is requested again. */
  improvement: Promise<void> | null;
  /** Names and values of the headers of an answer in turn, by its encoding; `""` for one without a body. */
  readonly heads: Map<Encoding | "", readonly string[]>;
};

export type PageContent = Pick<CachedPage, "headers" | "tags"> & {
  readonly body: Uint8Array;
  readonly first: FirstEncoding;
};

/** 6 takes a tenth more time for one byte in a hundred less. */
const BROTLI_QUALITY = 5;

/** 50 times the time of 5, for one byte in eight less. */
const SMALLEST_QUALITY = 11;

const MINUTE_MS = 60_000;

/** The bytes in memory of their own: zlib returns a view of its chunk of at least 16 KB, and a view retains the chunk. */
const copied = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);

const compressPage = async (body: Uint8Array, encoding: Encoding, quality = BROTLI_QUALITY): Promise<Uint8Array> =>
  copied(await compress(body, encoding, quality));

/** The page as it is. */
const bodyOf = async ({ encoded }: CachedPage): Promise<Uint8Array> => {
  const body = encoded.get("identity");
  if (body) return body;
  const encoding = encoded.has("br") ? "br" : "zstd";
  return copied(await decompress(encoded.get(encoding) ?? new Uint8Array(), encoding));
};

/** Kept in the form of its first answer alone: compressed, a sixth of the page. */
export const createCachedPage = (
  key: string,
  { headers, body, tags, first }: PageContent,
  now: number,
  etag = etagOf(body),
): CachedPage => ({
  key,
  headers,
  tags,
  etag,
  renderedAt: now,
  staleSince: null,
  retryAt: 0,
  encoded: new Map([[first, copied(compressFirst(body, first))]]),
  isFirst: true,
  requests: 0,
  isSmallest: false,
  improvement: null,
  heads: new Map(),
});

/** The page that is known at the key, fresh again and with the forms that it has, where it was rendered to the same bytes and headers; else another. */
export const renewedPage = (
  known: CachedPage | undefined,
  key: string,
  content: PageContent,
  now: number,
): CachedPage => {
  const etag = etagOf(content.body);
  if (known?.etag !== etag || !isDeepStrictEqual(known.headers, content.headers))
    return createCachedPage(key, content, now, etag);
  known.tags = content.tags;
  known.renderedAt = now;
  known.staleSince = null;
  known.retryAt = 0;
  return known;
};

/** False when there is no memory for it. */
const compressAgain = async (page: CachedPage, quality: number): Promise<boolean> => {
  const better = await bodyOf(page)
    .then((body) => compressPage(body, "br", quality))
    .catch(() => null);
  if (better === null) return false;
  page.encoded.set("br", better);
  page.encoded.delete("zstd");
  page.heads.delete("br");
  return true;
};

/** Compresses a page better that was requested again; answers have its first form until then, and when there is no memory for it. */
export const improvePage = (page: CachedPage): Promise<void> => {
  page.isFirst = false;
  page.improvement ??= compressAgain(page, BROTLI_QUALITY).then(() => undefined);
  return page.improvement;
};

/** Makes a page as small as Brotli can, in another thread. */
export const shrinkPage = async (page: CachedPage): Promise<void> => {
  await page.improvement;
  page.isSmallest = await compressAgain(page, SMALLEST_QUALITY);
};

/** Other encodings, and the page as it is, are made on first use. */
export const encodedPage = async (page: CachedPage, encoding: Encoding): Promise<Uint8Array> => {
  const { encoded } = page;
  // Brotli may be on its way.
  if (encoding === "br" && !encoded.has("br")) await page.improvement;
  const known = encoded.get(encoding);
  if (known) return known;
  const body = await bodyOf(page);
  const made = encoding === "identity" ? body : await compressPage(body, encoding);
  encoded.set(encoding, made);
  return made;
};

const createHead = (
  { headers, etag, encoded }: CachedPage,
  common: Readonly<Record<string, string>>,
  encoding: Encoding | "",
): readonly string[] => {
  const byName = new Map<string, readonly [name: string, value: string]>();
  const add = (name: string, value: string): void => void byName.set(name.toLowerCase(), [name, value]);
  for (const [name, value] of Object.entries({ ...common, ...headers })) add(name, value);
  add("ETag", etag);
  add("Server-Timing", "cache;desc=hit");
  if (encoding !== "identity" && encoding !== "") add("Content-Encoding", encoding);
  if (encoding !== "") add("Content-Length", String(encoded.get(encoding)?.byteLength ?? 0));
  return [...byName.values()].flat();
};

/** Headers of the page's answers beside `common`, which it may replace; the encoding has been computed. `""`: without a body. */
export const pageHead = (
  page: CachedPage,
  common: Readonly<Record<string, string>>,
  encoding: Encoding | "",
): readonly string[] => {
  let head = page.heads.get(encoding);
  if (!head) {
    head = createHead(page, common, encoding);
    page.heads.set(encoding, head);
  }
  return head;
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
