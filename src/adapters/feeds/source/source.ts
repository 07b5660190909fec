import type { Stats } from "node:fs";
import { open, stat } from "node:fs/promises";
import { describeError } from "../../platform/describe-error.ts";
import { waitUntilSettled } from "../../platform/files/settled-files.ts";
import type { BodyLimits } from "../../platform/http/outside-bodies.ts";
import { isAddress, openAddress } from "./address.ts";
import { FaultError } from "../fault-error.ts";
import type { Bytes } from "./inflate.ts";

type FeedSource = {
  readonly bytes: Bytes;
  /** Total bytes for a progress bar; null: unknown. */
  readonly size: number | null;
};

/** `limits`: of an address; by default those of feeds. */
export type SourceOptions = {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly limits?: BodyLimits;
};

/** V8 frees texts over 128 KB late; with one character beyond Latin-1 a text takes two bytes for each. */
export const CHUNK_BYTES = 32 * 1024;

/** A file that was written meanwhile may be half of one. A pipe has no size or time to compare. */
const hasChanged = (before: Stats, after: Stats): boolean =>
  before.isFile() && (before.size !== after.size || before.mtimeMs !== after.mtimeMs);

const readFile = async function* (path: string): Bytes {
  try {
    await using file = await open(path);
    const before = await file.stat();
    const chunks = file.createReadStream({ highWaterMark: CHUNK_BYTES, autoClose: false });
    for await (const chunk of chunks) yield chunk as Uint8Array;
    if (hasChanged(before, await file.stat())) throw new FaultError("truncated", `${path} changed while it was read`);
  } catch (error) {
    throw error instanceof FaultError ? error : new FaultError("unreadable", describeError(error));
  }
};

const openFile = async (path: string): Promise<FeedSource> => {
  const stats = await stat(path).catch((error: unknown) => {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new FaultError("unreadable", isMissing ? `there is no file ${path}` : describeError(error));
  });
  if (stats.isDirectory()) throw new FaultError("unreadable", `${path} is a folder`);
  if (!stats.isFile()) return { bytes: readFile(path), size: null };
  if ((await waitUntilSettled(() => [path])) !== null)
    throw new FaultError("truncated", `${path} goes on changing: it is still being written`);
  return { bytes: readFile(path), size: (await stat(path)).size };
};

const readStandardInput = async function* (stdin: SourceOptions["stdin"]): Bytes {
  for await (const chunk of stdin) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
};

const openSource = (source: string, options: SourceOptions): Promise<FeedSource> | FeedSource => {
  if (source === "-") return { bytes: readStandardInput(options.stdin), size: null };
  return isAddress(source) ? openAddress(source, options.limits) : openFile(source);
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
