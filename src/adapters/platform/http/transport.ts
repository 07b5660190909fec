import { lookup, type LookupAddress, type LookupAllOptions } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { pipeline, Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { inBackground } from "#domain/shared/index.ts";
import { HttpError } from "./http-error.ts";

/** Special-purpose networks of the IANA registry: they contain no public hosts. */
const IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

/** Exceptions in 2000::/3, the only public IPv6 range: tunnels with an embedded IPv4 address, documentation. */
const IPV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const specialPurpose = new BlockList();
for (const [net, bits] of IPV4) specialPurpose.addSubnet(net, bits, "ipv4");
for (const [net, bits] of IPV6) specialPurpose.addSubnet(net, bits, "ipv6");

const globalIpv6 = new BlockList();
globalIpv6.addSubnet("2000::", 3, "ipv6");

/** Returns true for a public IP address; false for names. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !specialPurpose.check(address, "ipv4");
  return version === 6 && globalIpv6.check(address, "ipv6") && !specialPurpose.check(address, "ipv6");
};

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
