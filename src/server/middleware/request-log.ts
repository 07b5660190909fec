import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "#application/jobs/ports.ts";
import { withErrorHandler } from "#domain/shared/index.ts";
import { inRequest } from "../connections/refused-request.ts";
import type { Middleware } from "./compose.ts";
import { pathOf } from "./request-path.ts";

/** Records a completed request; `seconds`: its duration. */
export type MeasureRequest = (req: IncomingMessage, res: ServerResponse, seconds: number) => void;

export type RequestLogDependencies = {
  readonly log: Pick<Log, "info" | "error">;
  readonly measure: MeasureRequest;
  /** Pseudonym of the client, for rejected requests only. */
  readonly clientOf: (req: IncomingMessage) => string;
};

const KNOWN_ID = /^[A-Za-z0-9._-]{8,64}$/;

// Only an id of the expected form is accepted: a visitor may have sent it.
const requestId = (headers: IncomingHttpHeaders): string => {
  const header = headers["x-request-id"];
  return typeof header === "string" && KNOWN_ID.test(header) ? header : randomUUID();
};

/** Statuses of rejected requests: malformed, unauthorised, too many. Visitors' mistakes have other statuses. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 405, 413, 414, 429]);

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/** Assigns each request an id, returns it in the response, and measures and logs the request at its end. */
export const requestLog =
  ({ log, measure, clientOf }: RequestLogDependencies): Middleware =>
  (req, res, next) => {
    const id = requestId(req.headers);
    const client = (): string => clientOf(req);
    const startedAt = performance.now();
    req.headers["x-request-id"] = id;
    res.setHeader("X-Request-Id", id);
    const record = (): void => {
      const ms = performance.now() - startedAt;
      const { method, url } = req;
      const { statusCode: status, writableFinished: whole } = res;
      measure(req, res, ms / 1_000);
      // Without the query, which may contain personal data.
      const entry = { id, method, path: pathOf(url), status, ms: rounded(ms), whole };
      log.info(REFUSED.has(status) ? { ...entry, client: client() } : entry, "request");
    };
    res.on(
      "close",
      withErrorHandler(record, (error) => log.error({ err: error }, "request could not be recorded")),
    );
    inRequest({ id, client }, next);
  };
