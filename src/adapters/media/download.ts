import { lookup } from "node:dns";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { isPublicAddress } from "./public-address.ts";

/** `forbidden`: the host is not requested. `final`: a retry does not help, at least not soon. `passing`: retry later. */
export type DownloadFault = { readonly reason: string; readonly kind: "forbidden" | "final" | "passing" };

export type Download = (address: string) => Promise<Result<Uint8Array, DownloadFault>>;

export type DownloadOptions = {
  /** Allowed hosts, with a port when it is not the default port. */
  readonly hosts: readonly string[];
  /** Returns true for an IP address that may be connected to; by default public addresses. */
  readonly isAllowedAddress?: (address: string) => boolean;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
};

const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

const finalFault = (reason: string): Result<never, DownloadFault> => err({ reason, kind: "final" });

/** Resolves a name only to allowed addresses, so that the checked address is the one connected to. */
const createGuardedLookup =
  (isAllowedAddress: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const reachable = error ? [] : addresses.filter(({ address }) => isAllowedAddress(address));
      const [first] = reachable;
      if (error || !first) return done(error ?? new Error(`${host} is at no public address`), "", 0);
      return options.all ? done(null, reachable) : done(null, first.address, first.family);
    });
  };

const readBody = async (response: IncomingMessage, maxBytes: number): Promise<Result<Uint8Array, DownloadFault>> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      response.destroy();
      return finalFault(`it is larger than ${maxBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return ok(Buffer.concat(chunks));
};

type GuardedRequest = { readonly url: URL; readonly lookup: LookupFunction; readonly timeoutMs: number };

const sendRequest = ({ url, lookup: guarded, timeoutMs }: GuardedRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const clientRequest = send(url, {
      lookup: guarded,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: "image/avif,image/webp,image/png,image/jpeg", "user-agent": "Vitrine" },
    });
    clientRequest.once("response", resolve);
    clientRequest.once("error", reject);
    clientRequest.end();
  });

/** The target of a redirect; null for other responses. */
const redirectTarget = (response: IncomingMessage, from: URL): URL | null => {
  const { location } = response.headers;
  const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode ?? 0);
  return isRedirect && location !== undefined && URL.canParse(location, from) ? new URL(location, from) : null;
};

const FINAL = new Set([400, 401, 403, 404, 405, 410, 414, 415, 451]);

/**
 * Downloads a file from an allowed host. Never connects to a private network, neither directly nor through DNS or a
 * redirect. Size and time are bounded.
 */
export const createDownload = (options: DownloadOptions): Download => {
  const { hosts, isAllowedAddress = isPublicAddress, maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = options;
  const allowed = new Set(hosts);
  const guarded = createGuardedLookup(isAllowedAddress);

  const isAllowedUrl = (url: URL): boolean => {
    const name = url.hostname.replaceAll(/^\[|\]$/g, "");
    const isWeb = url.protocol === "https:" || url.protocol === "http:";
    return isWeb && url.username === "" && allowed.has(url.host) && (isIP(name) === 0 || isAllowedAddress(name));
  };

  const follow = async (url: URL, redirects: number): Promise<Result<Uint8Array, DownloadFault>> => {
    if (!isAllowedUrl(url)) {
      return err({
        reason: `${url.host || url.protocol} is no host that pictures are fetched from`,
        kind: "forbidden",
      });
    }
    const response = await sendRequest({ url, lookup: guarded, timeoutMs });
    const next = redirectTarget(response, url);
    if (next !== null) {
      response.destroy();
      return redirects === 0 ? finalFault("it is redirected too often") : follow(next, redirects - 1);
    }
    const status = response.statusCode ?? 0;
    if (status === 200) return readBody(response, maxBytes);
    response.destroy();
    return err({ reason: `the host answered ${status}`, kind: FINAL.has(status) ? "final" : "passing" });
  };

  return async (address) => {
    if (!URL.canParse(address)) return finalFault("it is no address");
    try {
      return await follow(new URL(address), MAX_REDIRECTS);
    } catch (error) {
      return err({ reason: error instanceof Error ? error.message.slice(0, 300) : String(error), kind: "passing" });
    }
  };
};
