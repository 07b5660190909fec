import type { IncomingMessage } from "node:http";
import { clientNetwork } from "#domain/spam/index.ts";
import { guarded, toLastResort } from "#domain/shared/index.ts";
import { readForwardedHeaders } from "../connections/forwarded-headers.ts";
import type { Middleware } from "./compose.ts";
import { sendTooManyRequests } from "./overload-response.ts";
import { requestKind } from "./request-kind.ts";

/**
 * Requests of one client that may be in progress at once, by kind. Over HTTP/2 a browser requests all pictures of a page
 * together, at most 40, and an office shares an address. Pages and searches wait in a queue of 64, half of which stays
 * for the others. A response that is read slowly is in progress until its end.
 */
export const MAX_IN_PROGRESS = { page: 32, api: 32, other: 64 } as const;

const maxOf = (kind: string): number =>
  kind === "page" || kind === "api" ? MAX_IN_PROGRESS[kind] : MAX_IN_PROGRESS.other;

/** Called when the answer has ended: until then its request counts. */
type EndRequest = () => void;

/** Null if the client may not have the request answered. */
type AdmitRequest = (req: IncomingMessage) => EndRequest | null;

const endUncounted: EndRequest = () => undefined;

/**
 * Limits what one client behind the proxies does at once: an IPv4 address, or the network of an IPv6 address. Without a
 * proxy the connections of a client are limited, and the requests of each. Health checks are never refused.
 */
const createAdmission = (proxies: number): AdmitRequest => {
  if (proxies === 0) return () => endUncounted;
  const inProgress = new Map<string, number>();
  const end = (key: string): void => {
    const count = (inProgress.get(key) ?? 1) - 1;
    if (count === 0) inProgress.delete(key);
    else inProgress.set(key, count);
  };
  return (req) => {
    const kind = requestKind(req.method, req.url ?? "/");
    if (kind === "health") return endUncounted;
    const { address } = readForwardedHeaders({ headers: req.headers, remote: req.socket.remoteAddress }, proxies);
    const key = `${kind} ${clientNetwork(address)}`;
    const count = inProgress.get(key) ?? 0;
    if (count >= maxOf(kind)) return null;
    inProgress.set(key, count + 1);
    return () => end(key);
  };
};

/** Refuses requests that are beyond the limit of their client. `proxies`: that are trusted. */
export const clientLimit = (proxies: number): Middleware => {
  const admit = createAdmission(proxies);
  return (req, res, next) => {
    const end = admit(req);
    if (end === null) return sendTooManyRequests(req, res);
    res.on("close", guarded(end, toLastResort));
    next();
  };
};
