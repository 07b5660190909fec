import { compress, type Encoding } from "./compression.ts";
import { etagOf } from "./etag.ts";

/** A rendered page or payload, kept with everything that is sent along with it. Times in milliseconds. */
export type CachedPage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: Uint8Array;
  /** What the page shows: `stock`, `content`, `minute` … */
  readonly tags: ReadonlySet<string>;
  readonly renderedAt: number;
  /** When something that it shows changed; null while nothing did. */
  outdatedSince: number | null;
  readonly encoded: Map<Encoding, Uint8Array>;
};

export type PageContent = Pick<CachedPage, "headers" | "body" | "tags">;

/** Brotli's, for what is compressed once and sent often. */
const QUALITY = 6;

const MINUTE = 60_000;

/** A page ready to be kept: with its tag, and compressed as most browsers want it. */
export const keptPage = async ({ headers, body, tags }: PageContent, now: number): Promise<CachedPage> => ({
  headers,
  body,
  tags,
  etag: etagOf(body),
  renderedAt: now,
  outdatedSince: null,
  encoded: new Map([["br", await compress(body, "br", QUALITY)]]),
});

/** The body in an encoding, compressed at the first asking. */
export const encodedPage = async (page: CachedPage, encoding: Encoding): Promise<Uint8Array> => {
  if (encoding === "identity") return page.body;
  const ready = page.encoded.get(encoding);
  if (ready) return ready;
  const made = await compress(page.body, encoding, QUALITY);
  page.encoded.set(encoding, made);
  return made;
};

/** Milliseconds that the page is outdated for, negative while it is not. */
export const outdatedFor = (page: CachedPage, now: number): number => {
  const minuteOver = page.tags.has("minute") ? page.renderedAt + MINUTE : Number.POSITIVE_INFINITY;
  return now - Math.min(page.outdatedSince ?? Number.POSITIVE_INFINITY, minuteOver);
};

/** Bytes it holds, as if every encoding had been asked for: the others are smaller than the body. */
export const pageBytes = (page: CachedPage): number => page.body.byteLength * 2;
