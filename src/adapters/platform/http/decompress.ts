import { pipeline, Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Value of `Accept-Encoding`. */
export const ACCEPTED_ENCODINGS = "gzip, deflate, br";

export const isKnownEncoding = (encoding: string): boolean => encoding === "identity" || encoding in DECODERS;

/** Decompresses a body of a known encoding. An error of `wire` is thrown as it is. */
export const decompress = async function* (
  wire: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<Uint8Array, void, undefined> {
  const decoder = DECODERS[encoding]?.();
  if (decoder === undefined) {
    yield* wire;
    return;
  }
  // The reader of the decoder gets the error.
  const decoded = pipeline(Readable.from(wire, { objectMode: true }), decoder, () => undefined);
  for await (const chunk of decoded) yield chunk as Uint8Array;
};
