import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  type BrotliOptions,
  constants,
  gzip,
  zstdCompressSync,
  zstdDecompress,
} from "node:zlib";

export type Encoding = "br" | "zstd" | "gzip" | "identity";

/** Of the first answer with a page. */
export type FirstEncoding = Exclude<Encoding, "gzip">;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const decompressions = { br: promisify(brotliDecompress), zstd: promisify(zstdDecompress) };

export const decompress = (body: Uint8Array, encoding: keyof typeof decompressions): Promise<Uint8Array> =>
  decompressions[encoding](body);

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|problem\+json|xml|rss\+xml)|image\/svg\+xml)/;

/** Smaller bodies grow when compressed. */
const MIN_BYTES = 512;

/** Encodings that the client accepts; `;q=0` excludes one. */
export const acceptedEncodings = (header: string | undefined | null): ReadonlySet<string | undefined> =>
  new Set(
    (header ?? "")
      .toLowerCase()
      .split(",")
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );

/** What a client accepts. */
type Preference = {
  readonly best: "br" | "gzip" | "identity";
  readonly zstd: boolean;
};

const readPreference = (header: string): Preference => {
  const accepted = acceptedEncodings(header);
  const others = accepted.has("gzip") ? "gzip" : "identity";
  return { best: accepted.has("br") ? "br" : others, zstd: accepted.has("zstd") };
};

/** Browsers send a handful of different headers. */
const MAX_KNOWN_HEADERS = 100;
const knownHeaders = new Map<string, Preference>();

const preferenceOf = (header: string | undefined | null): Preference => {
  const text = header ?? "";
  const known = knownHeaders.get(text);
  if (known !== undefined) return known;
  const preference = readPreference(text);
  if (knownHeaders.size < MAX_KNOWN_HEADERS) knownHeaders.set(text, preference);
  return preference;
};

export const preferredEncoding = (header: string | undefined | null): Encoding => preferenceOf(header).best;

/**
 * The form of a page that a client waits for, and in which the cache keeps it: zstd takes less than half the time of Brotli for as many
 * bytes, and a client that accepts no compression waits for none. One that accepts gzip alone does not get this form.
 */
export const firstEncoding = (header: string | undefined | null): FirstEncoding => {
  const { best, zstd } = preferenceOf(header);
  return zstd || best === "gzip" ? "zstd" : best;
};

/** The encoding of an answer with a page that is there in `ready`: zstd instead of Brotli that would have to be made. */
export const readyEncoding = (
  header: string | undefined | null,
  ready: Pick<ReadonlyMap<Encoding, unknown>, "has">,
): Encoding => {
  const { best, zstd } = preferenceOf(header);
  return zstd && !ready.has(best) && ready.has("zstd") ? "zstd" : best;
};

/** The encoding to send a body in; `identity` when compression does not pay. */
export const encodingFor = (
  accepted: string | undefined | null,
  contentType: string | null,
  bytes: number,
): Encoding => (bytes >= MIN_BYTES && COMPRESSIBLE.test(contentType ?? "") ? preferredEncoding(accepted) : "identity");

/** Larger than most compressed pages; the default of 16 KB takes two pieces for them. */
const CHUNK_BYTES = 32 * 1024;

const brotliOptions = (body: Uint8Array, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** A body is smaller than with Brotli 4. */
const ZSTD_LEVEL = 5;

const compressZstd = (body: Uint8Array): Uint8Array =>
  zstdCompressSync(body, {
    params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
    pledgedSrcSize: body.byteLength,
    chunkSize: CHUNK_BYTES,
  });

/** `quality` is Brotli's: 5 for a body sent once, 9 and more for a cached one. */
export const compress = (body: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array> => {
  if (encoding === "gzip") return gzipped(body, { level: Math.min(quality, 9) });
  if (encoding === "identity") return Promise.resolve(body);
  if (encoding === "zstd") return Promise.resolve(compressZstd(body));
  return brotli(body, brotliOptions(body, quality));
};

/** Half the time of 5, for a tenth more bytes. */
const FIRST_QUALITY = 4;

/** For an answer that waits for it. In this thread: a millisecond here is two in another, which starts with cold memory. */
export const compressFirst = (body: Uint8Array, encoding: FirstEncoding): Uint8Array => {
  if (encoding === "identity") return body;
  if (encoding === "zstd") return compressZstd(body);
  return brotliCompressSync(body, { ...brotliOptions(body, FIRST_QUALITY), chunkSize: CHUNK_BYTES });
};
