import { Readable } from "node:stream";
import { FaultError } from "./fault.ts";
import type { Bytes } from "./inflate.ts";

export type AddressOptions = {
  readonly fetch: typeof fetch;
  /** Milliseconds without a byte after which an address is given up. */
  readonly idleMs: number;
  /** Bytes an address may send. */
  readonly mostBytes: number;
};

/** What an address said of the state it gave out; asked with it again, it answers only where that has changed. */
export type Validators = { readonly etag: string | null; readonly modified: string | null };

export type OpenAddress = { readonly bytes: Bytes; readonly size: number | null; readonly validators: Validators };

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** An address as it may be shown: a password in it is not. */
export const shownSource = (source: string): string => {
  if (!isAddress(source) || !URL.canParse(source)) return source;
  const { protocol, host, pathname } = new URL(source);
  return `${protocol}//${host}${pathname}`;
};

export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
};

const responseBytes = async function* (
  body: ReadableStream<Uint8Array>,
  options: AddressOptions,
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

const validatorHeaders = (since: Validators | null): Record<string, string> => ({
  ...(since?.etag ? { "if-none-match": since.etag } : {}),
  ...(since?.modified ? { "if-modified-since": since.modified } : {}),
});

/**
 * Opens an address; null where it says that nothing has changed since `since`. Throws `FaultError` where it cannot be
 * reached or answers something else.
 */
export const openIfChanged = async (
  address: string,
  options: AddressOptions,
  since: Validators | null,
): Promise<OpenAddress | null> => {
  if (!URL.canParse(address)) throw new FaultError("unreadable", `${address} is no address`);
  const { url, headers } = withoutPassword(address);
  const abort = new AbortController();
  const idle = setTimeout(() => abort.abort(new Error(`nothing came for ${options.idleMs} ms`)), options.idleMs);
  idle.unref();
  const response = await options
    .fetch(url, { headers: { ...headers, ...validatorHeaders(since) }, signal: abort.signal })
    .catch((error: unknown) => {
      throw new FaultError("unreadable", `${shownSource(address)} cannot be reached: ${messageOf(error)}`);
    });
  if (response.status === 304 && since !== null) {
    clearTimeout(idle);
    return null;
  }
  if (!response.ok || !response.body) {
    throw new FaultError("unreadable", `${shownSource(address)} answered ${response.status}`);
  }
  // A length said of a compressed answer counts other bytes than those that come out.
  const length = response.headers.has("content-encoding") ? null : response.headers.get("content-length");
  return {
    bytes: responseBytes(response.body, options, () => idle.refresh()),
    size: length === null ? null : Number(length),
    validators: { etag: response.headers.get("etag"), modified: response.headers.get("last-modified") },
  };
};

export const openAddress = async (address: string, options: AddressOptions): Promise<OpenAddress> => {
  const opened = await openIfChanged(address, options, null);
  if (opened === null) throw new Error("an address that was asked without a condition cannot be unchanged");
  return opened;
};
