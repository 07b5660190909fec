import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompress, type BrotliOptions, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export const decompressBrotli: (body: Uint8Array) => Promise<Uint8Array> = promisify(brotliDecompress);

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

const findPreferredEncoding = (header: string): Encoding => {
  const accepted = acceptedEncodings(header);
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : "identity";
};

/** Browsers send a handful of different headers. */
const MAX_KNOWN_HEADERS = 100;
const knownHeaders = new Map<string, Encoding>();

export const preferredEncoding = (header: string | undefined | null): Encoding => {
  const text = header ?? "";
  const known = knownHeaders.get(text);
  if (known !== undefined) return known;
  const encoding = findPreferredEncoding(text);
  if (knownHeaders.size < MAX_KNOWN_HEADERS) knownHeaders.set(text, encoding);
  return encoding;
};

/** The encoding to send a body in; `identity` when compression does not pay. */
export const encodingFor = (
  accepted: string | undefined | null,
  contentType: string | null,
  bytes: number,
): Encoding => (bytes >= MIN_BYTES && COMPRESSIBLE.test(contentType ?? "") ? preferredEncoding(accepted) : "identity");

const brotliOptions = (body: Uint8Array, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** `quality` is Brotli's: 5 for a body sent once, 9 and more for a cached one. */
export const compress = (body: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array> => {
  if (encoding === "gzip") return gzipped(body, { level: Math.min(quality, 9) });
  if (encoding === "identity") return Promise.resolve(body);
  return brotli(body, brotliOptions(body, quality));
};

/** Half the time of 5, for a tenth more bytes. */
const FIRST_QUALITY = 4;

/** Larger than most compressed pages; the default of 16 KB takes two pieces for them. */
const CHUNK_BYTES = 32 * 1024;

/** With Brotli, for an answer that waits for it. In this thread: a millisecond here is two in another, which starts with cold memory. */
export const compressFirst = (body: Uint8Array): Uint8Array =>
  brotliCompressSync(body, { ...brotliOptions(body, FIRST_QUALITY), chunkSize: CHUNK_BYTES });
