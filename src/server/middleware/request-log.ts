import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { inRequest } from "../refused-request.ts";

export type RequestLog = (entry: Readonly<Record<string, unknown>>, message: string) => void;

const KNOWN_ID = /^[A-Za-z0-9._-]{8,64}$/;

// Only an id of the expected form is accepted: a visitor may have sent it.
const requestId = (req: IncomingMessage): string => {
  const header = req.headers["x-request-id"];
  return typeof header === "string" && KNOWN_ID.test(header) ? header : randomUUID();
};

/** Statuses of requests that are refused: malformed, without a right, too many. A visitor's mistakes have others. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 405, 413, 414, 429]);

/**
 * Gives each request an id and logs it when it is answered. The query is never logged: it may hold personal data. `clientOf`: a
 * pseudonym, which only lines about refused requests have.
 */
export const withRequestLog =
  (listener: RequestListener, log: RequestLog, clientOf: (req: IncomingMessage) => string): RequestListener =>
  (req, res) => {
    const id = requestId(req);
    const client = (): string => clientOf(req);
    const started = performance.now();
    req.headers["x-request-id"] = id;
    res.setHeader("X-Request-Id", id);
    res.once("close", () => {
      const path = (req.url ?? "").split("?")[0];
      const ms = Number((performance.now() - started).toFixed(1));
      const { method } = req;
      const who = REFUSED.has(res.statusCode) ? { client: client() } : {};
      log({ id, method, path, status: res.statusCode, ms, whole: res.writableFinished, ...who }, "request");
    });
    inRequest({ id, client }, () => listener(req, res));
  };
