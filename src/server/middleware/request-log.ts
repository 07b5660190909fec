import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";

export type RequestLog = (entry: Readonly<Record<string, unknown>>, message: string) => void;

const KNOWN_ID = /^[A-Za-z0-9._-]{8,64}$/;

// An id from a proxy in front goes on; one from a visitor is only believed in form.
const requestId = (req: IncomingMessage): string => {
  const given = req.headers["x-request-id"];
  return typeof given === "string" && KNOWN_ID.test(given) ? given : randomUUID();
};

/** Gives each request an id, and writes a line when it is answered: never its query, which may hold a visitor's words. */
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
