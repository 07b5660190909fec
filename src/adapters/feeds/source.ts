import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { FaultError } from "./fault.ts";
import type { Bytes } from "./inflate.ts";

/** Where a feed comes from: a file's path, an http(s) address, or `-` for standard input. */
type FeedSource = {
  readonly bytes: Bytes;
  /** Bytes to come, where that is known: what a progress bar is measured by. */
  readonly size: number | null;
};

export type SourceOptions = {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly fetch: typeof fetch;
  /** Milliseconds without a byte after which an address is given up. */
  readonly idleMs: number;
  /** Bytes an address may send. */
  readonly mostBytes: number;
};

export const SOURCE_LIMITS = { idleMs: 30_000, mostBytes: 4 * 1024 ** 3 } as const;

const PIECE = 64 * 1024;

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** An address as it may be shown: a password in it is not. */
export const shownSource = (source: string): string => {
  if (!isAddress(source) || !URL.canParse(source)) return source;
  const { protocol, host, pathname } = new URL(source);
  return `${protocol}//${host}${pathname}`;
};

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
};

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

const responseBytes = async function* (
  body: ReadableStream<Uint8Array>,
  options: SourceOptions,
  alive: () => void,
): Bytes {
  let bytes = 0;
  try {
    for await (const piece of Readable.fromWeb(body as import("node:stream/web").ReadableStream)) {
      alive();
      bytes += (piece as Uint8Array).length;
      if (bytes > options.mostBytes)
        throw new FaultError("too-large", `the address sent more than ${options.mostBytes} bytes`);
      yield piece as Uint8Array;
    }
  } catch (error) {
    if (error instanceof FaultError) throw error;
    throw new FaultError("truncated", `the address broke off after ${bytes} bytes: ${messageOf(error)}`);
  }
};

/** Name and password of an address go into a header: `fetch` takes none in the address. */
const withoutPassword = (address: string): { url: URL; headers: Record<string, string> } => {
  const url = new URL(address);
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const headers = url.username === "" ? {} : { authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
  [url.username, url.password] = ["", ""];
  return { url, headers };
};

const openAddress = async (address: string, options: SourceOptions): Promise<FeedSource> => {
  if (!URL.canParse(address)) throw new FaultError("unreadable", `${address} is no address`);
  const { url, headers } = withoutPassword(address);
  const abort = new AbortController();
  const idle = setTimeout(() => abort.abort(new Error(`nothing came for ${options.idleMs} ms`)), options.idleMs);
  idle.unref();
  const response = await options.fetch(url, { headers, signal: abort.signal }).catch((error: unknown) => {
    throw new FaultError("unreadable", `${shownSource(address)} cannot be reached: ${messageOf(error)}`);
  });
  if (!response.ok || !response.body) {
    throw new FaultError("unreadable", `${shownSource(address)} answered ${response.status}`);
  }
  // A length said of a compressed answer counts other bytes than those that come out.
  const length = response.headers.has("content-encoding") ? null : response.headers.get("content-length");
  return {
    bytes: responseBytes(response.body, options, () => idle.refresh()),
    size: length === null ? null : Number(length),
  };
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
