import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { isAddress, messageOf, openAddress, type AddressOptions } from "./address.ts";
import { FaultError } from "./fault.ts";
import type { Bytes } from "./inflate.ts";

/** Where a feed comes from: a file's path, an http(s) address, or `-` for standard input. */
type FeedSource = {
  readonly bytes: Bytes;
  /** Bytes to come, where that is known: what a progress bar is measured by. */
  readonly size: number | null;
};

export type SourceOptions = AddressOptions & { readonly stdin: AsyncIterable<Uint8Array | string> };

export const SOURCE_LIMITS = { idleMs: 30_000, mostBytes: 4 * 1024 ** 3 } as const;

const PIECE = 64 * 1024;

const fileBytes = async function* (path: string): Bytes {
  try {
    for await (const piece of createReadStream(path, { highWaterMark: PIECE })) yield piece as Uint8Array;
  } catch (error) {
    throw new FaultError("unreadable", messageOf(error));
  }
};

const openFile = async (path: string): Promise<FeedSource> => {
  const stats = await stat(path).catch((error: unknown) => {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new FaultError("unreadable", missing ? `there is no file ${path}` : messageOf(error));
  });
  if (stats.isDirectory()) throw new FaultError("unreadable", `${path} is a folder`);
  return { bytes: fileBytes(path), size: stats.isFile() ? stats.size : null };
};

const standardInput = async function* (stdin: SourceOptions["stdin"]): Bytes {
  for await (const piece of stdin) yield typeof piece === "string" ? Buffer.from(piece) : piece;
};

const openSource = (source: string, options: SourceOptions): Promise<FeedSource> | FeedSource => {
  if (source === "-") return { bytes: standardInput(options.stdin), size: null };
  return isAddress(source) ? openAddress(source, options) : openFile(source);
};

/** Bytes of a source that is opened when the first is asked for, so that what goes wrong is a fault of the feed. */
export const sourceBytes = async function* (
  source: string,
  options: SourceOptions,
  onOpen: (size: number | null) => void = () => {},
): Bytes {
  const { bytes, size } = await openSource(source, options);
  onOpen(size);
  yield* bytes;
};
