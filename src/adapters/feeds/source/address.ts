import type { Validators } from "#application/imports/ports.ts";
import { createHttpClient } from "../../platform/http/http-client.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { type BodyLimits, OUTSIDE_BODIES } from "../../platform/http/outside-bodies.ts";
import { FaultError } from "../fault-error.ts";
import type { Bytes } from "./inflate.ts";

type AddressResponse = {
  readonly bytes: Bytes;
  readonly size: number | null;
  /** False: nothing says how long the answer is, so that one that breaks off may pass as a whole one. */
  readonly hasLength: boolean;
  readonly validators: Validators;
};

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** Removes credentials and query of a URL for display; other sources are returned unchanged. */
export const redactSource = (source: string): string => {
  if (!isAddress(source) || !URL.canParse(source)) return source;
  const { protocol, host, pathname } = new URL(source);
  return `${protocol}//${host}${pathname}`;
};

/** As browsers and `fetch` follow. */
const MAX_REDIRECTS = 20;

const toBodyFault = (error: unknown): unknown => {
  if (!(error instanceof HttpError)) return error;
  return error.failure === "too-large"
    ? new FaultError("too-large", `the address sent too much: ${error.message}`)
    : new FaultError("truncated", `the address broke off after ${error.bytes} bytes: ${error.message}`);
};

const responseBytes = async function* (body: Bytes): Bytes {
  try {
    yield* body;
  } catch (error) {
    throw toBodyFault(error);
  }
};

/** Moves the credentials of a URL into a header, because `fetch` rejects them in the URL. */
const splitCredentials = (address: string): { url: URL; headers: Record<string, string> } => {
  const url = new URL(address);
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const headers = url.username === "" ? {} : { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
  [url.username, url.password] = ["", ""];
  return { url, headers };
};

/** A supplier whose host was taken over could otherwise lead the import into the private network. */
const describeFailure = (error: unknown): string => {
  if (!(error instanceof HttpError)) return `cannot be reached: ${String(error)}`;
  return error.failure === "forbidden"
    ? `redirects to another host, which is not followed: ${error.message}; give that address instead if you trust it`
    : `cannot be reached: ${error.message}`;
};

const validatorHeaders = (validators: Validators | null): Record<string, string> => ({
  ...(validators?.etag ? { "if-none-match": validators.etag } : {}),
  ...(validators?.modified ? { "if-modified-since": validators.modified } : {}),
});

/**
 * Opens a URL; returns null when it has not changed since `validators` (304). Throws `FaultError` when it cannot be
 * reached or answers with an error.
 */
export const openIfChanged = async (
  address: string,
  validators: Validators | null,
  bodyLimits: BodyLimits = OUTSIDE_BODIES.feed,
): Promise<AddressResponse | null> => {
  if (!URL.canParse(address)) throw new FaultError("unreadable", `${address} is no address`);
  const { url, headers } = splitCredentials(address);
  const client = createHttpClient({ ...bodyLimits, maxRedirects: MAX_REDIRECTS, sameHost: true });
  const response = await client(url, { headers: { ...headers, ...validatorHeaders(validators) } }).catch(
    (error: unknown) => {
      throw new FaultError("unreadable", `${redactSource(address)} ${describeFailure(error)}`);
    },
  );
  if (response.status === 304 && validators !== null) {
    await response.discard();
    return null;
  }
  if (!response.ok || response.status === 204) {
    await response.discard();
    throw new FaultError("unreadable", `${redactSource(address)} answered ${response.status}`);
  }
  const length = response.headers.get("content-length");
  // The length of a compressed response does not count the decoded bytes.
  const isCounted = length !== null && !response.headers.has("content-encoding");
  return {
    bytes: responseBytes(response.body),
    size: isCounted ? Number(length) : null,
    hasLength: length !== null,
    validators: { etag: response.headers.get("etag"), modified: response.headers.get("last-modified") },
  };
};

export const openAddress = async (address: string, limits?: BodyLimits): Promise<AddressResponse> => {
  const response = await openIfChanged(address, null, limits);
  if (response === null) throw new Error("an unconditional request cannot be answered with 304");
  return response;
};
