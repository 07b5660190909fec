import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|problem\+json|xml|rss\+xml)|image\/svg\+xml)/;

/** Smaller bodies grow by it. */
const WORTHWHILE_BYTES = 512;

/** Every encoding that the client says it takes; a `;q=0` is a refusal. */
export const takenEncodings = (header: string | undefined | null): ReadonlySet<string | undefined> =>
  new Set(
    (header ?? "")
      .toLowerCase()
      .split(",")
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );

/** The best of them. */
export const acceptedEncoding = (header: string | undefined | null): Encoding => {
  const taken = takenEncodings(header);
  if (taken.has("br")) return "br";
  return taken.has("gzip") ? "gzip" : "identity";
};

/** The encoding to send a body in: as it is where it would hardly become smaller. */
export const encodingFor = (
  accepted: string | undefined | null,
  contentType: string | null,
  bytes: number,
): Encoding =>
  bytes >= WORTHWHILE_BYTES && COMPRESSIBLE.test(contentType ?? "") ? acceptedEncoding(accepted) : "identity";

/** `quality` is Brotli's: 5 for what is sent once, 9 and more for what is kept. */
export const compress = (body: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array> => {
  if (encoding === "gzip") return gzipped(body, { level: Math.min(quality, 9) });
  if (encoding === "identity") return Promise.resolve(body);
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
};
