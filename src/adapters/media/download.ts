import { lookup } from "node:dns";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { isPublicAddress } from "./private-addresses.ts";

/** `forbidden`: the host is never asked. `final`: asking again will not help, at least not soon. */
export type DownloadFault = { readonly reason: string; readonly kind: "forbidden" | "final" | "passing" };

export type Download = (address: string) => Promise<Result<Uint8Array, DownloadFault>>;

export type DownloadOptions = {
  /** Hosts (with a port where it is not the standard one) that may be asked. */
  readonly hosts: readonly string[];
  /** Whether a connection may go to that IP address; null: to those of the public internet. */
  readonly mayReach?: (address: string) => boolean;
  readonly mostBytes?: number;
  readonly timeoutMs?: number;
};

/** No photograph for a page needs more. */
const MOST_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 15_000;
const MOST_REDIRECTS = 3;

const refused = (reason: string): Result<never, DownloadFault> => err({ reason, kind: "final" });

/** Answers a name's address only where it may be reached: what is checked is what is connected to. */
const guardedLookup =
  (mayReach: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const reachable = error ? [] : addresses.filter(({ address }) => mayReach(address));
      const [first] = reachable;
      if (error || !first) return done(error ?? new Error(`${host} is at no public address`), "", 0);
      return options.all ? done(null, reachable) : done(null, first.address, first.family);
    });
  };

const bodyOf = async (answer: IncomingMessage, mostBytes: number): Promise<Result<Uint8Array, DownloadFault>> => {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) {
      answer.destroy();
      return refused(`it is larger than ${mostBytes} bytes`);
    }
    pieces.push(piece);
  }
  return ok(Buffer.concat(pieces));
};

type Asked = { readonly url: URL; readonly lookup: LookupFunction; readonly timeoutMs: number };

const ask = ({ url, lookup: guarded, timeoutMs }: Asked): Promise<IncomingMessage> =>
  new Promise((answered, failed) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const asking = send(url, {
      lookup: guarded,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: "image/avif,image/webp,image/png,image/jpeg", "user-agent": "Vitrine" },
    });
    asking.once("response", answered);
    asking.once("error", failed);
    asking.end();
  });

/** Where a redirect leads; null where the answer is none. */
const nextOf = (answer: IncomingMessage, from: URL): URL | null => {
  const { location } = answer.headers;
  const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0);
  return isRedirect && location !== undefined && URL.canParse(location, from) ? new URL(location, from) : null;
};

const FINAL = new Set([400, 401, 403, 404, 405, 410, 414, 415, 451]);

/**
 * Fetches a file from an allowed host, never from an address inside a private network: not by its name, not by what the
 * name resolves to, not by a redirect. Size and time are bounded.
 */
export const createDownload = (options: DownloadOptions): Download => {
  const { hosts, mayReach = isPublicAddress, mostBytes = MOST_BYTES, timeoutMs = TIMEOUT_MS } = options;
  const allowed = new Set(hosts);
  const guarded = guardedLookup(mayReach);

  const mayAsk = (url: URL): boolean => {
    const name = url.hostname.replaceAll(/^\[|\]$/g, "");
    const isWeb = url.protocol === "https:" || url.protocol === "http:";
    return isWeb && url.username === "" && allowed.has(url.host) && (isIP(name) === 0 || mayReach(name));
  };

  const follow = async (url: URL, redirects: number): Promise<Result<Uint8Array, DownloadFault>> => {
    if (!mayAsk(url)) {
      return err({
        reason: `${url.host || url.protocol} is no host that pictures are fetched from`,
        kind: "forbidden",
      });
    }
    const answer = await ask({ url, lookup: guarded, timeoutMs });
    const next = nextOf(answer, url);
    if (next !== null) {
      answer.destroy();
      return redirects === 0 ? refused("it is redirected too often") : follow(next, redirects - 1);
    }
    const status = answer.statusCode ?? 0;
    if (status === 200) return bodyOf(answer, mostBytes);
    answer.destroy();
    return err({ reason: `the host answered ${status}`, kind: FINAL.has(status) ? "final" : "passing" });
  };

  return async (address) => {
    if (!URL.canParse(address)) return refused("it is no address");
    try {
      return await follow(new URL(address), MOST_REDIRECTS);
    } catch (error) {
      return err({ reason: error instanceof Error ? error.message.slice(0, 300) : String(error), kind: "passing" });
    }
  };
};
