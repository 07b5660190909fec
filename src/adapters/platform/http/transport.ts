import { lookup, type LookupAddress, type LookupAllOptions } from "node:dns";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { pipeline, Readable, type Transform } from "node:stream";
import { inBackground } from "#domain/shared/index.ts";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { HttpError } from "./http-error.ts";
import { isPublicAddress } from "./public-address.ts";

export type HttpRequest = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
};

/** Sends one request and follows no redirect. The body of the response is as it arrives: not decompressed. */
export type HttpTransport = (url: URL, request: HttpRequest) => Promise<Response>;

/** Resolves a name to all its addresses. */
type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** `isAllowedAddress`: checked for each IP address; `ca`: a certificate beside those that Node trusts. */
type PublicTransportOptions = {
  readonly isAllowedAddress?: (address: string) => boolean;
  readonly resolve?: Resolve;
  readonly ca?: string;
};

/** Resolves a name only to allowed addresses, so that the checked address is the one connected to. */
const createGuardedLookup =
  (isAllowedAddress: (address: string) => boolean, resolve: Resolve): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const reachable = error ? [] : addresses.filter(({ address }) => isAllowedAddress(address));
      const [first] = reachable;
      if (error || !first) return done(error ?? new Error(`${host} is at no public address`), "", 0);
      return options.all ? done(null, reachable) : done(null, first.address, first.family);
    });
  };

const toHeaders = (message: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let index = 0; index + 1 < message.rawHeaders.length; index += 2)
    headers.append(message.rawHeaders[index] ?? "", message.rawHeaders[index + 1] ?? "");
  return headers;
};

const toResponse = (message: IncomingMessage): Response => {
  const status = message.statusCode ?? 502;
  const init = { status, headers: toHeaders(message) };
  if (![101, 204, 205, 304].includes(status)) return new Response(Readable.toWeb(message) as ReadableStream, init);
  message.resume();
  return new Response(null, init);
};

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Value of `Accept-Encoding`. */
const ACCEPTED_ENCODINGS = "gzip, deflate, br";

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

const DEFAULT_HEADERS = { accept: "*/*", "accept-encoding": ACCEPTED_ENCODINGS, "user-agent": "Vitrine" } as const;

/** The only place of the server that requests another host: each request has the limits of `createHttpClient`. */
const send = (
  url: URL,
  { method = "GET", headers, body, signal }: Parameters<HttpTransport>[1],
  connection: { readonly lookup?: LookupFunction; readonly ca?: string } = {},
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const fail = (error: unknown): void => {
      clientRequest.destroy();
      reject(error);
    };
    const clientRequest = request(url, {
      method,
      agent: false,
      headers: { ...DEFAULT_HEADERS, ...headers },
      ...connection,
      ...(signal ? { signal } : {}),
    });
    // A response of the web has a status from 200 to 599; a host may send any.
    clientRequest.once("response", (message) => inBackground(() => resolve(toResponse(message)), fail));
    clientRequest.on("error", reject);
    clientRequest.end(body);
  });

/** For addresses that the operator names. */
export const requestAnyAddress: HttpTransport = (url, request) => send(url, request);

/**
 * A transport that connects to public IP addresses only, whatever a name resolves to: no request reaches a private
 * network.
 */
export const createPublicTransport = ({
  isAllowedAddress = isPublicAddress,
  resolve = lookup,
  ca,
}: PublicTransportOptions = {}): HttpTransport => {
  const connection = { lookup: createGuardedLookup(isAllowedAddress, resolve), ...(ca === undefined ? {} : { ca }) };
  return async (url, request) => {
    const name = url.hostname.replaceAll(/^\[|\]$/g, "");
    if (isIP(name) !== 0 && !isAllowedAddress(name)) throw new HttpError("forbidden", `${name} is no public address`);
    return send(url, request, connection);
  };
};
