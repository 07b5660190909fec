import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";

export type RequestLog = (entry: Readonly<Record<string, unknown>>, message: string) => void;

const KNOWN_ID = /^[A-Za-z0-9._-]{8,64}$/;

// Only an id of the expected form is accepted: a visitor may have sent it.
const requestId = (req: IncomingMessage): string => {
  const header = req.headers["x-request-id"];
  return typeof header === "string" && KNOWN_ID.test(header) ? header : randomUUID();
};

/** Gives each request an id and logs it when it is answered. The query is never logged: it may hold personal data. */
export const withRequestLog =
  (listener: RequestListener, log: RequestLog): RequestListener =>
  (req, res) => {
    const id = requestId(req);
    const started = performance.now();
    req.headers["x-request-id"] = id;
    res.setHeader("X-Request-Id", id);
    res.once("close", () => {
      const path = (req.url ?? "").split("?")[0];
      const ms = Number((performance.now() - started).toFixed(1));
      log({ id, method: req.method, path, status: res.statusCode, ms, whole: res.writableFinished }, "request");
    });
    listener(req, res);
  };
