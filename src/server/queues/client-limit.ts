import type { IncomingMessage } from "node:http";
import { clientNetwork } from "#domain/spam/index.ts";
import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";
import { readForwardedHeaders } from "../connections/forwarded-headers.ts";
import type { Middleware } from "../middleware/compose.ts";
import { sendTooManyRequests } from "./overload-response.ts";
import { requestKind } from "../middleware/request-log.ts";

/**
 * Maximum requests in progress per client, by kind. Over HTTP/2 a browser requests all pictures of a page together, at
 * most 40, and an office shares an IP address. Pages and searches wait in a queue of 64, half of which stays available
 * to others. A response that is read slowly is in progress until its end.
 */
export const MAX_IN_PROGRESS = { page: 32, api: 32, other: 64 } as const;

const maxOf = (kind: string): number =>
  kind === "page" || kind === "api" ? MAX_IN_PROGRESS[kind] : MAX_IN_PROGRESS.other;

/** Called when the answer has ended; until then the request counts. */
type EndRequest = () => void;

/** Null if the client is over its limit. */
type AdmitRequest = (req: IncomingMessage) => EndRequest | null;

const endUncounted: EndRequest = () => undefined;

/**
 * Limits the concurrent requests of a client behind the proxies: an IPv4 address, or the network of an IPv6 address.
 * Without a proxy the connections of a client, and the requests of each, are limited instead. Health checks are never
 * rejected.
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

/** Rejects requests beyond the limit of their client. `proxies`: number of trusted proxies. */
export const clientLimit = (proxies: number): Middleware => {
  const admit = createAdmission(proxies);
  return (req, res, next) => {
    const end = admit(req);
    if (end === null) return sendTooManyRequests(req, res);
    res.on("close", withErrorHandler(end, throwUnhandled));
    next();
  };
};
