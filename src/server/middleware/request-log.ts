import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Metrics } from "#application/operations/index.ts";
import type { Log } from "#application/jobs/ports.ts";
import { withErrorHandler } from "#domain/shared/index.ts";
import { inRequest, type RequestInProgress } from "../connections/refused-request.ts";
import type { Middleware } from "./compose.ts";
import { matchesPath, pathOf, routedPath } from "./request-path.ts";

/** Kinds of requests by patterns of `matchesPath`; the first line that fits counts. */
const KINDS: readonly (readonly [pattern: string, kind: string])[] = [
  ["/assets/*", "asset"],
  ["/media/*", "picture"],
  ["/studio/*", "picture"],
  ["/api/*", "api"],
  ["/v2/cdn/*", "content_api"],
  ["/feeds/*", "feed"],
  ["/healthz", "health"],
  ["/readyz", "health"],
];

/** Kind of a request, by method and URL. */
export const requestKind = (method: string | undefined, url: string): string => {
  if (method === "POST") return "form";
  const path = routedPath(url);
  return KINDS.find(([pattern]) => matchesPath(path, pattern))?.[1] ?? "page";
};

/** Records a completed request; `seconds`: its duration. */
type MeasureRequest = (req: IncomingMessage, res: ServerResponse, seconds: number) => void;

type RequestLogDependencies = {
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

/** Proxies ask every few seconds: a good answer says nothing. */
const isQuiet = (url: string, status: number): boolean => requestKind("GET", url) === "health" && status === 200;

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/** Assigns each request an id, returns it in the response, and measures and logs the request at its end. */
export const requestLog =
  ({ log, measure, clientOf }: RequestLogDependencies): Middleware =>
  (req, res, next) => {
    const id = requestId(req.headers);
    const client = (): string => clientOf(req);
    const request: RequestInProgress = { id, client };
    const startedAt = performance.now();
    req.headers["x-request-id"] = id;
    res.setHeader("X-Request-Id", id);
    const record = (): void => {
      request.client = null;
      const ms = performance.now() - startedAt;
      const { method, url } = req;
      const { statusCode: status, writableFinished: whole } = res;
      measure(req, res, ms / 1_000);
      if (isQuiet(url ?? "/", status)) return;
      // Without the query, which may contain personal data.
      const entry = { id, method, path: pathOf(url), status, ms: rounded(ms), whole };
      log.info(REFUSED.has(status) ? { ...entry, client: client() } : entry, "request");
    };
    res.on(
      "close",
      withErrorHandler(record, (error) => log.error({ err: error }, "request could not be recorded")),
    );
    inRequest(request, next);
  };

/** From a cached page to a form that waits for the database. */
const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Records the duration of each request by its kind and the class of its status: "2xx" to "5xx", or "aborted". */
export const measureRequests = (metrics: Metrics): MeasureRequest => {
  const observe = metrics.histogram(
    "vitrine_request_seconds",
    "Duration of requests.",
    ["kind", "status"],
    REQUEST_SECONDS,
  );
  return ({ method, url }, { statusCode, writableFinished }, seconds) => {
    const status = writableFinished ? `${Math.floor(statusCode / 100)}xx` : "aborted";
    observe(seconds, { kind: requestKind(method, url || "/"), status });
  };
};
