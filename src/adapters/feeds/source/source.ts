import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { isAddress, openAddress, type AddressOptions } from "./address.ts";
import { describeError } from "../../platform/describe-error.ts";
import { FaultError } from "../fault-error.ts";
import type { Bytes } from "./inflate.ts";

type FeedSource = {
  readonly bytes: Bytes;
  /** Total bytes for a progress bar; null: unknown. */
  readonly size: number | null;
};

export type SourceOptions = AddressOptions & { readonly stdin: AsyncIterable<Uint8Array | string> };

export const SOURCE_LIMITS = { idleTimeoutMs: 30_000, maxBytes: 4 * 1024 ** 3 } as const;

/** V8 frees texts over 128 KB late; with one character beyond Latin-1 a text takes two bytes for each. */
export const CHUNK_BYTES = 32 * 1024;

const readFile = async function* (path: string): Bytes {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) yield chunk as Uint8Array;
  } catch (error) {
    throw new FaultError("unreadable", describeError(error));
  }
};

const openFile = async (path: string): Promise<FeedSource> => {
  const stats = await stat(path).catch((error: unknown) => {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new FaultError("unreadable", isMissing ? `there is no file ${path}` : describeError(error));
  });
  if (stats.isDirectory()) throw new FaultError("unreadable", `${path} is a folder`);
  return { bytes: readFile(path), size: stats.isFile() ? stats.size : null };
};

const readStandardInput = async function* (stdin: SourceOptions["stdin"]): Bytes {
  for await (const chunk of stdin) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
};

const openSource = (source: string, options: SourceOptions): Promise<FeedSource> | FeedSource => {
  if (source === "-") return { bytes: readStandardInput(options.stdin), size: null };
  return isAddress(source) ? openAddress(source, options) : openFile(source);
};

/**
 * Reads a source: a file path, an http(s) URL, or `-` for standard input. Opens it with the first read, so that errors
 * are faults of the feed.
 */
export const readSource = async function* (
  source: string,
  options: SourceOptions,
  onOpen: (size: number | null) => void = () => {},
): Bytes {
  const { bytes, size } = await openSource(source, options);
  onOpen(size);
  yield* bytes;
};
