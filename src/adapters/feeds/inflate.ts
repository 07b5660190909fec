import { pipeline } from "node:stream/promises";
import { PassThrough, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { FaultError } from "./fault.ts";
import { headOf } from "./read-ahead.ts";

/** Bytes of a feed as they come. */
export type Bytes = AsyncIterable<Uint8Array>;

export type SizeLimits = {
  /** Bytes after inflating. */
  readonly inflated: number;
  /** How many times larger than itself a gzip file may be, once it is past `ratioFrom` bytes. */
  readonly ratio: number;
  readonly ratioFrom: number;
};

/** Real feeds shrink 5 to 40 times; deflate's own limit, which a bomb comes near, is 1032. */
export const SIZE_LIMITS: SizeLimits = { inflated: 8 * 1024 ** 3, ratio: 200, ratioFrom: 64 * 1024 ** 2 };

const startsAsGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

const asFault = (error: unknown, inflated: number): unknown => {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "Z_BUF_ERROR")
    return new FaultError("truncated", `the gzip data ends early, after ${inflated} inflated bytes`);
  if (typeof code === "string" && code.startsWith("Z_")) {
    return new FaultError("damaged", `the gzip data is damaged after ${inflated} inflated bytes`);
  }
  return error;
};

const bounded = async function* (bytes: Bytes, read: () => number, limits: SizeLimits): Bytes {
  let inflated = 0;
  for await (const piece of bytes) {
    inflated += piece.length;
    if (inflated > limits.inflated)
      throw new FaultError("too-large", `the feed is larger than ${limits.inflated} bytes`);
    if (inflated > limits.ratioFrom && inflated > read() * limits.ratio) {
      throw new FaultError("too-large", `the gzip data grows more than ${limits.ratio} times: this is no feed`);
    }
    yield piece;
  }
};

const gunzip = async function* (bytes: Bytes, limits: SizeLimits): Bytes {
  let read = 0;
  let inflated = 0;
  const counted = async function* (): Bytes {
    for await (const piece of bytes) {
      read += piece.length;
      yield piece;
    }
  };
  const output = new PassThrough();
  const done = pipeline(Readable.from(counted()), createGunzip(), output).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    for await (const piece of bounded(output, () => read, limits)) {
      inflated += piece.length;
      yield piece;
    }
  } catch (error) {
    throw asFault(error, inflated);
  } finally {
    output.destroy();
    await done;
  }
};

/** Inflates gzip, known by its first bytes whatever the file is called; other bytes pass. Throws `FaultError`. */
export const inflate = async function* (bytes: Bytes, limits: SizeLimits = SIZE_LIMITS): Bytes {
  const { head, all } = await headOf(bytes, 2);
  yield* startsAsGzip(head) ? gunzip(all, limits) : bounded(all, () => Number.POSITIVE_INFINITY, limits);
};
