import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { clientNetwork } from "#domain/spam/index.ts";
import { readForwardedHeaders } from "../connections/forwarded-headers.ts";
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

/** True if the client may have the request answered; it counts until its answer has ended. */
export type AdmitRequest = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * Limits what one client behind the proxies does at once: an IPv4 address, or the network of an IPv6 address. Without a
 * proxy the connections of a client are limited, and the requests of each. Health checks are never refused.
 */
export const createClientLimit = (proxies: number): AdmitRequest => {
  if (proxies === 0) return () => true;
  const inProgress = new Map<string, number>();
  const end = (key: string): void => {
    const count = (inProgress.get(key) ?? 1) - 1;
    if (count === 0) inProgress.delete(key);
    else inProgress.set(key, count);
  };
  return (req, res) => {
    const kind = requestKind(req.method, req.url ?? "/");
    if (kind === "health") return true;
    const { address } = readForwardedHeaders({ headers: req.headers, remote: req.socket.remoteAddress }, proxies);
    const key = `${kind} ${clientNetwork(address)}`;
    const count = inProgress.get(key) ?? 0;
    if (count >= maxOf(kind)) return false;
    inProgress.set(key, count + 1);
    res.on("close", () => end(key));
    return true;
  };
};

/** Refuses requests that are beyond the limit. */
export const withClientLimit =
  (listener: RequestListener, admit: AdmitRequest): RequestListener =>
  (req, res) =>
    admit(req, res) ? listener(req, res) : sendTooManyRequests(req, res);
