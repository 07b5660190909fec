import { pipeline } from "node:stream/promises";
import { PassThrough, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { FaultError } from "../fault-error.ts";
import { readHead } from "./read-ahead.ts";

export type Bytes = AsyncIterable<Uint8Array>;

export type SizeLimits = {
  /** Maximum bytes after inflating. */
  readonly inflated: number;
  /** Maximum ratio of inflated to compressed bytes, checked after `ratioFrom` inflated bytes. */
  readonly ratio: number;
  readonly ratioFrom: number;
};

/** Real feeds compress 5 to 40 times; gzip bombs come close to deflate's limit of 1032. */
export const SIZE_LIMITS: SizeLimits = { inflated: 8 * 1024 ** 3, ratio: 200, ratioFrom: 64 * 1024 ** 2 };

const startsAsGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

const toFault = (error: unknown, inflated: number): unknown => {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "Z_BUF_ERROR")
    return new FaultError("truncated", `the gzip data ends early, after ${inflated} inflated bytes`);
  if (typeof code === "string" && code.startsWith("Z_")) {
    return new FaultError("damaged", `the gzip data is damaged after ${inflated} inflated bytes`);
  }
  return error;
};

const limitSize = async function* (bytes: Bytes, bytesRead: () => number, limits: SizeLimits): Bytes {
  let inflated = 0;
  for await (const chunk of bytes) {
    inflated += chunk.length;
    if (inflated > limits.inflated)
      throw new FaultError("too-large", `the feed is larger than ${limits.inflated} bytes`);
    if (inflated > limits.ratioFrom && inflated > bytesRead() * limits.ratio) {
      throw new FaultError("too-large", `the gzip data grows more than ${limits.ratio} times: this is no feed`);
    }
    yield chunk;
  }
};

const gunzip = async function* (bytes: Bytes, limits: SizeLimits): Bytes {
  let bytesRead = 0;
  let inflated = 0;
  const countBytes = async function* (): Bytes {
    for await (const chunk of bytes) {
      bytesRead += chunk.length;
      yield chunk;
    }
  };
  const output = new PassThrough();
  const done = pipeline(Readable.from(countBytes()), createGunzip(), output).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    for await (const chunk of limitSize(output, () => bytesRead, limits)) {
      inflated += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw toFault(error, inflated);
  } finally {
    output.destroy();
    await done;
  }
};

/** Inflates gzip, detected by its first bytes; other bytes pass unchanged. Throws `FaultError`. */
export const inflate = async function* (bytes: Bytes, limits: SizeLimits = SIZE_LIMITS): Bytes {
  const { head, all } = await readHead(bytes, 2);
  yield* startsAsGzip(head) ? gunzip(all, limits) : limitSize(all, () => Number.POSITIVE_INFINITY, limits);
};
